import { expect, it } from "vitest";
import { initials } from "./rules.ts";

it.each([
  ["Tess", "Aalto", "TA"],
  ["élodie", "brun", "ÉB"],
  ["Tess", "", "T"],
])("%s %s is written %s", (firstName, lastName, letters) => expect(initials(firstName, lastName)).toBe(letters));
