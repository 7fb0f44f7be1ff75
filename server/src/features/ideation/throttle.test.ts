import { expect, it } from "vitest";
import { createThrottle } from "./throttle.ts";

it("passes a chunk every 50 ms, and always the first and the final chunk of an element", () => {
  let clock = 1000;
  const shouldEmit = createThrottle(() => clock);
  const after = (ms: number, index: number, isFinal = false) => {
    clock += ms;
    return shouldEmit({ index, isFinal });
  };
  expect(after(0, 0)).toBe(true);
  expect([after(10, 0), after(39, 0), after(1, 0), after(10, 0)]).toEqual([false, false, true, false]);
  expect([after(1, 0, true), after(1, 1), after(1, 1), after(1, 1, true)]).toEqual([true, true, false, true]);
});
