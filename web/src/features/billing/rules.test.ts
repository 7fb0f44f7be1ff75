import { planOf } from "@coldopen/contract/billing/schema";
import { describe, expect, it } from "vitest";
import { amount, planNamed, price, priceOf, smallestSavingPercent, suggestedName, usedUpOn } from "./rules.ts";

describe("the price of a plan", () => {
  it("is what a month costs, and renews at the same, when paid monthly", () => {
    expect(priceOf(planOf("creator"), "month")).toEqual({ perMonthCents: 1900, renewalCents: 1900, savingCents: 0 });
  });
  it("is a twelfth of the year, renews by the year and names the saving, when paid yearly", () => {
    expect(priceOf(planOf("creator"), "year")).toEqual({
      perMonthCents: 1500,
      renewalCents: 18_000,
      savingCents: 4800,
    });
  });
});

it("knows the smallest saving of the table", () => expect(smallestSavingPercent()).toBe(20));

it("writes whole prices without cents and amounts with them", () => {
  expect([price(18_000), price(750), amount(3310)]).toEqual(["$180", "$7.50", "$33.10"]);
});

it.each([
  ["team", "team"],
  [" Creator ", "creator"],
  ["enterprise", undefined],
  ["", undefined],
  [undefined, undefined],
])("reads the plan %j of a link as %j", (name, plan) => expect(planNamed(name)).toBe(plan));

it("suggests a name for the organization only to someone who has one", () => {
  const template = (name: string) => `${name}'s studio`;
  expect(suggestedName(template, " Tess ")).toBe("Tess's studio");
  expect(suggestedName(template, "  ")).toBe("");
});

describe("the AI budget", () => {
  const startsAgainAt = "2026-12-01T00:00:00.000Z";
  const now = new Date("2026-11-11T00:00:00.000Z");
  it("is used up on a day of the month at a pace that is too fast", () => {
    expect(usedUpOn({ usedCents: 2000, budgetCents: 4000, startsAgainAt }, now)).toEqual(
      new Date("2026-11-21T00:00:00.000Z"),
    );
  });
  it.each([
    { usedCents: 1000, budgetCents: 4000 },
    { usedCents: 0, budgetCents: 4000 },
    { usedCents: 4000, budgetCents: 4000 },
    { usedCents: 1000, budgetCents: null },
  ])("has no such day for %j", (budget) => expect(usedUpOn({ ...budget, startsAgainAt }, now)).toBeUndefined());
});
