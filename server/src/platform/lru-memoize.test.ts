import { describe, expect, it } from "vitest";
import { lruMemoize } from "./lru-memoize.ts";

describe("lruMemoize", () => {
  it("computes a key once, also for concurrent calls", async () => {
    const memoize = lruMemoize<number>(2);
    let calls = 0;
    const compute = async () => ++calls;
    expect(await Promise.all([memoize("a", compute), memoize("a", compute)])).toEqual([1, 1]);
    expect(await memoize("a", compute)).toBe(1);
  });

  it("evicts the least recently used key", async () => {
    const memoize = lruMemoize<string>(2);
    const computed: string[] = [];
    const get = (key: string) =>
      memoize(key, async () => {
        computed.push(key);
        return key;
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
    expect(computed).toEqual(["a", "b", "c", "b"]);
  });

  it("does not cache failures", async () => {
    const memoize = lruMemoize<string>(2);
    await expect(memoize("a", () => Promise.reject(new Error("unavailable")))).rejects.toThrow("unavailable");
    expect(await memoize("a", async () => "second")).toBe("second");
  });
});
