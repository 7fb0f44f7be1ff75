import { describe, expect, it } from "vitest";
import { type CreatorVideo, cadenceOf, figuresOf, formatsOf, medianOf, titleFormatOf } from "./rules.ts";

const video = (
  title1: string,
  performanceIndex: number | null,
  uploaded = "2026-06-01T12:00:00.000Z",
): CreatorVideo => ({
  videoId: `v${title1.length}`.padEnd(11, "0"),
  title1,
  thumb: "/api/idea/thumbs/v0000000000.webp",
  isShort: false,
  uploaded,
  performanceIndex,
});

it.each([
  ["$400 Cabin vs $40,000 Cabin", "versus"],
  ["I lived in a tower for 30 days", "time_limit"],
  ["A $300 shed", "price"],
  ["How to build a shed", "how_to"],
  ["7 tools you need", "list"],
  ["Can a balloon reach space?", "question"],
  ["I tested every drill", "review"],
  ["My robot quit", "first_person"],
  ["Wie man ein Boot baut", "how_to"],
  ["The cabin", "statement"],
])("%s has the format %s", (title, format) => expect(titleFormatOf(title)).toBe(format));

it.each([
  [[], null],
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])("the median of %j is %s", (values, median) => expect(medianOf(values)).toBe(median));

it("counts videos above the average and high ones, of those with an index", () =>
  expect(figuresOf([video("a", 0.5), video("b", 1.5), video("c", 6), video("d", null)])).toEqual({
    videos: 4,
    measured: 3,
    aboveAverage: 2,
    high: 1,
    medianIndex: 1.5,
  }));

describe("cadence", () => {
  const at = (day: string) => ({ uploaded: `2026-06-${day}T12:00:00.000Z` });
  it("is the median distance of release days, with the videos of each weekday", () =>
    expect(cadenceOf([at("01"), at("08"), at("08"), at("14")])).toEqual({
      days: 6.5,
      weekdays: [3, 0, 0, 0, 0, 0, 1],
    }));
  it("is unknown with one video", () => expect(cadenceOf([at("01")]).days).toBeNull());
});

it("ranks formats of at least two videos by their median index", () => {
  const formats = formatsOf([
    video("How to build a shed", 2),
    video("How to build a boat", 4),
    video("Which drill lasts?", 9),
    video("7 tools", 1),
    video("5 saws", 1.2),
    video("How to wait", null),
  ]);
  expect(formats.map(({ format, videos, medianIndex }) => [format, videos, medianIndex])).toEqual([
    ["how_to", 2, 3],
    ["list", 2, 1.1],
  ]);
  expect(formats[0]?.best.title1).toBe("How to build a boat");
});
