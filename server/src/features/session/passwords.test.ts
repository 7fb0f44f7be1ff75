import { describe, expect, it, vi } from "vitest";
import { hashPassword, passwordMatches } from "./passwords.ts";

const derived = vi.hoisted(() => ({ costs: [] as unknown[] }));
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const scrypt = (...args: Parameters<typeof crypto.scrypt>) => {
    derived.costs.push(args[3]);
    crypto.scrypt(...args);
  };
  return { ...crypto, scrypt };
});

describe("a password", () => {
  it("is kept as a salted hash that only it matches, in any composition of its letters", async () => {
    const [hash, other] = await Promise.all([hashPassword("pass\u00e9 word"), hashPassword("pass\u00e9 word")]);
    expect(hash).not.toBe(other);
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await passwordMatches("passe\u0301 word", hash)).toBe(true);
    expect(await passwordMatches("passe word", hash)).toBe(false);
  });

  it("takes the same work for a wrong one, a missing one and a missing person", async () => {
    const hash = await hashPassword("right");
    await passwordMatches("warm up", undefined);
    derived.costs = [];
    for (const known of [hash, null, undefined]) expect(await passwordMatches("wrong", known)).toBe(false);
    expect(derived.costs).toHaveLength(3);
    expect(new Set(derived.costs.map((cost) => JSON.stringify(cost))).size).toBe(1);
  });
});
