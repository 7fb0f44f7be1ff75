import { expect, it } from "vitest";
import { overlap, tellingWords, weighedWords } from "./rules.ts";

const counts: Record<string, number> = {
  the: 900,
  sauna: 3,
  container: 12,
  shipping: 10,
  house: 15,
  built: 18,
  900: 2,
};
const weighed = (...words: string[]) => weighedWords(words, (word) => counts[word] ?? 0, 1000);
const telling = (...words: string[]) => tellingWords(weighed(...words)).map(({ word }) => word);

it("are the rare ones, the rarest first, once each", () => {
  expect(telling("the", "shipping", "container", "sauna", "sauna")).toEqual(["sauna", "shipping", "container"]);
});
it("are neither short, nor numbers, nor unknown", () => {
  expect(telling("900", "a", "zzz", "sauna")).toEqual(["sauna"]);
});
it("are four at most", () => {
  expect(telling("built", "house", "container", "shipping", "sauna")).toEqual([
    "sauna",
    "shipping",
    "container",
    "house",
  ]);
});
it("are common ones where there is nothing else", () => expect(telling("the")).toEqual(["the"]));

it("two rare words weigh more than one, and one more than none", () => {
  const words = weighed("shipping", "container", "sauna");
  const weights = [["sauna"], ["sauna", "container"], ["the"]].map((title) => overlap(title, words));
  expect(weights[1]).toBeGreaterThan(weights[0] ?? 0);
  expect(weights[2]).toBe(0);
});

it("a common word decides between two that share the same rare ones, and never outweighs one", () => {
  const words = weighed("the", "shipping", "sauna");
  const [both, alone, common] = [["the", "sauna"], ["sauna"], ["the"]].map((title) => overlap(title, words));
  expect(both).toBeGreaterThan(alone ?? 0);
  expect(alone).toBeGreaterThan(common ?? 0);
});
