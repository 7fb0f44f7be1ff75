import { expect, it } from "vitest";
import { termsOf } from "./terms.ts";

const common = ["how", "to", "the"];

it("finds two common words side by side by one term that says all", () => {
  expect(termsOf(["how", "to"], common)).toEqual({ terms: ["how to"], isWhole: true });
});

it("finds a longer sequence by the common pairs in it and its other words", () => {
  expect(termsOf(["how", "to", "the", "moon"], common)).toEqual({
    terms: ["how to", "to the", "moon"],
    isWhole: false,
  });
  expect(termsOf(["to", "moon", "the"], common)).toEqual({ terms: ["to", "moon", "the"], isWhole: false });
});
