import { expect, it } from "vitest";
import { colorDistance, distinctiveWords, overlap, weighWords } from "./rules.ts";

const counts: Record<string, number> = {
  the: 900,
  sauna: 3,
  container: 12,
  shipping: 10,
  house: 15,
  built: 18,
  900: 2,
};
const weigh = (...words: string[]) => weighWords(words, (word) => counts[word] ?? 0, 1000);
const distinctive = (...words: string[]) => distinctiveWords(weigh(...words)).map(({ word }) => word);

it("returns rare words once each, the rarest first", () => {
  expect(distinctive("the", "shipping", "container", "sauna", "sauna")).toEqual(["sauna", "shipping", "container"]);
});
it("ignores short words, numbers and unknown words", () => {
  expect(distinctive("900", "a", "zzz", "sauna")).toEqual(["sauna"]);
});
it("returns at most four words", () => {
  expect(distinctive("built", "house", "container", "shipping", "sauna")).toEqual([
    "sauna",
    "shipping",
    "container",
    "house",
  ]);
});
it("returns common words if there are no others", () => expect(distinctive("the")).toEqual(["the"]));

it("weighs two shared rare words more than one, and one more than none", () => {
  const words = weigh("shipping", "container", "sauna");
  const weights = [["sauna"], ["sauna", "container"], ["the"]].map((title) => overlap(title, words));
  expect(weights[1]).toBeGreaterThan(weights[0] ?? 0);
  expect(weights[2]).toBe(0);
});

it("uses common words only to decide between equal rare words", () => {
  const words = weigh("the", "shipping", "sauna");
  const [both, alone, common] = [["the", "sauna"], ["sauna"], ["the"]].map((title) => overlap(title, words));
  expect(both).toBeGreaterThan(alone ?? 0);
  expect(alone).toBeGreaterThan(common ?? 0);
});

it.each([
  [[0, 0, 0], [0, 0, 0], 0],
  [[0, 0, 0], [255, 255, 255], 255],
  [[10, 20, 30], [13, 20, 30], 1],
])("the colours %j and %j differ by %s", (one, other, distance) =>
  expect(colorDistance(Uint8Array.from(one), Uint8Array.from(other))).toBe(distance),
);
