import { describe, expect, it } from "vitest";
import { wordsCheck } from "./reading.ts";

const box = { x1: 0, y1: 0, x2: 0.1, y2: 0.1 };
const words = (kept: readonly string[], lost: readonly string[] = []) => [
  ...kept.map((text) => ({ text, box, isKept: true })),
  ...lost.map((text) => ({ text, box, isKept: false })),
];

describe("the check of the words that were read", () => {
  it.each([
    [words(["NO", "ROPE"]), 1, 'Reads "NO ROPE", at 168x94 too'],
    [words(["NO"], ["rope"]), 0.5, 'Reads "NO rope"; "rope" gets lost at 168x94'],
    [words(["NO"], ["rope", "at", "all"]), 0.25, 'Reads "NO rope at all"; "rope", "at", and "all" get lost at 168x94'],
    [words([], ["rope"]), 0, 'Reads "rope", but nothing of it at 168x94'],
    [[], 0, "What looks like words can't be read"],
  ])("names the words", (read, grade, reading) => {
    expect(wordsCheck(read, true)).toMatchObject({ name: "text", source: "read", grade, reading });
  });

  it("has full grade for a picture without words", () => {
    expect(wordsCheck([], false)).toMatchObject({ grade: 1, value: 0, reading: "No words are read" });
  });
});
