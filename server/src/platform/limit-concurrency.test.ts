import { AppError } from "@coldopen/contract/kernel/errors";
import { expect, it, onTestFinished, vi } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

it("lets a few at once in, and the others one after the other", async () => {
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = limitConcurrency(async (fails: boolean) => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => open.push(resolve));
    running--;
    if (fails) throw new Error("failed");
  }, 2);
  const all = Promise.allSettled([true, false, true, false, false].map(work));
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => open.length, { timeout: 15_000 }).toBeGreaterThan(0);
    open.shift()?.();
  }
  expect(
    (await all)
      .map(({ status }) => status)
      .sort()
      .join(),
  ).toBe("fulfilled,fulfilled,fulfilled,rejected,rejected");
  expect(most).toBe(2);
});

it("sends away who comes behind a full line, and goes on with those in it", async () => {
  const ends: (() => void)[] = [];
  const work = limitConcurrency(
    (input: number) => new Promise<number>((resolve) => ends.push(() => resolve(input))),
    1,
    {
      maxQueue: 1,
    },
  );
  const [first, second] = [work(1), work(2)];
  await expect(work(3)).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length, { timeout: 15_000 }).toBe(2);
  ends[1]?.();
  expect(await second).toBe(2);
});

it("refuses a call that has waited too long, and gives its turn to the next one", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const refusal = () => new AppError("rate_limited", "Busy", { retryAfterSeconds: 2 });
  const begun: number[] = [];
  const work = limitConcurrency(
    (ms: number) => {
      begun.push(ms);
      return new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));
    },
    1,
    { maxWaitMs: 50, refusal },
  );
  const first = work(80);
  const refused = expect(work(81)).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 2 });
  await vi.advanceTimersByTimeAsync(50);
  await refused;
  const last = work(82);
  await vi.advanceTimersByTimeAsync(30);
  expect(await first).toBe(80);
  await vi.advanceTimersByTimeAsync(82);
  expect(await last).toBe(82);
  expect(begun).toEqual([80, 82]);
});
