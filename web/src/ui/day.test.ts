import { expect, test } from "vitest";
import { dateToDay, dayToDate, formatDay, parseDay, rangeError } from "./day.ts";

test.each([
  ["11/18/2025", "2025-11-18"],
  ["2/9/2024", "2024-02-09"],
  [" 02/29/2024 ", "2024-02-29"],
  ["02/29/2025", null],
  ["13/01/2025", null],
  ["00/10/2025", null],
  ["11/18/25", null],
  ["2025-11-18", null],
  ["tomorrow", null],
])("reads %j as %j", (text, day) => expect(parseDay(text)).toBe(day));

test("writes a day with two-digit month and day", () => expect(formatDay("2025-01-09")).toBe("01/09/2025"));

test("goes to a local date and back on every day of a year with clock changes", () => {
  for (let date = new Date(2025, 0, 1); date.getFullYear() === 2025; date.setDate(date.getDate() + 1)) {
    const day = dateToDay(date);
    expect(dateToDay(dayToDate(day))).toBe(day);
  }
});

test.each([
  ["2025-11-18", "2025-11-10", "start", "Start date cannot be after end date"],
  ["2025-11-18", "2025-11-10", "end", "End date cannot be before start date"],
  ["2025-11-10", "2025-11-10", "end", null],
  ["2025-11-10", null, "start", null],
  [null, "2025-11-10", "end", null],
] as const)("a range from %j to %j, changed at its %s", (start, end, changed, error) =>
  expect(rangeError({ start, end }, changed)).toBe(error),
);
