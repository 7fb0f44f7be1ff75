import type { Catalogue, OutlierVideo } from "./schema.ts";

export const anOutlierVideo = (changes: Partial<OutlierVideo> = {}): OutlierVideo => ({
  id: "1",
  ucid: "UCfielddays0000000000001",
  videoId: "fieldday001",
  title1: "I lived in a lookout tower for 30 days",
  name: "Field Days",
  channelThumbnail: null,
  subscribers: 412_000,
  views: 1_900_000,
  uploaded: "2026-09-01T15:00:00.000Z",
  duration: 1122,
  thumb: "/api/idea/thumbs/fieldday001.webp",
  isShort: false,
  madeForKids: false,
  language: "en",
  performanceIndex: 8.4,
  v7Average: 120_000,
  v7Score: 1_008_000,
  v7Rank: 1,
  v30Score: 1_700_000,
  score: 7.9,
  engagement: 0.064,
  aiL2Category: "Survival",
  youtubeCategory: "Entertainment",
  ...changes,
});

export const aCatalogue = (parts: Partial<Catalogue> = {}): Catalogue => ({
  youtubeCategories: ["Entertainment", "Gaming"],
  aiL2Categories: ["Survival"],
  languages: ["en"],
  videos: 30_000,
  months: 16,
  ...parts,
});
