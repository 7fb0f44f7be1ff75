import { z } from "zod";
import { Ucid } from "../kernel/route.ts";
import { OutlierVideo } from "../outliers/schema.ts";

/** Per person and channel. */
export const WATCH_RULES_MAX = 50;
export const WATCH_ALERTS_PAGE = 100;
export const WATCH_THRESHOLD_MIN = 1;
export const WATCH_THRESHOLD_MAX = 100;
/** Views are compared with the first seven days of other videos, so a longer time says little. */
export const WATCH_DAYS_MAX = 30;

/** What a rule watches: creators that the channel follows, or the videos of a saved search. */
export const WatchTarget = z.enum(["creators", "search"]);
export type WatchTarget = z.infer<typeof WatchTarget>;
export const WatchMail = z.enum(["off", "digest", "instant"]);
export type WatchMail = z.infer<typeof WatchMail>;

const WatchCondition = z.object({
  /** How many times the channel's average first-7-day views a video has to reach. */
  threshold: z.number().min(WATCH_THRESHOLD_MIN).max(WATCH_THRESHOLD_MAX),
  /** The age by which it has to. */
  withinDays: z.number().int().min(1).max(WATCH_DAYS_MAX),
  mail: WatchMail,
});

export const NewWatchRule = z.discriminatedUnion("target", [
  /** Without a creator, all that the channel follows, also those followed later. */
  WatchCondition.extend({ target: z.literal("creators"), creatorUcid: Ucid.nullable().default(null) }),
  WatchCondition.extend({ target: z.literal("search"), filterSetId: z.uuid() }),
]);
export type NewWatchRule = z.infer<typeof NewWatchRule>;
export const WatchRuleChange = WatchCondition.partial();
export type WatchRuleChange = z.infer<typeof WatchRuleChange>;

export const WatchRule = WatchCondition.extend({
  id: z.uuid(),
  target: WatchTarget,
  creatorUcid: Ucid.nullable(),
  filterSetId: z.uuid().nullable(),
  /** Of the creator or of the saved search, also after it was deleted; null for all followed creators. */
  name: z.string().nullable(),
  /** Alerts that were not seen yet. */
  unseen: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type WatchRule = z.infer<typeof WatchRule>;

export const WatchAlert = z.object({
  id: z.uuid(),
  ruleId: z.uuid(),
  /** When the alert was made. */
  ratio: z.number(),
  views: z.number().int(),
  /** The video had passed before the rule existed. */
  isInitial: z.boolean(),
  isSeen: z.boolean(),
  createdAt: z.iso.datetime(),
  video: OutlierVideo.pick({ videoId: true, title1: true, name: true, ucid: true, thumb: true, uploaded: true }),
});
export type WatchAlert = z.infer<typeof WatchAlert>;
