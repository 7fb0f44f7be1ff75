import { z } from "zod";
import { text, Ucid } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";

export const OUTLIERS_PAGE_SIZE = 24;
export const OUTLIERS_PAGE_LIMIT = 100;
/** Last page by number; cursors reach further. */
export const OUTLIERS_LAST_PAGE = 500;
/** Similar outliers on a project's page. */
export const SIMILAR_VIDEOS = 6;
/** Videos like another one. */
export const MORE_LIKE_VIDEOS = 8;
export const CHANNEL_LIST_PAGE_SIZE = 30;
export const SUGGESTIONS_MIXED = 4;
export const SUGGESTIONS_PAGE_SIZE = 20;
/** Counting stops here, to limit its cost. */
export const COUNT_CAP = 1000;
/** A video has an index once it is this old. */
export const INDEX_AGE_DAYS = 7;
export const UNDER_PERFORMING_BELOW = 0.8;
export const OVER_PERFORMING_ABOVE = 1;
/** A short is vertical and at most this long. */
export const SHORT_MAX_SECONDS = 180;

export const VideoId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{11}$/, "Not a video id")
  .meta({ example: "00000000000" });

export const OutlierVideo = z.object({
  id: z.string(),
  ucid: Ucid,
  videoId: VideoId,
  title1: z.string(),
  /** Of the channel. */
  name: z.string(),
  channelThumbnail: ShownPicture.nullable(),
  subscribers: z.number().int().nullable(),
  views: z.number().int(),
  uploaded: z.iso.datetime(),
  /** Seconds. */
  duration: z.number().int(),
  thumb: ShownPicture,
  isShort: z.boolean(),
  madeForKids: z.boolean(),
  language: z.string().nullable(),
  /** First-7-day views divided by the channel's average; null under seven days or without data. */
  performanceIndex: z.number().nullable(),
  /** The channel's average first-7-day views of the six months before. */
  v7Average: z.number().nullable(),
  /** First-7-day views. */
  v7Score: z.number().nullable(),
  /** Rank by first-7-day views among the channel's videos of the window; 1 is the best. */
  v7Rank: z.number().int().nullable(),
  /** First-30-day views. */
  v30Score: z.number().nullable(),
  /** The index, closer to 1 the fewer baseline videos there are; sort order of "best". */
  score: z.number().nullable(),
  /** Likes and comments per view, when known. */
  engagement: z.number().nullable(),
  aiL2Category: z.string().nullable(),
  youtubeCategory: z.string().nullable(),
});
export type OutlierVideo = z.infer<typeof OutlierVideo>;

export const IndexClass = z.enum(["new", "underPerforming", "average", "overPerforming"]);
export type IndexClass = z.infer<typeof IndexClass>;

export const SuggestedChannel = z.object({
  ucid: Ucid,
  name: z.string(),
  thumbnail: ShownPicture.nullable(),
  subscribers: z.number().int().nullable(),
});
export type SuggestedChannel = z.infer<typeof SuggestedChannel>;

export const SuggestedTitle = z.object({ videoId: VideoId, title: z.string(), language: z.string().nullable() });
export type SuggestedTitle = z.infer<typeof SuggestedTitle>;

/** A search that has results, close to one that has none. */
export const NearestSearch = z.object({
  /** With every word corrected, for the most distinctive word alone, or in another language. */
  change: z.enum(["corrected", "one_word", "language"]),
  search: z.string(),
  /** The language to search in besides, if that is the change. */
  language: z.string().nullable(),
  /** Limited to the cap. */
  count: z.number().int(),
});
export type NearestSearch = z.infer<typeof NearestSearch>;

export const CatalogueChannel = SuggestedChannel.extend({
  handle: z.string().nullable(),
  videos: z.number().int(),
  topCategory: z.string().nullable(),
  language: z.string().nullable(),
});
export type CatalogueChannel = z.infer<typeof CatalogueChannel>;

/** Variants of the index; the first is the default. */
const Lens = z.enum(["mean", "median", "neighbours", "category", "perSubscriber"]);

const BaselineVideo = z.object({
  videoId: VideoId,
  title1: z.string(),
  uploaded: z.iso.datetime(),
  v7Score: z.number(),
});
/** How a video's index was computed, for every lens. */
export const IndexExplained = z.object({
  videoId: VideoId,
  v7Score: z.number().nullable(),
  windowStart: z.iso.datetime(),
  windowEnd: z.iso.datetime(),
  baseline: z.array(BaselineVideo),
  baselineCount: z.number().int(),
  /** Confidence in the index, from the number of baseline videos and their variance. */
  confidence: z.enum(["high", "medium", "low", "none"]),
  lenses: z.array(
    z.object({ lens: Lens, value: z.number().nullable(), baseline: z.number().nullable(), sample: z.number().int() }),
  ),
  /** How the first-7-day views were measured, or why there are none. */
  measured: z.enum(["interpolated", "exact", "too_young", "no_snapshots", "no_baseline"]),
});
export type IndexExplained = z.infer<typeof IndexExplained>;

const change = {
  at: z.iso.datetime(),
  /** In the week before and after the change; null if there are too few snapshots. */
  viewsPerDayBefore: z.number().nullable(),
  viewsPerDayAfter: z.number().nullable(),
};
/** A change of a video's title or thumbnail. The value before is null if it was not recorded. */
export const VideoChange = z.discriminatedUnion("kind", [
  z.object({ ...change, kind: z.literal("title"), before: z.string().nullable(), after: z.string() }),
  z.object({
    ...change,
    kind: z.literal("thumbnail"),
    thumbBefore: ShownPicture.nullable(),
    thumbAfter: ShownPicture,
  }),
]);
export type VideoChange = z.infer<typeof VideoChange>;

export const FILTER_SET_NAME_MAX = 60;
export const FILTER_SETS_MAX = 50;
export const FilterSet = z.object({ id: z.uuid(), name: z.string(), search: z.string(), createdAt: z.iso.datetime() });
export type FilterSet = z.infer<typeof FilterSet>;
/** Videos of a filter set since the person last opened it, or since it was saved; limited to the cap. */
export const FilterSetNews = z.object({ id: z.uuid(), count: z.number().int() });
export type FilterSetNews = z.infer<typeof FilterSetNews>;
/** A filter set is a query string. */
export const NewFilterSet = z.object({
  name: text(FILTER_SET_NAME_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
  search: text(2000),
});

/** Values that occur in the catalogue, and its size. */
export const Catalogue = z.object({
  youtubeCategories: z.array(z.string()),
  aiL2Categories: z.array(z.string()),
  languages: z.array(z.string()),
  videos: z.number().int(),
  months: z.number().int(),
  /** The catalogue is being built and cannot be searched yet. */
  isPreparing: z.boolean().optional(),
});
export type Catalogue = z.infer<typeof Catalogue>;
