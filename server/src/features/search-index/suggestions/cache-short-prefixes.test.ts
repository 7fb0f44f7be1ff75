import { describe, expect, it } from "vitest";
import { cacheShortPrefixes } from "./cache-short-prefixes.ts";

const countCalls = () => {
  const calls: string[] = [];
  const suggest = cacheShortPrefixes(async ({ number }: { number: number }, { lookaheadTerm, isShorts, page }) => {
    calls.push(`${number} ${lookaheadTerm} ${isShorts ? "shorts" : "videos"} ${page}`);
    if (lookaheadTerm === "bad" && calls.length === 1) throw new Error("Database unavailable");
    return { call: calls.length };
  });
  return { calls, suggest };
};

describe("cacheShortPrefixes", () => {
  it("computes suggestions for a short prefix once per snapshot", async () => {
    const { calls, suggest } = countCalls();
    const [first, second] = [{ number: 1 }, { number: 2 }];
    const query = { lookaheadTerm: "vol", page: 0 };
    expect(await suggest(first, query)).toBe(await suggest(first, query));
    await suggest(second, query);
    expect(calls).toEqual(["1 vol videos 0", "2 vol videos 0"]);
  });

  it("joins concurrent requests for the same prefix", async () => {
    const { calls, suggest } = countCalls();
    const snapshot = { number: 1 };
    await Promise.all([1, 2, 3].map(() => suggest(snapshot, { lookaheadTerm: "vo", page: 0 })));
    expect(calls).toHaveLength(1);
  });

  it("distinguishes all parameters and does not cache longer prefixes or later pages", async () => {
    const { calls, suggest } = countCalls();
    const snapshot = { number: 1 };
    for (const query of [
      { lookaheadTerm: "vo", page: 0 },
      { lookaheadTerm: "vo", page: 0, isShorts: true },
      { lookaheadTerm: "vo", page: 1 },
      { lookaheadTerm: "vo", page: 1 },
      { lookaheadTerm: "volc", page: 0 },
      { lookaheadTerm: "volc", page: 0 },
    ])
      await suggest(snapshot, query);
    expect(calls).toHaveLength(6);
  });

  it("does not cache failures", async () => {
    const { calls, suggest } = countCalls();
    const snapshot = { number: 1 };
    await expect(suggest(snapshot, { lookaheadTerm: "bad", page: 0 })).rejects.toThrow("unavailable");
    await suggest(snapshot, { lookaheadTerm: "bad", page: 0 });
    expect(calls).toHaveLength(2);
  });
});
