import path from "node:path";
import { type TitleFeature, titleFeatures, titleScore } from "@coldopen/engine-text/title-score";
import { expect, it } from "vitest";
import { readLines } from "./features/catalogue/import/lines.ts";
import { readLine } from "./features/catalogue/import/read-line.ts";
import { loadLanguages, type VideoRecord } from "./features/catalogue/index.ts";
import { correlationOf, rankCorrelation, ranksOf } from "./features/scores/rules.ts";
import { referenceIndexes } from "./testing/catalogue/reference.ts";

/*
 * Does the title score predict the outlier index? Measured on charts of trending videos, of which about one in five has
 * snapshots on both sides of 7 days. Decision record 048 has the result.
 */

const FILES = ["youtube-trending-us", "youtube-trending-en", "trending-2024-with-subs"];
const FOLDS = 5;
const RESAMPLES = 1_000;
/** As the power keywords: rules.ts of the feature `keywords`. */
const MIN_WORD_VIDEOS = 12;
const MAX_COUNTED_INDEX = 10;
/** Of a channel, to rank its videos among each other. */
const MIN_CHANNEL_VIDEOS = 3;
const features: readonly TitleFeature[] = ["number", "question", "firstPerson", "twoParts"];

type Indexed = { title: string; ucid: string; index: number };

async function readVideos(): Promise<{ videos: VideoRecord[]; withWeek: number; indexed: Indexed[] }> {
  await loadLanguages();
  const byId = new Map<string, VideoRecord>();
  for (const file of FILES)
    for await (const lines of readLines(path.join(process.env.COLDOPEN_SAMPLE_DATA ?? "", `${file}.ndjson.gz`), 0)
      .lines)
      for (const { text } of lines) {
        const read = readLine(text ?? "");
        if (read.kind !== "video") continue;
        const { video } = read;
        const known = byId.get(video.videoId);
        byId.set(video.videoId, known ? { ...known, snapshots: [...known.snapshots, ...video.snapshots] } : video);
      }
  const videos = [...byId.values()];
  const indexes = referenceIndexes(videos);
  const indexed = videos.flatMap(({ videoId, title, channel }) => {
    const index = indexes.get(videoId)?.performanceIndex ?? null;
    return index === null ? [] : [{ title, ucid: channel.ucid, index }];
  });
  return { videos, withWeek: [...indexes.values()].filter(({ v7 }) => v7 !== null).length, indexed };
}

function groupBy<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const counted = ({ index }: Indexed) => Math.min(index, MAX_COUNTED_INDEX);
const wordsOf = (title: string) => new Set(title.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []);
const foldOf = (ucid: string) =>
  [...ucid].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7) % FOLDS;

type Predictor = (title: string) => number;
const lengthOf: Predictor = (title) => [...title].length;

function keywordLift(training: readonly Indexed[]): Predictor {
  const typical = meanOf(training.map(counted));
  const byWord = groupBy(
    training.flatMap((video) => [...wordsOf(video.title)].map((word) => ({ word, index: counted(video) }))),
    ({ word }) => word,
  );
  const lifts = new Map(
    [...byWord]
      .filter(([, uses]) => uses.length >= MIN_WORD_VIDEOS)
      .map(([word, uses]) => [word, meanOf(uses.map(({ index }) => index)) / typical]),
  );
  return (title) => {
    const found = [...wordsOf(title)].flatMap((word) => lifts.get(word) ?? []);
    return found.length === 0 ? 1 : meanOf(found);
  };
}

/** Four weights: how much better titles with a feature did on the training channels. */
function fittedScore(training: readonly Indexed[]): Predictor {
  const typical = meanOf(training.map(counted));
  const lifts = Object.fromEntries(
    features.map((name) => [
      name,
      meanOf(training.filter(({ title }) => titleFeatures(title)[name]).map(counted)) / typical,
    ]),
  );
  return (title) => titleScore(title, lifts);
}

/** The direction in which length works is taken from the training channels, like the words of the keyword lift. */
function signedLength(training: readonly Indexed[]): Predictor {
  const sign = Math.sign(
    correlate(
      training,
      training.map(({ title }) => lengthOf(title)),
    ),
  );
  return (title) => sign * lengthOf(title);
}

