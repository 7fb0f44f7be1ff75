import { expect, it } from "vitest";
import { fullThrottle, spend, type Throttle } from "./throttle.ts";

const rate = { perSecond: 2, burst: 3 };
const spendAt = (throttle: Throttle, ...moments: number[]) =>
  moments.reduce((left, now) => spend(left, rate, now), throttle);

it("lets a burst pass and refuses the next", () => {
  expect(spendAt(fullThrottle(rate, 0), 0, 0, 0).tokens).toBe(0);
  expect(spendAt(fullThrottle(rate, 0), 0, 0, 0, 0).tokens).toBe(-1);
});
it("fills with time, never above the burst", () => {
  expect(spendAt(fullThrottle(rate, 0), 0, 0, 0, 1000).tokens).toBe(1);
  expect(spendAt(fullThrottle(rate, 0), 60_000).tokens).toBe(2);
});
it("bounds the debt of a flood", () => {
  expect(spendAt(fullThrottle(rate, 0), ...Array<number>(100).fill(0)).tokens).toBe(-3);
});
