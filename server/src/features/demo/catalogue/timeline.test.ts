import { Ucid } from "@coldopen/contract/kernel/route";
import { keywordTier } from "@coldopen/contract/keywords/rules";
import { VideoId } from "@coldopen/contract/outliers/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { referenceIndexes } from "../../../testing/catalogue/reference.ts";
import type { VideoRecord } from "../../catalogue/index.ts";
import { type DemoChannel, demoChannels } from "./channels.ts";
import { readGrammars } from "./grammar.ts";
import { listPublished } from "./timeline.ts";

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const [since, until] = [day("2025-07-01"), day("2026-11-01")];
let channels: DemoChannel[];
let videos: VideoRecord[];
beforeAll(() => {
  channels = demoChannels(readGrammars());
  videos = channels.flatMap((channel) => listPublished(channel, { since, after: since, until }));
});
const share = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length / items.length;

describe("the demo catalogue", () => {
  it("has about 600 channels and 30,000 videos and shorts", () => {
    expect(channels.length).toBeGreaterThan(580);
    expect(channels.length).toBeLessThan(640);
    expect(videos.length).toBeGreaterThan(28_000);
    expect(videos.length).toBeLessThan(34_000);
    expect(share(videos, ({ isShort }) => isShort)).toBeGreaterThan(0.15);
    expect(share(videos, ({ madeForKids }) => madeForKids)).toBeGreaterThan(0.01);
    expect(videos.some(({ uploaded }) => until.getTime() - uploaded.getTime() < 7 * 86_400_000)).toBe(true);
  });

  it("has unique ids and names", () => {
    expect(new Set(videos.map(({ videoId }) => VideoId.parse(videoId))).size).toBe(videos.length);
    expect(new Set(channels.map(({ ucid }) => Ucid.parse(ucid))).size).toBe(channels.length);
    expect(new Set(channels.map(({ name }) => name)).size).toBe(channels.length);
  });

  it("rarely repeats a title", () => {
    const titles = videos.map(({ title }) => title.toLowerCase().replace(/ \| ep\. \d+$| #shorts$|…$/, ""));
    expect(new Set(titles).size / titles.length).toBeGreaterThan(0.9);
    expect(videos.every(({ title }) => title.length <= 100 && !/[{}|]{2}|undefined/.test(title))).toBe(true);
  });

  it("has titles without unfilled slots, doubled articles or wrong cases", () => {
    const wrong = (pattern: RegExp, language?: string) =>
      videos.filter((video) => (!language || video.language === language) && pattern.test(video.title));
    expect(wrong(/[{}]/)).toEqual([]);
    expect(wrong(/\bthe an? /i, "en")).toEqual([]);
    expect(wrong(/\b(?:wird|sich|kostet|mit|unter) einen |\bmit eine? /i, "de")).toEqual([]);
    expect(wrong(/\bd' |\bde le |\bde [AEIOU]/, "fr")).toEqual([]);
  });

  it("is mostly English, with Spanish, German, French and a few others", () => {
    const languages = new Set(videos.map(({ language }) => language));
    expect([...languages].sort()).toEqual(["de", "en", "es", "fr", "it", "nl", "pt"]);
    expect(share(videos, ({ language }) => language === "en")).toBeGreaterThan(0.7);
  });

  it("has few very large channels and many small ones, some without a subscriber count", () => {
    const sizes = channels.map(({ weeklyViews }) => weeklyViews).sort((one, other) => other - one);
    expect((sizes[0] ?? 0) / (sizes[99] ?? 1)).toBeGreaterThan(50);
    expect(share(channels, ({ subscribers }) => subscribers === null)).toBeGreaterThan(0.03);
  });

  it.each([
    ["bunker", "explosive"],
    ["forgotten", "super"],
  ])("has the keyword %s of the tier %s", (word, tier) => {
    const indexes = referenceIndexes(videos);
    const mean = (of: readonly VideoRecord[]) => {
      const found = of.flatMap(({ videoId }) => indexes.get(videoId)?.performanceIndex ?? []);
      return found.reduce((sum, index) => sum + Math.min(index, 10), 0) / found.length;
    };
    const english = videos.filter(({ language }) => language === "en");
    const using = english.filter(({ title }) => new RegExp(`\\b${word}\\b`, "i").test(title));
    expect(using.length).toBeGreaterThan(30);
    expect(keywordTier(mean(using) / mean(english))).toBe(tier);
  });

  it("has an index of 2 for about 18 of 100 videos and of 5 for 3", () => {
    const indexes = [...referenceIndexes(videos).values()].flatMap(({ performanceIndex }) => performanceIndex ?? []);
    expect(Math.abs(share(indexes, (index) => index >= 2) - 0.18)).toBeLessThan(0.015);
    expect(Math.abs(share(indexes, (index) => index >= 5) - 0.03)).toBeLessThan(0.008);
  });

  it("contains the videos of the demo's own channels", () => {
    const own = ["UChalfbuilt0000000000001", "UCembertable000000000001", "UCsaltandsignal000000001"];
    for (const ucid of own) expect(videos.filter(({ channel }) => channel.ucid === ucid).length).toBeGreaterThan(40);
  });

  it("never loses views and has no snapshot after the period", () => {
    const odd = videos.filter(({ snapshots, uploaded }) =>
      snapshots.some(
        (snapshot, at) =>
          snapshot.at <= uploaded || snapshot.at > until || snapshot.views < (snapshots[at - 1]?.views ?? 0),
      ),
    );
    expect(odd).toEqual([]);
  });
});

it("has videos whose title was changed after some days, none of them later than now", () => {
  const retitled = videos.filter(({ titleChanges }) => titleChanges.length > 0);
  expect(retitled.length).toBeGreaterThan(200);
  for (const { uploaded, title, titleChanges } of retitled) {
    const [first, second] = titleChanges;
    expect(titleChanges).toHaveLength(2);
    expect(first?.at).toEqual(uploaded);
    expect(first?.title).not.toBe(title);
    expect(second?.title).toBe(title);
    expect(second && uploaded < second.at && second.at <= until).toBe(true);
  }
});

it("is the same day by day as for the whole period", () => {
  const channel = channels[3];
  if (!channel) throw new Error("No channel");
  const whole = listPublished(channel, { since, after: since, until });
  const parts = new Map<string, VideoRecord>();
  for (let at = since.getTime(); at < until.getTime(); at += 86_400_000) {
    const end = new Date(Math.min(at + 86_400_000, until.getTime()));
    for (const video of listPublished(channel, { since, after: new Date(at), until: end })) {
      const before = parts.get(video.videoId)?.snapshots ?? [];
      parts.set(video.videoId, { ...video, snapshots: [...before, ...video.snapshots] });
    }
  }
  const summary = (list: Iterable<VideoRecord>) =>
    [...list].map(({ videoId, title, uploaded, snapshots }) => ({ videoId, title, uploaded, snapshots }));
  expect(summary(parts.values())).toEqual(summary(whole));
});
