import { describe, expect, it } from "vitest";
import { cleanWord, isMadeOut } from "./clean-word.ts";

describe("a word that was read", () => {
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
  ])("%s is taken for %s", (read, meant) => {
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
  ])("%s in %s is made out: %s", (word, read, is) => {
    expect(isMadeOut(word, read)).toBe(is);
  });
});
