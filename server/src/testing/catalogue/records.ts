import type { ChannelRecord, Snapshot, VideoRecord } from "../../features/catalogue/record.ts";

const DAY_MS = 86_400_000;
let serial = 0;

export const aChannel = (changes: Partial<ChannelRecord> = {}): ChannelRecord => ({
  ucid: `UC${String(++serial).padStart(22, "c")}`,
  name: "Field Days",
  subscribers: 412_000,
  seenAt: new Date("2026-09-01T00:00:00Z"),
  ...changes,
});

/** A video whose snapshots are given by age in days and views. */
export function aVideo({
  at = [],
  ...changes
}: Partial<VideoRecord> & { at?: readonly (readonly [days: number, views: number])[] } = {}): VideoRecord {
  const videoId = `v${String(++serial).padStart(10, "0")}`;
  const uploaded = changes.uploaded ?? new Date("2026-06-01T12:00:00Z");
  const snapshots: Snapshot[] = at.map(([days, views]) => ({
    at: new Date(uploaded.getTime() + days * DAY_MS),
    views,
    likes: Math.round(views / 25),
    comments: Math.round(views / 400),
  }));
  return {
    videoId,
    channel: changes.channel ?? aChannel(),
    title: "I lived in a lookout tower for 30 days",
    duration: 1122,
    isShort: false,
    madeForKids: false,
    youtubeCategory: "Entertainment",
    aiL2Category: "Survival",
    language: "en",
    thumb: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
    seenAt: snapshots.at(-1)?.at ?? uploaded,
    titleChanges: [],
    uploaded,
    snapshots,
    ...changes,
  };
}
