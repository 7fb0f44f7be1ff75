import { expect, it } from "vitest";
import { overlap, tellingWords } from "./rules.ts";

const counts: Record<string, number> = {
  the: 900,
  sauna: 3,
  container: 12,
  shipping: 10,
  house: 15,
  built: 18,
  900: 2,
};
const telling = (...words: string[]) => tellingWords(words, (word) => counts[word] ?? 0, 1000).map(({ word }) => word);

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
  const words = tellingWords(["shipping", "container", "sauna"], (word) => counts[word] ?? 0, 1000);
  const weights = [["sauna"], ["sauna", "container"], ["the"]].map((title) => overlap(title, words));
  expect(weights[1]).toBeGreaterThan(weights[0] ?? 0);
  expect(weights[2]).toBe(0);
});
