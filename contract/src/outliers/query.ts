import { z } from "zod";
import { DayOrInstant, inOrder } from "../kernel/days.ts";
import { Cursor } from "../kernel/paging.ts";
import { repeated, text, Ucid } from "../kernel/route.ts";
import {
  CHANNEL_LIST_PAGE_SIZE,
  OUTLIERS_LAST_PAGE,
  OUTLIERS_PAGE_LIMIT,
  OUTLIERS_PAGE_SIZE,
  SIMILAR_VIDEOS,
} from "./schema.ts";

export const OutlierTab = z.enum(["newest", "aaw", "myvids", "favorite_channels", "search"]);
export type OutlierTab = z.infer<typeof OutlierTab>;
export const SearchBy = z.enum(["all", "channel", "title"]);
export type SearchBy = z.infer<typeof SearchBy>;
export const OutlierSortField = z.enum(["performance_index", "uploaded", "views", "score_desc"]);
export type OutlierSortField = z.infer<typeof OutlierSortField>;
const Direction = z.enum(["asc", "desc"]);
const yesOrNo = z.enum(["true", "false"]).transform((value) => value === "true");
const count = z.coerce.number().int().min(0).max(1e15);
const ratio = z.coerce.number().min(0).max(1e6);
/** A duration as digits of mm:ss: 400 is 4:00. */
const Mmss = z.coerce
  .number()
  .int()
  .min(0)
  .max(999_959)
  .refine((digits) => digits % 100 < 60, "Seconds go to 59");
export const secondsOfMmss = (digits: number): number => Math.floor(digits / 100) * 60 + (digits % 100);
export const mmssOfSeconds = (seconds: number): number => Math.floor(seconds / 60) * 100 + (seconds % 60);

const TREND_SIZE = 4;
const TREND_INDEX = 2;

/** The requesting channel; required by tabs that depend on it. */
const Asker = z.object({ ucid: Ucid.optional(), organizationId: z.uuid().optional() });

export const OutlierQuery = Asker.extend({
  version: z.literal("v1").optional(),
  source: OutlierTab.optional(),
  search: text(200).optional(),
  searchBy: SearchBy.default("all"),
  phraseSearch: yesOrNo.optional(),
  /** Also matches words with one typing error. */
  fuzzy: yesOrNo.optional(),
  channelId: Ucid.optional(),
  performanceIndexGte: ratio.optional(),
  performanceIndexLte: ratio.optional(),
  viewsGte: count.optional(),
  viewsLte: count.optional(),
  subscribersGte: count.optional(),
  subscribersLte: count.optional(),
  durationGte: Mmss.optional(),
  durationLte: Mmss.optional(),
  uploadedGte: DayOrInstant.optional(),
  uploadedLte: DayOrInstant.optional(),
  youtubeCategory: repeated(text(80)),
  aiL2Category: repeated(text(80)),
  language: repeated(text(20)),
  madeForKids: yesOrNo.optional(),
  sortField: OutlierSortField.default("uploaded"),
  sortOrder: Direction.default("desc"),
  page: z.coerce.number().int().min(0).max(OUTLIERS_LAST_PAGE).default(0),
  itemsPerPage: z.coerce.number().int().min(1).max(OUTLIERS_PAGE_LIMIT).default(OUTLIERS_PAGE_SIZE),
  includeCount: yesOrNo.optional(),
  /** Continues after the last row of an answer; the page number is then ignored. */
  cursor: Cursor.optional(),
});
export type OutlierQuery = z.infer<typeof OutlierQuery>;
/** Disables the default language of a tab. */
export const ANY_LANGUAGE = "any";

const daysInOrder = inOrder("uploadedGte", "uploadedLte");
export const OutlierListQuery = OutlierQuery.superRefine(daysInOrder);

/** The newest videos above a minimum index. */
export const TrendQuery = OutlierQuery.extend({
  itemsPerPage: z.coerce.number().int().min(1).max(OUTLIERS_PAGE_LIMIT).default(TREND_SIZE),
  performanceIndexGte: ratio.default(TREND_INDEX),
}).superRefine(daysInOrder);

export const SuggestQuery = z.object({
  lookaheadTerm: text(100),
  isShorts: yesOrNo.optional(),
  page: z.coerce.number().int().min(0).max(50).default(0),
  phraseSearch: yesOrNo.optional(),
  /** Also matches words with one typing error, if the organization's gate is on. */
  fuzzy: yesOrNo.optional(),
  organizationId: z.uuid().optional(),
});
export type SuggestQuery = z.infer<typeof SuggestQuery>;

/** A search without results. */
export const NearestQuery = z.object({
  search: text(200),
  searchBy: SearchBy.default("all"),
  isShorts: yesOrNo.optional(),
  language: repeated(text(20)),
});
export type NearestQuery = z.infer<typeof NearestQuery>;

export const SimilarQuery = z.object({
  title: text(200),
  itemsPerPage: z.coerce.number().int().min(1).max(OUTLIERS_PAGE_SIZE).default(SIMILAR_VIDEOS),
});
export type SimilarQuery = z.infer<typeof SimilarQuery>;

/** What the videos have in common with the given one. */
export const Likeness = z.enum(["title", "picture"]);
export type Likeness = z.infer<typeof Likeness>;

export const ChannelListQuery = z.object({
  name: text(100).optional(),
  sortOrder: Direction.default("desc"),
  sortField: z.enum(["subscribers", "name", "videos"]).default("subscribers"),
  page: z.coerce.number().int().min(0).max(OUTLIERS_LAST_PAGE).default(0),
  itemsPerPage: z.coerce.number().int().min(1).max(OUTLIERS_PAGE_LIMIT).default(CHANNEL_LIST_PAGE_SIZE),
});
export type ChannelListQuery = z.infer<typeof ChannelListQuery>;
