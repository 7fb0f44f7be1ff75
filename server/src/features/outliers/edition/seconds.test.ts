import { expect, it } from "vitest";
import { EARLIEST, LATEST, momentOf, secondsOf } from "./seconds.ts";

it("keeps a moment to the second", () => {
  for (const moment of ["2026-11-01T12:34:56.000Z", "2000-01-01T00:00:00.000Z", "1970-01-01T00:00:00.000Z"])
    expect(momentOf(secondsOf(moment))).toBe(moment);
});

it("takes the first second that is not before a moment", () => {
  expect(momentOf(secondsOf("2026-11-01T12:00:00.001Z"))).toBe("2026-11-01T12:00:01.000Z");
});

it("holds moments out of reach at its ends", () => {
  expect([secondsOf("1800-01-01"), secondsOf("2200-01-01")]).toEqual([EARLIEST, LATEST]);
});
