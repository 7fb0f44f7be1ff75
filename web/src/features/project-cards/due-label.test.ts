import { describe, expect, it } from "vitest";
import { dueLabel } from "./due-label.ts";

const now = new Date(2026, 2, 28, 23, 30);

describe("a project that isn't published", () => {
  it.each([
    [null, "plain", "--"],
    ["2026-03-28", "soon", "Due today"],
    ["2026-03-29", "soon", "Due in 1 day"],
    ["2026-03-31", "soon", "Due in 3 days"],
    ["2026-04-01", "plain", "04/01/2026"],
    ["2026-03-27", "overdue", "Due 1 day ago"],
    ["2026-03-26", "overdue", "Due 2 days ago"],
    ["2026-01-15", "overdue", "Due 2 months ago"],
  ] as const)("due on %s says so", (publishDate, tone, text) => {
    expect(dueLabel({ status: "in_development", publishDate }, now)).toEqual({ tone, text });
  });
});

it.each([
  ["2026-03-28", "Today"],
  ["2026-03-21", "7 days ago"],
  ["2025-03-20", "1 year ago"],
  [null, "--"],
])("a published one shows its age: %s", (publishDate, text) => {
  expect(dueLabel({ status: "published", publishDate }, now)).toEqual({ tone: "plain", text });
});
