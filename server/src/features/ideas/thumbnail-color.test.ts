import { expect, it } from "vitest";
import { thumbnailColorOf } from "./thumbnail-color.ts";

const SEED = 7;
const brightnessOf = (color: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0);

it("follows the description: darker for a night than for a sunny day", () =>
  expect(brightnessOf(thumbnailColorOf("A cabin at night", SEED))).toBeLessThan(
    brightnessOf(thumbnailColorOf("A cabin on a sunny day", SEED)),
  ));

it("is the same whenever it is read", () =>
  expect(thumbnailColorOf("A cabin at night", SEED)).toBe(thumbnailColorOf("A cabin at night", SEED)));
