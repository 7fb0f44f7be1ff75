import { expect, it } from "vitest";
import { newTokenBucket, type TokenBucket, takeToken } from "./token-bucket.ts";

const rate = { perSecond: 2, burst: 3 };
const takeAt = (bucket: TokenBucket, ...moments: number[]) =>
  moments.reduce((left, now) => takeToken(left, rate, now), bucket);

it("lets a burst pass and refuses the next", () => {
  expect(takeAt(newTokenBucket(rate, 0), 0, 0, 0).tokens).toBe(0);
  expect(takeAt(newTokenBucket(rate, 0), 0, 0, 0, 0).tokens).toBe(-1);
});
it("fills with time, never above the burst", () => {
  expect(takeAt(newTokenBucket(rate, 0), 0, 0, 0, 1000).tokens).toBe(1);
  expect(takeAt(newTokenBucket(rate, 0), 60_000).tokens).toBe(2);
});
it("bounds the debt of a flood", () => {
  expect(takeAt(newTokenBucket(rate, 0), ...Array<number>(100).fill(0)).tokens).toBe(-3);
});
