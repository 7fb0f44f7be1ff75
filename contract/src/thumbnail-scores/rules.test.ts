import { expect, it } from "vitest";
import { scoreBand } from "./rules.ts";

it.each([
  [10, "best"],
  [9, "best"],
  [8.99, "better"],
  [6, "better"],
  [5.99, "ok"],
  [0, "ok"],
  [-0.1, "unknown"],
  [Number.NaN, "unknown"],
])("a score of %d is %s", (score, band) => expect(scoreBand(score)).toBe(band));
