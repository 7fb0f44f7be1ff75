import { describe, expect, it } from "vitest";
import { decide, type FlagRule } from "./rules.ts";

const rule = (change: Partial<FlagRule>): FlagRule => ({
  flag: "F",
  scope: "everyone",
  target: "",
  variant: "on",
  percentage: 100,
  ...change,
});
const ask = (rules: FlagRule[], bucket = 0) =>
  decide(rules, "F", { organizationId: "org", userId: "ada", key: "ada", bucketOf: () => bucket });

describe("a flag", () => {
  it("has no answer where no rule names it", () => {
    expect(ask([])).toBeUndefined();
    expect(ask([rule({ flag: "G" })])).toBeUndefined();
  });

  it("takes the person's rule before the organization's before everyone's", () => {
    const everyone = rule({ variant: "everyone" });
    const organization = rule({ scope: "organization", target: "org", variant: "organization" });
    const person = rule({ scope: "user", target: "ada", variant: "person" });
    expect(ask([everyone, organization, person])).toBe("person");
    expect(ask([everyone, organization])).toBe("organization");
    expect(ask([everyone])).toBe("everyone");
  });

  it("ignores the rules of others", () => {
    expect(ask([rule({ scope: "user", target: "bob" }), rule({ scope: "organization", target: "other" })])).toBe(
      undefined,
    );
  });

  it.each([
    [0, 0, undefined],
    [1, 0, "on"],
    [50, 49, "on"],
    [50, 50, undefined],
    [100, 99, "on"],
  ])("at %i percent takes bucket %i: %s", (percentage, bucket, answer) => {
    expect(ask([rule({ percentage })], bucket)).toBe(answer);
  });

  it("falls to the next rule for those whom a percentage leaves out", () => {
    const some = rule({ scope: "organization", target: "org", variant: "new", percentage: 10 });
    expect(ask([some, rule({ variant: "old" })], 10)).toBe("old");
  });
});
