import type { ComparedVideo } from "@coldopen/contract/scores/schema";
import { describe, expect, it } from "vitest";
import {
  correlateWithinChannels,
  rankCorrelation,
  rankCorrelationInterval,
  ranksOf,
  reportOf,
  trendOf,
} from "./rules.ts";

const aVideo = (score: number, index: number): ComparedVideo => ({
  videoId: `video${score}`,
  channelUcid: "UChalfbuilt0000000000001",
  projectId: null,
  title: "A title",
  thumb: null,
  uploaded: "2026-06-01T12:00:00.000Z",
  score,
  version: 1,
  scoredAt: "2026-06-01T12:00:00.000Z",
  index,
});
const onChannel = (channelUcid: string, pairs: readonly (readonly [score: number, index: number])[]) =>
  pairs.map(([score, index]) => ({ channelUcid, score, index }));
const many = (count: number, indexAt: (n: number) => number) =>
  Array.from({ length: count }, (_, n) => aVideo(50 + n, indexAt(n)));

describe("rank correlation", () => {
  it("gives equal values the mean of their ranks", () => {
    expect(ranksOf([30, 10, 30, 20])).toEqual([3.5, 1, 3.5, 2]);
  });
  it.each([
    ["the same order", [1, 2, 3, 4], [10, 20, 30, 400], 1],
    ["the opposite order", [1, 2, 3, 4], [4, 3, 2, 1], -1],
    // Computed with scipy.stats.spearmanr.
    ["ties", [1, 2, 2, 4, 5, 6], [2, 1, 4, 3, 6, 6], 0.7941],
  ])("of %s", (_, xs, ys, expected) => {
    expect(rankCorrelation(xs, ys)).toBeCloseTo(expected, 4);
  });
  it("is unknown where all values are equal", () => {
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNull();
  });
  it("has an interval that narrows with the number of videos and stays within -1 and 1", () => {
    const few = rankCorrelationInterval(0.4, 12);
    const more = rankCorrelationInterval(0.4, 46);
    expect(more.low).toBeGreaterThan(few.low);
    expect(more.high).toBeLessThan(few.high);
    expect(more.low).toBeCloseTo(0.112, 2);
    expect(rankCorrelationInterval(1, 10).high).toBeLessThanOrEqual(1);
  });
});

describe("rank correlation within channels", () => {
  const falling = [
    [1, 3],
    [2, 2],
    [3, 1],
  ] as const;
  const higher = falling.map(([score, index]) => [score + 50, index + 50] as const);

  it("is Spearman's for one channel", () => {
    const [scores, indexes] = [
      [1, 2, 2, 4, 5, 6],
      [2, 1, 4, 3, 6, 6],
    ];
    const pairs = onChannel(
      "a",
      scores.map((score, at) => [score, indexes[at] ?? 0]),
    );
    expect(correlateWithinChannels(pairs)).toEqual({ value: expect.closeTo(0.7941, 4), count: 6 });
  });
  it("does not take differences between channels for a relation", () => {
    const pairs = [...onChannel("a", falling), ...onChannel("b", higher)];
    expect(
      rankCorrelation(
        pairs.map(({ score }) => score),
        pairs.map(({ index }) => index),
      ),
    ).toBeGreaterThan(0.5);
    expect(correlateWithinChannels(pairs)).toEqual({ value: expect.closeTo(-1), count: 5 });
  });
  it("counts nothing for a channel with one video", () => {
    const alone = correlateWithinChannels(onChannel("a", falling));
    expect(correlateWithinChannels([...onChannel("a", falling), ...onChannel("b", [[90, 9]])])).toEqual(alone);
  });
});

describe("report on scores", () => {
  it("keeps scores from after the upload out of the figures and lists them apart", () => {
    const later = { ...aVideo(90, 4), scoredAt: "2026-06-01T12:00:00.001Z" };
    const report = reportOf("title", [aVideo(80, 2), later], 0);
    expect(report).toMatchObject({ compared: [{ score: 80 }], scoredLater: [{ score: 90 }] });
    expect(report.highScores).toMatchObject({ hits: 1, videos: 1 });
  });
  it("has too few videos if they are of as many channels", () => {
    const videos = many(12, (n) => n + 1).map((video, n) => ({ ...video, channelUcid: `UC${n}` }));
    expect(reportOf("title", videos, 0)).toMatchObject({ verdict: "too_few", correlation: null, trend: [] });
  });
  it("says that there are too few videos, without a correlation", () => {
    const report = reportOf(
      "title",
      many(9, (n) => n),
      2,
    );
    expect(report).toMatchObject({ verdict: "too_few", correlation: null, trend: [], waiting: 2 });
  });
  it("finds a relation where higher scores did better", () => {
    const report = reportOf(
      "title",
      many(40, (n) => 0.5 + n / 20),
      0,
    );
    expect(report.verdict).toBe("relation");
    expect(report.highScores).toMatchObject({ hits: 20, videos: 20 });
    expect(report.lowScores).toMatchObject({ hits: 9, videos: 20 });
    expect(report.trend).toHaveLength(21);
  });
  it("finds none where scores and indexes are unrelated, and where all scores are equal", () => {
    expect(
      reportOf(
        "title",
        many(40, (n) => ((n * 7) % 5) + 0.2),
        0,
      ).verdict,
    ).toBe("no_relation");
    const equal = many(12, (n) => n + 1).map((video) => ({ ...video, score: 70 }));
    expect(reportOf("title", equal, 0)).toMatchObject({ verdict: "no_relation", correlation: null, trend: [] });
  });
  it("does not call an inverse order a relation", () => {
    expect(
      reportOf(
        "title",
        many(40, (n) => 3 - n / 20),
        0,
      ).verdict,
    ).toBe("no_relation");
  });
  it("counts thumbnails from 6 of 10 as high", () => {
    const report = reportOf("thumbnail", [aVideo(5.9, 2), aVideo(6, 0.5), aVideo(9, 1.5)], 0);
    expect([report.highScores, report.lowScores]).toMatchObject([
      { hits: 1, videos: 2 },
      { hits: 1, videos: 1 },
    ]);
  });
});

describe("trend", () => {
  it("has the slope within channels", () => {
    const pairs = [
      ...onChannel(
        "a",
        [1, 2, 3].map((score) => [score, 2 ** score]),
      ),
      ...onChannel(
        "b",
        [11, 12, 13].map((score) => [score, 2 ** (score - 10)]),
      ),
    ];
    const trend = trendOf(pairs);
    expect(Math.log2((trend.at(-1)?.index ?? 0) / (trend[0]?.index ?? 1))).toBeCloseTo(12);
  });
  it("goes through points on a line of the logarithm, with a band of no width", () => {
    const [first] = trendOf(
      onChannel(
        "a",
        [1, 2, 3, 4].map((score) => [score, 2 ** score]),
      ),
    );
    expect(first?.score).toBe(1);
    expect(first?.index).toBeCloseTo(2);
    expect(first?.likely.high).toBeCloseTo(2);
  });
});
