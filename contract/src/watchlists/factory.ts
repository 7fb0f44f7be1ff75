import { uuid } from "../session/factory.ts";
import type { WatchAlert, WatchRule } from "./schema.ts";

export const aWatchRule = (n = 1, changes: Partial<WatchRule> = {}): WatchRule => ({
  id: uuid(62, n),
  target: "creators",
  creatorUcid: null,
  filterSetId: null,
  name: null,
  threshold: 3,
  withinDays: 7,
  mail: "digest",
  unseen: 0,
  createdAt: "2026-11-15T12:00:00.000Z",
  ...changes,
});

export const aWatchAlert = (n = 1, changes: Partial<WatchAlert> = {}): WatchAlert => ({
  id: uuid(63, n),
  ruleId: uuid(62, 1),
  ratio: 3.4,
  views: 410_000,
  isInitial: false,
  isSeen: false,
  createdAt: "2026-11-16T12:00:00.000Z",
  video: {
    videoId: `watch${String(n).padStart(6, "0")}`,
    title1: "Three Feet of Ice",
    name: "Cold Harbour",
    ucid: "UCcoldharbour00000000001",
    thumb: `/api/idea/thumbs/watch${String(n).padStart(6, "0")}.webp`,
    uploaded: "2026-11-14T12:00:00.000Z",
  },
  ...changes,
});
