import { describe, expect, it } from "vitest";
import { randomOf } from "../../testing/catalogue/random.ts";
import { slip } from "../../testing/catalogue/slip.ts";
import { madeUpWords } from "../../testing/catalogue/vocabulary.ts";
import { editsBetween } from "../outlier-search/index.ts";
import { vocabularyOf } from "./vocabulary.ts";

const counted = (words: readonly string[]) =>
  [...words].sort().map((word) => ({ word, videos: word.length, shorts: 0, channels: 0 }));
const small = vocabularyOf([
  { word: "cat", videos: 50, shorts: 1, channels: 0 },
  { word: "catch", videos: 5, shorts: 0, channels: 0 },
  { word: "category", videos: 9, shorts: 0, channels: 0 },
  { word: "dog", videos: 7, shorts: 0, channels: 2 },
  { word: "кот", videos: 3, shorts: 0, channels: 0 },
]);
const spelled = (places: readonly number[]) => places.map(small.wordAt);

describe("a vocabulary", () => {
  it("knows its words and no others", () => {
    for (const word of ["cat", "catch", "category", "dog", "кот"]) expect(small.wordAt(small.find(word))).toBe(word);
    for (const word of ["", "ca", "cats", "a", "zoo", "ко"]) expect(small.find(word)).toBe(-1);
  });

  it("gives the most frequent words with a beginning", () => {
    expect(spelled(small.beginningWith("cat", 2))).toEqual(["cat", "category"]);
    expect(spelled(small.beginningWith("к", 5))).toEqual(["кот"]);
    expect(spelled(small.beginningWith("x", 5))).toEqual([]);
  });

  it("finds the nearest words, whole or as beginnings", () => {
    expect(spelled(small.near("catgeory", 2, false, 5))).toEqual(["category"]);
    expect(spelled(small.near("catge", 1, true, 5))).toContain("category");
    expect(spelled(small.near("xat", 1, false, 5))).toEqual(["cat"]);
  });

  it("is empty without complaint", () => {
    const none = vocabularyOf([]);
    expect([none.find("a"), none.beginningWith("a", 3), none.near("abcd", 1, false, 3)]).toEqual([-1, [], []]);
  });

  it("agrees with a plain comparison of all words", () => {
    const random = randomOf(4);
    const words = madeUpWords(random, 3_000, "en");
    const vocabulary = vocabularyOf(counted([...new Set(words)]));
    for (let asked = 0; asked < 200; asked++) {
      const word = words[Math.floor(random() * words.length)] ?? "";
      if (word.length < 5) continue;
      const typed = word.slice(0, 1) + slip(random, word.slice(1));
      const found = vocabulary.near(typed, 1, false, 1_000).map(vocabulary.wordAt);
      const plain = words.filter((other) => other[0] === typed[0] && editsBetween(typed, other, 1) <= 1);
      expect(found).toEqual(expect.arrayContaining(plain));
      expect(found.filter((other) => editsBetween(typed, other, 1) > 1)).toEqual([]);
    }
  });
});
