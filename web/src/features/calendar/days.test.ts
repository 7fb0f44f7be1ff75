import { describe, expect, it } from "vitest";
import { addDays, numberOf, periodName, stepped, weeksOf } from "./days.ts";

describe("a month", () => {
  it.each([
    ["2025-11-15", "2025-10-26", "2025-12-06"],
    ["2026-02-01", "2026-02-01", "2026-03-14"],
    ["2024-02-29", "2024-01-28", "2024-03-09"],
  ])("of %s runs in six weeks from a Sunday to a Saturday", (day, first, last) => {
    const weeks = weeksOf(day, "month");
    expect(weeks).toHaveLength(6);
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual([first, last]);
  });
});

it("a week runs from Sunday to Saturday", () => {
  expect(weeksOf("2025-11-15", "week")).toEqual([
    ["2025-11-09", "2025-11-10", "2025-11-11", "2025-11-12", "2025-11-13", "2025-11-14", "2025-11-15"],
  ]);
});

it.each([
  ["2026-01-31", "month", 1, "2026-02-28"],
  ["2026-03-31", "month", -1, "2026-02-28"],
  ["2025-12-15", "month", 1, "2026-01-15"],
  ["2025-12-29", "week", 1, "2026-01-05"],
] as const)("from %s one %s on (%d) is %s", (day, view, direction, expected) => {
  expect(stepped(day, view, direction)).toBe(expected);
});

it.each([
  ["2026-03-28", 2, "2026-03-30"],
  ["2026-10-25", 1, "2026-10-26"],
  ["2026-01-01", -1, "2025-12-31"],
])("counts days over changing clocks and years: %s", (day, count, expected) =>
  expect(addDays(day, count)).toBe(expected),
);

it("names its periods and days", () => {
  expect(periodName("2025-11-15", "month")).toBe("November 2025");
  expect(periodName("2025-12-30", "week")).toBe("Dec 28 – Jan 3, 2026");
  expect([numberOf("2025-11-01"), numberOf("2025-11-08")]).toEqual(["Nov 1", "8"]);
});
