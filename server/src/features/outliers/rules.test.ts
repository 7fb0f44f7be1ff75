import { expect, it } from "vitest";
import { calendarIn } from "./rules.ts";

it.each([
  ["UTC", "2026-11-15", "2026-11-15T00:00:00.000Z", "2026-11-15T23:59:59.999Z"],
  ["America/Los_Angeles", "2026-11-14", "2026-11-15T08:00:00.000Z", "2026-11-16T07:59:59.999Z"],
  ["Asia/Kolkata", "2026-11-15", "2026-11-14T18:30:00.000Z", "2026-11-15T18:29:59.999Z"],
])("has the days of %s", (timeZone, today, start, end) => {
  const calendar = calendarIn(timeZone, new Date("2026-11-15T03:00:00Z"));
  expect(calendar.today).toBe(today);
  expect([calendar.startOfDay("2026-11-15"), calendar.endOfDay("2026-11-15")]).toEqual([start, end]);
});

it("has a longer day when the clocks go back", () => {
  const { startOfDay, endOfDay } = calendarIn("Europe/Berlin", new Date("2026-10-25T12:00:00Z"));
  expect(startOfDay("2026-10-25")).toBe("2026-10-24T22:00:00.000Z");
  expect(endOfDay("2026-10-25")).toBe("2026-10-25T22:59:59.999Z");
});
