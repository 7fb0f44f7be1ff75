import { expect, it } from "vitest";
import { chooseCast } from "./rules.ts";

const ready = [
  { name: "Tess Okafor", cutoutId: "tess-1" },
  { name: "Tess Okafor", cutoutId: "tess-2" },
  { name: "José", cutoutId: "jose-1" },
];

it.each<[string, number, string[]]>([
  ["I built a cabin in the snow", 0, ["tess-1"]],
  ["Building a cabin in the snow", 1, ["tess-2"]],
  ["Construí una cabaña", 0, ["tess-1"]],
  ["J'ai construit un radeau", 0, ["tess-1"]],
  ["a cabin in the snow", 0, []],
  ["my dog in an empty room", 0, []],
  ["José builds a raft", 0, ["jose-1"]],
  ["tess and josé on a raft", 3, ["tess-2", "jose-1"]],
  ["the tessellated floor", 4, []],
])("shows for %j with seed %d %j", (prompt, seed, expected) =>
  expect(chooseCast(ready, prompt, seed)).toEqual(expected),
);

it("chooses no one if no photo is ready", () => expect(chooseCast([], "tess", 1)).toEqual([]));

it("shows a photo only with the expression that the prompt asks for", () => {
  const expressions = new Map([["tess-2", "happy"]]);
  expect(chooseCast(ready, "Tess, a person who looks happy", 0, expressions)).toEqual(["tess-2"]);
  expect(chooseCast(ready, "Tess, a person who looks angry", 0, expressions)).toEqual([]);
});
