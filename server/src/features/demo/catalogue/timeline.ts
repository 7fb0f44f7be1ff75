import { drawnThumb } from "@coldopen/contract/catalogue/drawn-thumb";
import type { Snapshot, VideoRecord } from "../../catalogue/index.ts";
import { type DemoChannel, idPart } from "./channels.ts";
import { hashOf, normal, type Random, randomOf } from "./random.ts";
import { demoTitle, plainDemoTitle } from "./title.ts";

const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(2024, 0, 1);
const SNAPSHOT_DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 14, 21, 31, 60, 120, 240, 365] as const;
const SNAPSHOT_HOUR_MS = 4 * 3_600_000;
const SHORT_SECONDS = { from: 14, to: 59 } as const;

/**
 * The videos of a channel since a date, with the snapshots of a period. Deterministic: one long period has the same result as
 * several short ones.
 */
export function listPublished(
  channel: DemoChannel,
  { since, after, until }: { since: Date; after: Date; until: Date },
): VideoRecord[] {
  const rhythm = channel.rhythmDays * DAY_MS;
  const first = Math.max(0, Math.floor((since.getTime() - EPOCH) / rhythm) - 1);
  const last = Math.floor((until.getTime() - EPOCH) / rhythm) + 1;
  const found: VideoRecord[] = [];
  for (let ordinal = first; ordinal <= last; ordinal++) {
    const uploaded = uploadOf(channel, ordinal);
    if (uploaded < since || uploaded > until) continue;
    const snapshotTimes = SNAPSHOT_DAYS.map((days) => snapshotTime(uploaded, days)).filter(
      (at) => at > after && at <= until,
    );
    if (snapshotTimes.length === 0 && uploaded <= after) continue;
    found.push(videoOf(channel, ordinal, { uploaded, times: snapshotTimes, until }));
  }
  return found;
}

function uploadOf(channel: DemoChannel, ordinal: number): Date {
  const random = randomOf(`upload ${channel.number} ${ordinal}`);
  const day = Math.floor((EPOCH + (ordinal + 0.6 * random()) * channel.rhythmDays * DAY_MS) / DAY_MS);
  const minutes = Math.round((channel.hour + 2 * random()) * 60);
  return new Date(day * DAY_MS + minutes * 60_000);
}

const snapshotTime = (uploaded: Date, days: number): Date =>
  new Date(Math.floor(uploaded.getTime() / DAY_MS) * DAY_MS + days * DAY_MS + SNAPSHOT_HOUR_MS);

type Timing = { uploaded: Date; times: readonly Date[]; until: Date };

function videoOf(channel: DemoChannel, ordinal: number, { uploaded, times, until }: Timing): VideoRecord {
  const { grammar } = channel;
  const videoId = `demo${idPart(channel.number, 3)}${idPart(ordinal, 4)}`;
  const random = randomOf(`video ${channel.number} ${ordinal}`);
  const isShort = random() < grammar.shorts;
  const [from, to] = grammar.minutes;
  const minutes = from + (to - from) * random() ** 1.5;
  const title = demoTitle(channel, ordinal, isShort);
  const weekly = weeklyViewsOf(channel, uploaded, { title, isShort }, random);
  const views = viewsOver(weekly, isShort, random);
  const [likeRate, commentRate] = [0.015 + 0.05 * random(), 0.0006 + 0.005 * random() ** 2];
  const snapshots = times.map((at): Snapshot => {
    const count = views((at.getTime() - uploaded.getTime()) / DAY_MS);
    return { at, views: count, likes: Math.floor(count * likeRate), comments: Math.floor(count * commentRate) };
  });
  return {
    videoId,
    channel: {
      ucid: channel.ucid,
      name: channel.name,
      handle: channel.handle,
      subscribers: channel.subscribers,
      language: grammar.language,
      topCategory: grammar.youtubeCategory,
      seenAt: snapshots.at(-1)?.at ?? uploaded,
    },
    title,
    uploaded,
    duration: isShort
      ? Math.round(SHORT_SECONDS.from + (SHORT_SECONDS.to - SHORT_SECONDS.from) * random())
      : Math.round(minutes * 60),
    isShort,
    madeForKids: grammar.madeForKids,
    youtubeCategory: grammar.youtubeCategory,
    aiL2Category: grammar.aiL2Category,
    language: grammar.language,
    thumb: drawnThumb(videoId),
    seenAt: snapshots.at(-1)?.at ?? uploaded,
    snapshots,
    titleChanges: isShort ? [] : titleChangesOf(channel, ordinal, { uploaded, title, until }),
  };
}

const RETITLED_SHARE = 10;
const RETITLED_AFTER_DAYS = { from: 2, count: 5 } as const;

/** Some titles get the style of their channel only after some days. */
function titleChangesOf(
  channel: DemoChannel,
  ordinal: number,
  { uploaded, title, until }: Pick<Timing, "uploaded" | "until"> & { title: string },
): VideoRecord["titleChanges"] {
  const hash = hashOf(`title change ${channel.number} ${ordinal}`);
  const first = plainDemoTitle(channel, ordinal, false);
  const days = RETITLED_AFTER_DAYS.from + (Math.floor(hash / RETITLED_SHARE) % RETITLED_AFTER_DAYS.count);
  const at = new Date(uploaded.getTime() + days * DAY_MS);
  if (hash % RETITLED_SHARE !== 0 || first === title || at > until) return [];
  return [
    { at: uploaded, title: first },
    { at, title },
  ];
}

/** Subjects that always do well, so that the catalogue has super and explosive keywords. */
const POWER_WORDS = [
  { words: /\b(bunker|lighthouse)\b/i, from: 4.4, to: 4.9 },
  { words: /\b(abandoned|forgotten|sauna)\b/i, from: 2.9, to: 3.3 },
] as const;

/** Most videos stay below their channel's average, since the few that break out make it. */
function weeklyViewsOf(
  channel: DemoChannel,
  uploaded: Date,
  { title, isShort }: Pick<VideoRecord, "title" | "isShort">,
  random: Random,
): number {
  const years = (uploaded.getTime() - EPOCH) / (365.25 * DAY_MS);
  const luck = random();
  const spread = random();
  const power = POWER_WORDS.find(({ words }) => words.test(title));
  const times = power
    ? power.from + (power.to - power.from) * spread
    : luck < 0.012
      ? 5.2 * 1.8 ** spread
      : luck < 0.222
        ? 2.1 * 1.55 ** spread
        : 0.5 * Math.exp(0.35 * normal(random));
  return channel.weeklyViews * times * channel.growth ** years * (isShort ? 1.7 : 1);
}

/** Views at an age in days: a rush, then a long tail that some have and some don't. */
function viewsOver(weekly: number, isShort: boolean, random: Random): (days: number) => number {
  const rush = (isShort ? 3 : 1.4) * (0.7 + 0.6 * random());
  const tail = 0.05 + 0.5 * random() ** 2;
  const shape = (days: number) => 1 - Math.exp(-days / rush) + tail * Math.log1p(days / 14);
  const unit = weekly / shape(7);
  return (days) => Math.floor(unit * shape(days));
}
