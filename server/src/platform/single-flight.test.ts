import { expect, it } from "vitest";
import { singleFlight } from "./single-flight.ts";

/** Work that is done when told so, or when it is called off. */
function aWork() {
  const share = singleFlight<string>();
  const started: { finish(answer: string): void; signal: AbortSignal }[] = [];
  const run = (signal: AbortSignal) =>
    new Promise<string>((finish, fail) => {
      started.push({ finish, signal });
      signal.addEventListener("abort", () => fail(signal.reason));
    });
  const join = () => {
    const visit = new AbortController();
    const answer = share("sauna", visit.signal, run);
    answer.catch(() => undefined);
    return { answer, leave: () => visit.abort() };
  };
  return { started, join };
}

it("is done once for all who wait", async () => {
  const { started, join } = aWork();
  const [first, second] = [join(), join()];
  started[0]?.finish("done");
  expect(await Promise.all([first.answer, second.answer])).toEqual(["done", "done"]);
  expect(started).toHaveLength(1);
  join();
  expect(started).toHaveLength(2);
});

it("goes on while one of them waits", async () => {
  const { started, join } = aWork();
  const [first, second] = [join(), join()];
  first.leave();
  expect(started[0]?.signal.aborted).toBe(false);
  started[0]?.finish("done");
  expect(await second.answer).toBe("done");
});

it("is called off when the last one leaves, and begins anew for the next", async () => {
  const { started, join } = aWork();
  const [first, second] = [join(), join()];
  first.leave();
  second.leave();
  expect(started[0]?.signal.aborted).toBe(true);
  await expect(first.answer).rejects.toThrow("aborted");
  const third = join();
  started[1]?.finish("done");
  expect(await third.answer).toBe("done");
});

it("is not begun for someone who has left already", async () => {
  const share = singleFlight<string>();
  const run = () => Promise.reject(new Error("It was begun"));
  await expect(share("sauna", AbortSignal.abort(), run)).rejects.toThrow("aborted");
});
