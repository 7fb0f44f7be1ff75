import { aPitchContent } from "@coldopen/contract/pitches/factory";
import { describe, expect, it } from "vitest";
import { logoAddress } from "./logo.ts";
import { chooseFigures, estimateFigures, type MeasuredVideo, savedContent } from "./rules.ts";

const now = new Date("2026-10-01T00:00:00.000Z");
const DAY_MS = 86_400_000;
const video = (daysAgo: number, changes: Partial<MeasuredVideo> = {}): MeasuredVideo => ({
  views: 1000,
  likes: 40,
  comments: 10,
  uploaded: new Date(now.getTime() - daysAgo * DAY_MS),
  isShort: false,
  performanceIndex: 1,
  category: "Woodworking",
  ...changes,
});
const channel = { subscribers: 412_000 };

describe("estimates", () => {
  it("average long videos between a week and a year old, and sum the views of all", () => {
    const videos = [
      video(2, { views: 9_000 }),
      video(10, { views: 100 }),
      video(20, { views: 200 }),
      video(30, { views: 600 }),
      video(40, { views: 5_000, isShort: true }),
      video(500, { views: 7_000 }),
    ];
    expect(estimateFigures(channel, videos, now)).toMatchObject({ avgViewsPerVideo: 300, totalViews: 21_900 });
  });
  it("have an engagement rate of likes and comments over views, where likes are known", () => {
    const videos = [video(10), video(20), video(30), video(40, { likes: null, views: 1_000_000 })];
    expect(estimateFigures(channel, videos, now).engagementRate).toBe(0.05);
  });
  it.each([[0], [1], [2]])("have no averages of %i videos", (count) => {
    const videos = Array.from({ length: count }, (_, at) => video(10 + at));
    expect(estimateFigures(channel, videos, now)).toMatchObject({ avgViewsPerVideo: null, engagementRate: null });
  });
  it("take an interest for a category whose videos usually did better than the channel's others", () => {
    const videos = [
      ...[2, 3, 9].map((performanceIndex) => video(10, { performanceIndex, category: "Off-grid" })),
      ...[0.5, 0.6, 0.7].map((performanceIndex) => video(10, { performanceIndex, category: "Vlogs" })),
      ...[4, 5].map((performanceIndex) => video(10, { performanceIndex, category: "Rare" })),
    ];
    expect(estimateFigures(channel, videos, now).interests).toEqual([{ category: "Off-grid", liftPercentage: 200 }]);
  });
  it("are empty for a channel without videos", () => {
    const empty = { totalViews: null, avgViewsPerVideo: null, engagementRate: null, interests: [], gender: [] };
    expect(estimateFigures({ subscribers: 0 }, [], now)).toMatchObject({ ...empty, subscribers: 0 });
  });
});

it("prefers analytics to an estimate, figure by figure", () => {
  const estimate = estimateFigures(channel, [video(10), video(20), video(30)], now);
  const { values, sources } = chooseFigures(estimate, { subscribers: 500_000, totalViews: null });
  expect([values.subscribers, values.totalViews]).toEqual([500_000, 3000]);
  expect(sources).toMatchObject({ subscribers: "analytics", totalViews: "estimate", gender: null });
});

it("keeps the sources of unchanged figures in a saved draft", () => {
  const before = aPitchContent();
  const { sources: _, estimate: __, ...draft } = before;
  expect(savedContent(before, draft)).toEqual(before);
});

it.each([
  ["https://logos.example/{domain}?size=256", "https://logos.example/emberline.example?size=256"],
  ["https://logos.example/", "https://logos.example/emberline.example"],
])("asks the logo service %s at %s", (service, expected) =>
  expect(logoAddress(service, "emberline.example")).toBe(expected),
);
