import { expect, it, vi } from "vitest";
import { batched } from "./batched.ts";

it("makes one call of what is asked at the same time, and answers each in its place", async () => {
  const call = vi.fn(async (inputs: readonly number[]) => inputs.map((input) => input * 2));
  const double = batched(100, call);
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(await double(4)).toBe(8);
  expect(call).toHaveBeenCalledTimes(2);
});
it("splits what is too much for one call", async () => {
  const call = vi.fn(async (inputs: readonly number[]) => inputs);
  await Promise.all(Array.from({ length: 5 }, (_, n) => n).map(batched(2, call)));
  expect(call.mock.calls.map(([inputs]) => inputs)).toEqual([[0, 1], [2, 3], [4]]);
});
it("fails all that were asked together, and only those", async () => {
  let fails = true;
  const ask = batched(10, async (inputs: readonly number[]) => {
    if (fails) throw new Error("down");
    return inputs;
  });
  const asked = await Promise.allSettled([ask(1), ask(2)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await ask(3)).toBe(3);
});
it("fails what was left unanswered", async () => {
  await expect(batched(10, async () => [])(1)).rejects.toThrow("Fewer answers");
});
