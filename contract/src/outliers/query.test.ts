import { expect, it } from "vitest";
import { ChannelListQuery, mmssOfSeconds, OutlierQuery, secondsOfMmss, TrendQuery } from "./query.ts";

it("a list is the newest 24, by titles and channels alike, unless more is said", () => {
  expect(OutlierQuery.parse({})).toMatchObject({
    page: 0,
    itemsPerPage: 24,
    searchBy: "all",
    sortField: "uploaded",
    sortOrder: "desc",
  });
});

it("a trend is the newest four that beat their channel twice, uncounted", () => {
  const trend = TrendQuery.parse({ version: "v1", includeCount: "false" });
  expect(trend).toMatchObject({
    page: 0,
    itemsPerPage: 4,
    searchBy: "all",
    performanceIndexGte: 2,
    sortField: "uploaded",
    sortOrder: "desc",
    includeCount: false,
  });
});

it("a list of channels is 30, the largest first", () => {
  expect(ChannelListQuery.parse({})).toEqual({
    page: 0,
    itemsPerPage: 30,
    sortField: "subscribers",
    sortOrder: "desc",
  });
});

it.each([
  [400, 240],
  [2000, 1200],
  [59, 59],
])("a length of %i is %i seconds, and back", (digits, seconds) => {
  expect([secondsOfMmss(digits), mmssOfSeconds(seconds)]).toEqual([seconds, digits]);
});
