import { planOf } from "@coldopen/contract/billing/schema";
import { describe, expect, it } from "vitest";
import { largestSavingPercent, planNamed, priceOf, suggestedName } from "./rules.ts";

describe("the price of a plan", () => {
  it("is what a month costs, and renews at the same, when paid monthly", () => {
    expect(priceOf(planOf("creator"), "monthly")).toEqual({
      perMonthCents: 1900,
      renewalCents: 1900,
      savingPercent: 0,
    });
  });
  it("is a twelfth of the year, renews by the year and names the saving, when paid yearly", () => {
    expect(priceOf(planOf("creator"), "yearly")).toEqual({
      perMonthCents: 1500,
      renewalCents: 18_000,
      savingPercent: 21,
    });
  });
  it("is nothing for Community, whatever the period", () => {
    expect(priceOf(planOf("community"), "yearly")).toEqual({ perMonthCents: 0, renewalCents: 0, savingPercent: 0 });
  });
});

it("knows the largest saving of the table", () => expect(largestSavingPercent()).toBe(21));

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