const predictors = {
  "title score": () => (title: string) => titleScore(title),
  "title score, weights fitted": fittedScore,
  "title length": signedLength,
  "keyword lift": keywordLift,
} as const;
type Name = keyof typeof predictors;
const names: readonly Name[] = ["title score", "title score, weights fitted", "title length", "keyword lift"];

const correlate = (videos: readonly Indexed[], predicted: readonly number[]): number =>
  rankCorrelation(
    predicted,
    videos.map(({ index }) => index),
  ) ?? 0;

/** Predictions for each video, made without the channels of its fold. */
function predict(videos: readonly Indexed[], name: Name): number[] {
  const trained = Array.from({ length: FOLDS }, (_, fold) =>
    predictors[name](videos.filter(({ ucid }) => foldOf(ucid) !== fold)),
  );
  return videos.map(({ title, ucid }) => trained[foldOf(ucid)]?.(title) ?? 0);
}

/** Of each video, its rank among those of its channel, from -0.5 to 0.5. */
function ranksWithin(channels: readonly (readonly number[])[], values: readonly number[]): number[] {
  const ranks = values.map(() => 0);
  for (const rows of channels)
    for (const [place, rank] of ranksOf(rows.map((at) => values[at] ?? 0)).entries())
      ranks[rows[place] ?? 0] = (rank - 0.5) / rows.length - 0.5;
  return ranks;
}

/** Deterministic, so that the published figures can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const intervalOf = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  return { low: sorted[Math.floor(sorted.length * 0.025)] ?? 0, high: sorted[Math.floor(sorted.length * 0.975)] ?? 0 };
};
const shown = ({ value, low, high }: { value: number; low: number; high: number }) =>
  `${value.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;

it("the title score does not rank the videos of a channel", { timeout: 600_000 }, async () => {
  const { videos, withWeek, indexed } = await readVideos();
  const indexes = indexed.map(({ index }) => index);
  const channels = [...groupBy(indexed.keys(), (at) => indexed[at]?.ucid ?? "").values()];
  const pick = (values: readonly number[], rows: readonly number[]) => rows.map((at) => values[at] ?? 0);
  const indexRanks = ranksWithin(channels, indexes);
  const measured = names.map((name) => {
    const values = predict(indexed, name);
    const ranks = ranksWithin(channels, values);
    return {
      name,
      across: (groups: readonly (readonly number[])[]) =>
        rankCorrelation(pick(values, groups.flat()), pick(indexes, groups.flat())) ?? 0,
      within: (groups: readonly (readonly number[])[]) => {
        const rows = groups.filter((group) => group.length >= MIN_CHANNEL_VIDEOS).flat();
        return correlationOf(pick(ranks, rows), pick(indexRanks, rows)) ?? 0;
      },
    };
  });
  const random = randomNumbers(48);
  // Channels are resampled, not videos: the videos of a channel are alike.
  const resamples = Array.from({ length: RESAMPLES }, () => {
    const groups = channels.map(() => channels[Math.floor(random() * channels.length)] ?? []);
    return new Map(
      measured.map(({ name, across, within }) => [name, { across: across(groups), within: within(groups) }]),
    );
  });
  const whole = new Map(
    measured.map(({ name, across, within }) => [name, { across: across(channels), within: within(channels) }]),
  );
  const estimate = (of: (values: Map<Name, { across: number; within: number }>) => number) => ({
    value: of(whole),
    ...intervalOf(resamples.map(of)),
  });
  const ofSide = (name: Name, side: "across" | "within") => estimate((values) => values.get(name)?.[side] ?? 0);
  const difference = (name: Name, other: Name) =>
    estimate((values) => (values.get(name)?.across ?? 0) - (values.get(other)?.across ?? 0));

  console.log(
    `${videos.length} trending videos, ${withWeek} with views of the first 7 days, ${indexed.length} with an index, on ${channels.length} channels`,
  );
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        { "held-out channels": shown(ofSide(name, "across")), "within a channel": shown(ofSide(name, "within")) },
      ]),
    ),
  );
  console.log(`title score over title length: ${shown(difference("title score", "title length"))}`);
  console.log(`title score over keyword lift: ${shown(difference("title score", "keyword lift"))}`);

  expect(indexed.length).toBeGreaterThan(2_000);
  const { low, high } = ofSide("title score", "within");
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});
