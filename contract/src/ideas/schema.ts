import { z } from "zod";
import { Cursor } from "../kernel/paging.ts";
import { repeatedList, Ucid } from "../kernel/route.ts";
import { VideoId } from "../outliers/schema.ts";
import { HexColor, ShownPicture } from "../pictures/schema.ts";
import { IDEAS_LIMIT } from "./list-query.ts";

/** New ideas of a channel each day. */
export const IDEAS_PER_DAY = 10;
/** On demand: ideas that one request adds, and requests of a channel each day. */
export const IDEAS_PER_REQUEST = 5;
export const IDEA_REQUESTS_PER_DAY = 3;
/** Including replacements. */
export const MAX_IDEAS_PER_DAY = 50;
/** The list is read again this long after a dismissal, when a new idea has taken the place. */
export const REPLACEMENT_DELAY_MS = 3000;

export const InspirationType = z.enum([
  "MY_OVERPERFORMERS",
  "RELATED_OVERPERFORMERS",
  "FOLLOWED_CHANNELS",
  "BEST_PRACTICES",
]);
export type InspirationType = z.infer<typeof InspirationType>;

export const DismissedReason = z.enum(["NOT_RELEVANT", "NOT_REALISTIC", "ALREADY_MADE", "OTHER"]);
export type DismissedReason = z.infer<typeof DismissedReason>;

/** A video of the catalogue behind an idea, with its current figures. */
export const IdeaSource = z.object({
  videoId: VideoId,
  title: z.string(),
  channelName: z.string(),
  performanceIndex: z.number().nullable(),
  views: z.number().int(),
  uploaded: z.iso.datetime(),
  thumb: ShownPicture,
});
export type IdeaSource = z.infer<typeof IdeaSource>;

export const IdeaForYou = z.object({
  id: z.uuid(),
  channelUCID: Ucid,
  inspirationType: InspirationType,
  title: z.string(),
  concept: z.string(),
  /** Null until the idea was seen for the first time and its picture is drawn. */
  thumbnail: ShownPicture.nullable(),
  /** The expected main colour of the picture, shown until it is drawn and loaded. */
  thumbnailColor: HexColor,
  thumbnailDescription: z.string(),
  /** Why the idea fits now, with figures of the sources. */
  whyNow: z.string(),
  sources: z.array(IdeaSource),
  day: z.iso.date(),
  dismissedAt: z.iso.datetime().nullable(),
  dismissedReason: DismissedReason.nullable(),
  savedAt: z.iso.datetime().nullable(),
  savedProjectId: z.uuid().nullable(),
  seenAt: z.iso.datetime().nullable(),
});
export type IdeaForYou = z.infer<typeof IdeaForYou>;

const Exclusion = z.enum(["saved", "dismissed"]);
export const IdeasQuery = z.object({
  exclude: repeatedList(z.array(Exclusion).max(Exclusion.options.length).default([])),
  limit: z.coerce.number().int().min(1).max(IDEAS_LIMIT).default(IDEAS_LIMIT),
  page: Cursor.optional(),
});
export type IdeasQuery = z.infer<typeof IdeasQuery>;
