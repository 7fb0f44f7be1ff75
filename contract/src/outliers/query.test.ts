import { expect, it } from "vitest";
import { ChannelListQuery, mmssOfSeconds, OutlierQuery, secondsOfMmss, TrendQuery } from "./query.ts";

it("a list query defaults to the newest 24, searched by titles and channels", () => {
  expect(OutlierQuery.parse({})).toMatchObject({
    page: 0,
    itemsPerPage: 24,
    searchBy: "all",
    sortField: "uploaded",
    sortOrder: "desc",
  });
});

it("a trend query defaults to the newest four with an index of at least 2", () => {
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

it("a channel list query defaults to the 30 with the most subscribers", () => {
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
])("converts the duration %i to %i seconds and back", (digits, seconds) => {
  expect([secondsOfMmss(digits), mmssOfSeconds(seconds)]).toEqual([seconds, digits]);
});
