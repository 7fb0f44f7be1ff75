import { describe, expect, it } from "vitest";
import { correctWords, otherLanguages } from "./rules.ts";

const known = ["cabin", "lookout", "tower"];
const spelling = {
  isKnown: (word: string) => known.includes(word),
  findSimilar: (word: string, maxErrors: number) => (maxErrors === 2 && word === "towrr" ? ["tower"] : []),
};

describe("correctWords", () => {
  it.each([
    [
      ["lookout", "towrr"],
      ["lookout", "tower"],
    ],
    [["cabin"], ["cabin"]],
    [["zzzzzz", "cabin"], ["cabin"]],
    [["ab"], []],
  ])("turns %j into %j", (words, corrected) => expect(correctWords(words, spelling)).toEqual(corrected));
});

it("lists other languages by frequency", () =>
  expect(otherLanguages(["de", "es", "es", null, "en", "fr"], ["en"], 2)).toEqual(["es", "de"]));
