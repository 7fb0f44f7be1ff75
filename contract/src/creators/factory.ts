import type { Creator } from "./schema.ts";

export const aCreator = (changes: Partial<Creator> = {}): Creator => ({
  channel: {
    ucid: "UCfielddays0000000000001",
    name: "Field Days",
    handle: "@fielddays",
    thumbnail: null,
    subscribers: 412_000,
    videos: 44,
    topCategory: "Survival",
    language: "en",
  },
  figures: { videos: 44, measured: 40, aboveAverage: 30, high: 3, medianIndex: 1.8 },
  cadence: { days: 8, weekdays: [2, 3, 2, 6, 5, 18, 8] },
  formats: [
    {
      format: "time_limit",
      videos: 7,
      medianIndex: 3.1,
      best: {
        videoId: "fieldday001",
        title1: "I lived in a lookout tower for 30 days",
        thumb: "/api/idea/thumbs/fieldday001.webp",
        isShort: false,
      },
    },
  ],
  points: Array.from({ length: 6 }, (_, at) => ({
    videoId: `fieldday01${at}`,
    title1: `Day ${at + 1}`,
    uploaded: `2026-0${at + 3}-01T15:00:00.000Z`,
    performanceIndex: [0.5, 1.4, 0.9, 2.2, 8.4, 1.1][at] ?? 1,
  })),
  ...changes,
});
