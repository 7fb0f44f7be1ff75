import { expect, it } from "vitest";
import { termsFor } from "./terms.ts";

const commonWords = ["how", "to", "the"];

it("maps two common words to one exact term", () => {
  expect(termsFor(["how", "to"], commonWords)).toEqual({ terms: ["how to"], isExact: true });
});

it("maps a longer phrase to its common bigrams and its other words", () => {
  expect(termsFor(["how", "to", "the", "moon"], commonWords)).toEqual({
    terms: ["how to", "to the", "moon"],
    isExact: false,
  });
  expect(termsFor(["to", "moon", "the"], commonWords)).toEqual({ terms: ["to", "moon", "the"], isExact: false });
});
