import { expect, it } from "vitest";
import { MAX_SECONDS, MIN_SECONDS, toIsoString, toSnapshotSeconds } from "./snapshot-seconds.ts";

it("counts seconds since 2000, before and after", () => {
  expect(["2000-01-01T00:00:00Z", "2000-01-02", "1999-12-31T23:59:00Z"].map(toSnapshotSeconds)).toEqual([
    0, 86_400, -60,
  ]);
});

it("rounds fractions of a second up", () => {
  expect(toSnapshotSeconds("2026-11-01T12:00:00.001Z")).toBe(toSnapshotSeconds("2026-11-01T12:00:01Z"));
});

it("clamps times out of range", () => {
  expect([toSnapshotSeconds("1800-01-01"), toSnapshotSeconds("2200-01-01")]).toEqual([MIN_SECONDS, MAX_SECONDS]);
});

it("formats a time like Date.toISOString", () => {
  const times = [
    "1969-07-20T20:17:40.000Z",
    "1999-12-31T23:59:59.000Z",
    "2000-01-01T00:00:00.000Z",
    "2026-11-01T09:05:07.000Z",
  ];
  expect(times.map((time) => toIsoString(toSnapshotSeconds(time)))).toEqual(times);
});
