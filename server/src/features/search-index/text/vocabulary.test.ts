import { describe, expect, it } from "vitest";
import { randomOf } from "../../../testing/catalogue/random.ts";
import { slip } from "../../../testing/catalogue/slip.ts";
import { madeUpWords } from "../../../testing/catalogue/vocabulary.ts";
import { editDistance } from "../suggestions/closeness.ts";
import { createVocabulary } from "./vocabulary.ts";

const counted = (words: readonly string[]) =>
  [...words].sort().map((word) => ({ word, videos: word.length, shorts: 0, channels: 0 }));
const small = createVocabulary([
  { word: "cat", videos: 50, shorts: 1, channels: 0 },
  { word: "catch", videos: 5, shorts: 0, channels: 0 },
  { word: "category", videos: 9, shorts: 0, channels: 0 },
  { word: "dog", videos: 7, shorts: 0, channels: 2 },
  { word: "кот", videos: 3, shorts: 0, channels: 0 },
]);
const wordsAt = (positions: readonly number[]) => positions.map(small.wordAt);

describe("a vocabulary", () => {
  it("finds its words and no others", () => {
    for (const word of ["cat", "catch", "category", "dog", "кот"]) expect(small.wordAt(small.find(word))).toBe(word);
    for (const word of ["", "ca", "cats", "a", "zoo", "ко"]) expect(small.find(word)).toBe(-1);
  });

  it("finds the most frequent words with a prefix", () => {
    expect(wordsAt(small.findByPrefix("cat", 2))).toEqual(["cat", "category"]);
    expect(wordsAt(small.findByPrefix("к", 5))).toEqual(["кот"]);
    expect(wordsAt(small.findByPrefix("x", 5))).toEqual([]);
  });

  it("finds the most similar words or prefixes", () => {
    expect(wordsAt(small.findSimilar("catgeory", 2, false, 5))).toEqual(["category"]);
    expect(wordsAt(small.findSimilar("catge", 1, true, 5))).toContain("category");
    expect(wordsAt(small.findSimilar("xat", 1, false, 5))).toEqual(["cat"]);
  });

  it("can be empty", () => {
    const none = createVocabulary([]);
    expect([none.find("a"), none.findByPrefix("a", 3), none.findSimilar("abcd", 1, false, 3)]).toEqual([-1, [], []]);
  });

  it("finds the same words as a comparison with every word", () => {
    const random = randomOf(4);
    const words = madeUpWords(random, 3_000, "en");
    const vocabulary = createVocabulary(counted([...new Set(words)]));
    for (let round = 0; round < 200; round++) {
      const word = words[Math.floor(random() * words.length)] ?? "";
      if (word.length < 5) continue;
      const typed = word.slice(0, 1) + slip(random, word.slice(1));
      const found = vocabulary.findSimilar(typed, 1, false, 1_000).map(vocabulary.wordAt);
      const expected = words.filter((other) => other[0] === typed[0] && editDistance(typed, other, 1) <= 1);
      expect(found).toEqual(expect.arrayContaining(expected));
      expect(found.filter((other) => editDistance(typed, other, 1) > 1)).toEqual([]);
    }
  });
});
