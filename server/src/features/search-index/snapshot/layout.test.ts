import { expect, it } from "vitest";
import { parseLayout, serializeLayout } from "./layout.ts";

const tiers = { performance_index: [5, 2], uploaded: [1], views: ["90"], score: [], hot_uploaded: [], hot_views: [7] };
/** As previous versions stored it. */
const stored = {
  format: 5,
  rows: { videos: 3, shorts: 2, channels: 1 },
  ladders: { videos: tiers, shorts: tiers },
  mainLanguage: 4,
  splitRungs: { videos: ["hot_views_1"], shorts: [] },
  names: [100, "7"],
  pairBits: { videos: 6, shorts: 7 },
  labels: { category: ["", "Music"], ai: [""], language: ["", "en"] },
  common: ["how", "to"],
  wordShare: 0.5,
};

it("reads a layout that a previous version stored, and stores it unchanged", () => {
  const layout = parseLayout(stored);
  expect(layout).toMatchObject({ tiers: { videos: tiers }, channelTiers: [100, "7"], commonWords: ["how", "to"] });
  expect(layout && JSON.parse(serializeLayout(layout))).toEqual(stored);
});

it("does not read a layout of another format", () => {
  expect(parseLayout({ ...stored, format: 4 })).toBeUndefined();
  expect(parseLayout(null)).toBeUndefined();
});
