import { describe, expect, it } from "vitest";
import { cleanWord, isMadeOut } from "./clean-word.ts";

describe("cleaning and matching recognised words", () => {
  it.each([
    ["CABIN_", "CABIN"],
    ["'LIFT,", "LIFT"],
    ["T00", "TOO"],
    ["HAUNTED?", "HAUNTED?"],
    ["$5.", "$5"],
    ["-30", "-30"],
    ["100", "100"],
    ["92°", "92°"],
    ["—", ""],
    ["", ""],
  ])("cleanWord of %s returns %s", (read, meant) => {
    expect(cleanWord(read)).toBe(meant);
  });

  it.each([
    ["CABIN", "$900 CABlN", true],
    ["ROPE", "NO,ROPE", true],
    ["CHECKMATE", "GHEGKMATE", true],
    ["TOKYO", "TOK", false],
    ["NO", "nen", false],
    ["NIGHT", "", false],
    ["?", "?", false],
  ])("isMadeOut of %s in %s returns %s", (word, read, is) => {
    expect(isMadeOut(word, read)).toBe(is);
  });
});
