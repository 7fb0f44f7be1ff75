import { expect, it } from "vitest";
import { phraseOf } from "./phrase.ts";

it.each([
  ['"fire lookout"', "fire lookout"],
  ["“fire lookout”", "fire lookout"],
  [' "fire" ', "fire"],
  ["fire lookout", undefined],
  ['"fire', undefined],
  ['""', undefined],
  ['" "', undefined],
])("reads %s as %s", (typed, phrase) => expect(phraseOf(typed)).toBe(phrase));
