import type { ComparedVideo, ScoreReport, ScoreReports } from "./schema.ts";

export const aComparedVideo = (n = 1, changes: Partial<ComparedVideo> = {}): ComparedVideo => ({
  videoId: `score${String(n).padStart(6, "0")}`,
  channelUcid: "UChalfbuilt0000000000001",
  projectId: null,
  title: `Compared video ${n}`,
  thumb: null,
  uploaded: "2026-06-01T12:00:00.000Z",
  score: 40 + n,
  version: 1,
  scoredAt: "2026-05-30T12:00:00.000Z",
  index: 0.5 + n / 20,
  ...changes,
});

const NONE = { hits: 0, videos: 0, likely: { low: 0, high: 1 } };

export const aScoreReport = (changes: Partial<ScoreReport> = {}): ScoreReport => ({
  verdict: "too_few",
  compared: [],
  scoredLater: [],
  waiting: 0,
  highScores: NONE,
  lowScores: NONE,
  correlation: null,
  trend: [],
  ...changes,
});

export const someScoreReports = (changes: Partial<ScoreReports> = {}): ScoreReports => ({
  title: aScoreReport(),
  thumbnail: aScoreReport(),
  ...changes,
});
