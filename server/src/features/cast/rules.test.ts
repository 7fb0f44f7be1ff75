import { expect, it } from "vitest";
import { chooseCast } from "./rules.ts";

const ready = [
  { name: "Tess Okafor", cutoutId: "tess-1" },
  { name: "Tess Okafor", cutoutId: "tess-2" },
  { name: "José", cutoutId: "jose-1" },
];

it.each<[string, number, string[]]>([
  ["a cabin in the snow", 0, ["tess-1"]],
  ["a cabin in the snow", 1, ["tess-2"]],
  ["José builds a raft", 0, ["jose-1"]],
  ["tess and josé on a raft", 3, ["tess-2", "jose-1"]],
  ["the tessellated floor", 4, ["tess-1"]],
])("shows for %j with seed %d %j", (prompt, seed, expected) =>
  expect(chooseCast(ready, prompt, seed)).toEqual(expected),
);

it("chooses no one if no photo is ready", () => expect(chooseCast([], "tess", 1)).toEqual([]));
