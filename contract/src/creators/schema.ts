import { z } from "zod";
import { CatalogueChannel, VideoId } from "../outliers/schema.ts";
import { ShownPicture } from "../pictures/schema.ts";

/** The months that figures, formats and cadence cover. */
export const CREATOR_MONTHS = 12;
/** Older videos are left out of the chart. */
export const CREATOR_POINTS_MAX = 500;
export const CREATOR_FORMATS_MAX = 3;
/** With fewer measured videos there is no chart. */
export const CREATOR_CHART_MIN = 5;
export const CREATOR_HIGH_INDEX = 5;

/** The shape of a title. */
export const TitleFormat = z.enum([
  "versus",
  "time_limit",
  "price",
  "how_to",
  "list",
  "question",
  "first_person",
  "review",
  "statement",
]);
export type TitleFormat = z.infer<typeof TitleFormat>;

const CreatorFormat = z.object({
  format: TitleFormat,
  videos: z.number().int(),
  medianIndex: z.number(),
  /** The video of the format with the highest index. */
  best: z.object({ videoId: VideoId, title1: z.string(), thumb: ShownPicture, isShort: z.boolean() }),
});

const CreatorPoint = z.object({
  videoId: VideoId,
  title1: z.string(),
  uploaded: z.iso.datetime(),
  performanceIndex: z.number(),
});
export type CreatorPoint = z.infer<typeof CreatorPoint>;

export const CreatorCadence = z.object({
  /** The median number of days between two videos; null with fewer than two. */
  days: z.number().nullable(),
  /** Videos by day of the week in UTC, from Monday. */
  weekdays: z.array(z.number().int()).length(7),
});
export type CreatorCadence = z.infer<typeof CreatorCadence>;

/** A channel of the catalogue with what its videos of one kind show. */
export const Creator = z.object({
  channel: CatalogueChannel,
  figures: z.object({
    videos: z.number().int(),
    /** Videos with an index. */
    measured: z.number().int(),
    aboveAverage: z.number().int(),
    high: z.number().int(),
    medianIndex: z.number().nullable(),
  }),
  cadence: CreatorCadence,
  formats: z.array(CreatorFormat),
  /** The oldest first. */
  points: z.array(CreatorPoint),
});
export type Creator = z.infer<typeof Creator>;
