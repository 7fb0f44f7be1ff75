import { describe, expect, it } from "vitest";
import * as format from "./format.ts";

const table = <I, O>(name: string, say: (input: I) => O, rows: readonly (readonly [I, O])[]) =>
  describe(name, () => {
    it.each(rows.map(([input, output]) => ({ input, output })))("says $input as $output", ({ input, output }) =>
      expect(say(input)).toBe(output),
    );
  });

table<number | null | undefined, string>("a compact number", format.compactNumber, [
  [0, "0"],
  [999, "999"],
  [1_000, "1K"],
  [1_234, "1.2K"],
  [412_000, "412K"],
  [999_949, "999.9K"],
  [999_950, "1M"],
  [1_300_000, "1.3M"],
  [2_000_000, "2M"],
  [999_999_999, "1B"],
  [1_150_000_000, "1.1B"],
  [-1_500, "-1500"],
  [Number.NaN, "NaN"],
  [null, "--"],
  [undefined, "--"],
]);

table<number | null, string>("a rounded number", format.roundedNumber, [
  [950, "950"],
  [1_499, "1K"],
  [1_500, "2K"],
  [999_499, "999K"],
  [999_500, "1M"],
  [1_234_000, "1.23M"],
  [2_500_000, "2.5M"],
  [3_000_000, "3M"],
  [null, "--"],
]);

table<number, string>("a number on the pitch page", format.pitchNumber, [
  [412_400, "412K"],
  [2_140_000, "2.1M"],
  [1_234_000_000, "1.23B"],
  [999_499, "999K"],
  [999_500, "1.0M"],
  [999_960_000, "1.00B"],
  [12, "12"],
]);

table<number, string>("an engagement rate", format.engagementRate, [
  [0.0512, "5.1%"],
  [0.5, "50.0%"],
]);

table<number | null | undefined, string>("a duration", format.duration, [
  [0, "0:00"],
  [65, "1:05"],
  [3_599.9, "59:59"],
  [3_600, "1:00:00"],
  [36_125, "10:02:05"],
  [-1, ""],
  [Number.NaN, ""],
  [Number.POSITIVE_INFINITY, ""],
  [null, ""],
  [undefined, ""],
]);

table<number, string>("an outlier index", format.outlierIndex, [
  [14.23, "14.2x"],
  [1, "1.0x"],
]);

describe("dates", () => {
  const moment = new Date(2026, 1, 3, 7, 5);
  it("stand with two digits in tables, and as two dashes when absent", () => {
    expect(format.tableDate(moment)).toBe("02/03/2026");
    expect([null, undefined, ""].map(format.tableDate)).toEqual(["--", "--", "--"]);
  });
  it("are the same day everywhere when they have no time", () =>
    expect(format.tableDate("2025-12-02")).toBe("12/02/2025"));
  it("read M/dd/yyyy by default", () => expect(format.displayDate(moment)).toBe("2/03/2026"));
  it("read MM.dd.yyyy-HH:mm as a timestamp", () => expect(format.timestamp(moment)).toBe("02.03.2026-07:05"));
  it("refuse what is no date", () => expect(() => format.displayDate("soon")).toThrow("Invalid date string"));
});

describe("an age", () => {
  const now = new Date(2026, 2, 31, 12, 0, 0);
  it.each([
    [new Date(2026, 2, 31, 0, 1), "Today"],
    [new Date(2026, 3, 2), "Today"],
    [new Date(2026, 2, 30, 23, 59), "1 day ago"],
    [new Date(2026, 2, 29), "2 days ago"],
    [new Date(2026, 2, 1), "30 days ago"],
    [new Date(2026, 1, 28), "1 month ago"],
    [new Date(2025, 11, 31), "3 months ago"],
    [new Date(2025, 3, 1), "11 months ago"],
    [new Date(2025, 2, 31), "1 year ago"],
    [new Date(2024, 1, 29), "2 years ago"],
  ])("of %s is %s", (date, age) => expect(format.relativeAge(date, now)).toBe(age));
  it("is not a day more over the night the clocks change", () =>
    expect(format.relativeAge(new Date(2026, 2, 28, 12), now)).toBe("3 days ago"));
  it("is just created under a minute, where wanted", () => {
    const then = new Date(now.getTime() - 59_000);
    expect(format.relativeAge(then, now, { saysJustCreated: true })).toBe("Just created");
    expect(format.relativeAge(then, now)).toBe("Today");
    expect(format.relativeAge(new Date(now.getTime() - 60_000), now, { saysJustCreated: true })).toBe("Today");
  });
});
