import { expect, it } from "vitest";
import { pace } from "./pace.ts";

it("lets words through twenty times a second, and always the first ones and the whole", () => {
  let clock = 1000;
  const isDue = pace(() => clock);
  const after = (ms: number, index: number, isWhole = false) => {
    clock += ms;
    return isDue({ index, isWhole });
  };
  expect(after(0, 0)).toBe(true);
  expect([after(10, 0), after(39, 0), after(1, 0), after(10, 0)]).toEqual([false, false, true, false]);
  expect([after(1, 0, true), after(1, 1), after(1, 1), after(1, 1, true)]).toEqual([true, true, false, true]);
});
