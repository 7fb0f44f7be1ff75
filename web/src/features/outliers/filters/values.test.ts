import { describe, expect, it } from "vitest";
import { fewText, rangeText, readLength, readNumber, toggled, uploadedText, writeLength } from "./values.ts";

describe("a typed number", () => {
  it.each([
    ["", undefined],
    ["50K", 50_000],
    ["1.5 m", 1_500_000],
    ["2b", 2_000_000_000],
    ["12,000", 12_000],
    ["0.8", 0.8],
    ["-1", null],
    ["many", null],
    ["1e9", null],
  ])("%j is %s", (text, value) => expect(readNumber(text)).toBe(value));
});

describe("a typed length", () => {
  it.each([
    ["", undefined],
    ["4:00", 400],
    ["4", 400],
    ["20:5", 2005],
    ["75:30", 7530],
    ["4:60", null],
    ["1:00:00", null],
    ["short", null],
  ])("%j is %s", (text, value) => expect(readLength(text)).toBe(value));
  it("is written as it was typed", () => expect([400, 2005, 30].map(writeLength)).toEqual(["4:00", "20:05", "0:30"]));
});

describe("what a button says", () => {
  it.each([
    [undefined, undefined, undefined],
    [50_000, undefined, "50K+"],
    [undefined, 10_000, "Up to 10K"],
    [1000, 2000, "1K – 2K"],
  ])("of %s to %s: %s", (low, high, text) => expect(rangeText(low, high)).toBe(text));
  it.each([
    [{ uploadedWithin: "3m" as const }, "Last 3 months"],
    [{ uploadedGte: "2026-01-05" }, "Since 01/05/2026"],
    [{ uploadedLte: "2026-02-01" }, "Until 02/01/2026"],
    [{ uploadedGte: "2026-01-05", uploadedLte: "2026-02-01" }, "01/05/2026 – 02/01/2026"],
    [{}, undefined],
  ])("of %j: %s", (days, text) => expect(uploadedText(days)).toBe(text));
  it("of some names is the first and how many more", () =>
    expect([[], ["A"], ["A", "B", "C"]].map(fewText)).toEqual([undefined, "A", "A +2"]));
});

it("toggles values", () => {
  expect(toggled(["a"], "b", true)).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a", false)).toEqual(["b"]);
  expect(toggled(["a"], "a", false)).toBeUndefined();
});
