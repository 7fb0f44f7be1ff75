import { expect, it } from "vitest";
import { phraseOf } from "./list-query.ts";

it.each([
  ['"fire lookout"', "fire lookout"],
  ["“fire lookout”", "fire lookout"],
  [' "fire" ', "fire"],
  ["fire lookout", undefined],
  ['"fire', undefined],
  ['""', undefined],
  ['" "', undefined],
])("the phrase of %s is %s", (typed, phrase) => expect(phraseOf(typed)).toBe(phrase));
