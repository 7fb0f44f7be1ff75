import { describe, expect, it } from "vitest";
import { hashing } from "../../testing/fast-derive-key.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";

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
    hashing.costs = [];
    for (const known of [hash, null, undefined]) expect(await passwordMatches("wrong", known)).toBe(false);
    expect(hashing.costs).toEqual(Array(3).fill({ N: 2 ** 15, r: 8, p: 3 }));
  });
});
