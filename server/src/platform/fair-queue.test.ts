import { describe, expect, it } from "vitest";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

/** Work that the test ends, and the order in which it was started. */
function controlledWork(queue: FairQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (key: string, name: string, options: { signal?: AbortSignal; isLowPriority?: boolean } = {}) => {
    const done = queue.run({ key, ...options }, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
    done.catch(() => undefined);
    return done;
  };
  const endNext = async () => {
    const [first] = ends;
    if (!first) throw new Error("Nothing runs");
    const before = started.length;
    ends.delete(first[0]);
    first[1]();
    await expect.poll(() => started.length + (ends.size === 0 ? 1 : 0)).toBeGreaterThan(before);
  };
  const endAll = async () => {
    while (ends.size > 0) await endNext();
  };
  return { add, started, endNext, endAll };
}
const room = { maxQueuedPerKey: 100, maxQueued: 1000 };

describe("a fair queue", () => {
  it("runs no more than its concurrency at once", async () => {
    const { add, started, endNext } = controlledWork(createFairQueue({ concurrency: 2, ...room }));
    for (let n = 0; n < 5; n++) void add("a", `a${n}`);
    expect(started).toEqual(["a0", "a1"]);
    await endNext();
    expect(started).toEqual(["a0", "a1", "a2"]);
  });

  it("starts a newcomer's work after at most one entry of each other key, however many they queued", async () => {
    const { add, started, endAll } = controlledWork(createFairQueue({ concurrency: 1, ...room }));
    for (let n = 0; n < 50; n++) void add("flood", `flood${n}`);
    for (let n = 0; n < 3; n++) void add("other", `other${n}`);
    void add("newcomer", "newcomer");
    await endAll();
    // flood0 ran already; then one of each key.
    expect(started.indexOf("newcomer")).toBeLessThanOrEqual(3);
    expect(started.slice(0, 7)).toEqual(["flood0", "flood1", "other0", "newcomer", "flood2", "other1", "flood3"]);
    expect(started).toHaveLength(54);
  });

  it("leaves room to others while a key runs as much as it may", async () => {
    const { add, started, endNext } = controlledWork(createFairQueue({ concurrency: 3, maxRunningPerKey: 2, ...room }));
    for (let n = 0; n < 4; n++) void add("slow", `slow${n}`);
    void add("other", "other0");
    expect(started).toEqual(["slow0", "slow1", "other0"]);
    await endNext();
    expect(started).toEqual(["slow0", "slow1", "other0", "slow2"]);
    void add("other", "other1");
    await endNext();
    expect(started).toEqual(["slow0", "slow1", "other0", "slow2", "slow3"]);
    await endNext();
    expect(started.at(-1)).toBe("other1");
  });

  it("keeps the order within a key", async () => {
    const { add, started, endAll } = controlledWork(createFairQueue({ concurrency: 1, ...room }));
    for (let n = 0; n < 4; n++) {
      void add("a", `a${n}`);
      void add("b", `b${n}`);
    }
    await endAll();
    expect(started.filter((name) => name.startsWith("a"))).toEqual(["a0", "a1", "a2", "a3"]);
    expect(started.filter((name) => name.startsWith("b"))).toEqual(["b0", "b1", "b2", "b3"]);
  });

  it("starts low-priority work after other work, but does not starve it", async () => {
    const { add, started, endAll } = controlledWork(createFairQueue({ concurrency: 1, ...room }));
    void add("a", "running");
    void add("demo", "demo0", { isLowPriority: true });
    void add("demo", "demo1", { isLowPriority: true });
    for (let n = 0; n < 8; n++) void add("a", `a${n}`);
    await endAll();
    expect(started).toEqual(["running", "a0", "a1", "a2", "a3", "demo0", "a4", "a5", "a6", "a7", "demo1"]);
  });

  it("refuses a key that has too many waiting, and still takes others", async () => {
    const { add } = controlledWork(createFairQueue({ concurrency: 1, maxQueuedPerKey: 2, maxQueued: 10 }));
    for (let n = 0; n < 3; n++) void add("flood", `flood${n}`);
    await expect(add("flood", "one too many")).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 10 });
    const waiting = add("other", "other");
    expect(await Promise.race([waiting.then(() => "ended"), Promise.resolve("waits")])).toBe("waits");
  });

  it("refuses everyone when it is full in total, low-priority work included", async () => {
    const { add } = controlledWork(createFairQueue({ concurrency: 1, maxQueuedPerKey: 5, maxQueued: 3 }));
    for (const key of ["a", "a", "b", "c"]) void add(key, key);
    await expect(add("d", "d")).rejects.toMatchObject({ code: "rate_limited" });
    await expect(add("demo", "demo", { isLowPriority: true })).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("removes an aborted entry and gives its place to others", async () => {
    const { add, started, endAll } = controlledWork(
      createFairQueue({ concurrency: 1, maxQueuedPerKey: 1, maxQueued: 1 }),
    );
    const leaving = new AbortController();
    void add("a", "running");
    const left = add("a", "left", { signal: leaving.signal });
    leaving.abort("gone");
    await expect(left).rejects.toBe("gone");
    await expect(add("a", "never", { signal: AbortSignal.abort("before") })).rejects.toBe("before");
    void add("a", "next");
    await endAll();
    expect(started).toEqual(["running", "next"]);
  });

  it("goes on after work that fails", async () => {
    const queue = createFairQueue({ concurrency: 1, ...room });
    const failed = queue.run({ key: "a" }, () => Promise.reject(new Error("failed")));
    const next = queue.run({ key: "a" }, async () => "next");
    await expect(failed).rejects.toThrow("failed");
    expect(await next).toBe("next");
    expect(await queue.run({ key: "a" }, async () => "later")).toBe("later");
  });
});
