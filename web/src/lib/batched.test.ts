import { expect, it, vi } from "vitest";
import { batched } from "./batched.ts";

it("combines concurrent calls into one and returns each result", async () => {
  const call = vi.fn(async (inputs: readonly number[]) => inputs.map((input) => input * 2));
  const double = batched(100, call);
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(await double(4)).toBe(8);
  expect(call).toHaveBeenCalledTimes(2);
});
it("splits large batches", async () => {
  const call = vi.fn(async (inputs: readonly number[]) => inputs);
  await Promise.all(Array.from({ length: 5 }, (_, n) => n).map(batched(2, call)));
  expect(call.mock.calls.map(([inputs]) => inputs)).toEqual([[0, 1], [2, 3], [4]]);
});
it("rejects all calls of a failed batch, and no others", async () => {
  let fails = true;
  const ask = batched(10, async (inputs: readonly number[]) => {
    if (fails) throw new Error("down");
    return inputs;
  });
  const results = await Promise.allSettled([ask(1), ask(2)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fails = false;
  expect(await ask(3)).toBe(3);
});
it("rejects a call without a result", async () => {
  await expect(batched(10, async () => [])(1)).rejects.toThrow("Batch returned fewer results");
});
