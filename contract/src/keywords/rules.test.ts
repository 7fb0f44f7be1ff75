import { expect, it } from "vitest";
import { keywordSource, keywordTier } from "./rules.ts";

it.each([
  [1, "strong"],
  [2.39, "strong"],
  [2.4, "super"],
  [3.49, "super"],
  [3.5, "explosive"],
  [12, "explosive"],
])("a ratio of %s is %s", (ratio, tier) => expect(keywordTier(ratio)).toBe(tier));

it.each([
  [{ videos: 30_412_000, months: 16 }, "Based on data from 30 million videos over the last 16 months"],
  [{ videos: 30_412, months: 1 }, "Based on data from 30,412 videos over the last 1 month"],
])("names the source of its numbers: %j", (size, text) => expect(keywordSource(size)).toBe(text));
