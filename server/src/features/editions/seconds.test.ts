import { expect, it } from "vitest";
import { EARLIEST, LATEST, momentOf, secondsOf } from "./seconds.ts";

it("counts the seconds of this century, in both directions", () => {
  expect(["2000-01-01T00:00:00Z", "2000-01-02", "1999-12-31T23:59:00Z"].map(secondsOf)).toEqual([0, 86_400, -60]);
});

it("takes the first second that is not before a moment", () => {
  expect(secondsOf("2026-11-01T12:00:00.001Z")).toBe(secondsOf("2026-11-01T12:00:01Z"));
});

it("holds moments out of reach at its ends", () => {
  expect([secondsOf("1800-01-01"), secondsOf("2200-01-01")]).toEqual([EARLIEST, LATEST]);
});

it("writes a moment as a date does", () => {
  const moments = [
    "1969-07-20T20:17:40.000Z",
    "1999-12-31T23:59:59.000Z",
    "2000-01-01T00:00:00.000Z",
    "2026-11-01T09:05:07.000Z",
  ];
  expect(moments.map((moment) => momentOf(secondsOf(moment)))).toEqual(moments);
});
