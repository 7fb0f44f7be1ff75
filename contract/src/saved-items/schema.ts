import { z } from "zod";
import { DayOrInstant, inOrder } from "../kernel/days.ts";
import { repeated, text } from "../kernel/route.ts";
import { OutlierVideo, VideoId } from "../outliers/schema.ts";
import { ShownPicture, ThumbnailAddress } from "../pictures/schema.ts";
import { CONCEPT_MAX, OptionType, TITLE_MAX } from "../projects/schema.ts";

export const SAVED_ITEMS_PAGE_SIZE = 20;
export const SavedItemType = z.enum(["outliers", "concept", "title", "thumbnail"]);
export type SavedItemType = z.infer<typeof SavedItemType>;

/** Current catalogue fields of a saved outlier. */
export const SavedOutlier = OutlierVideo.pick({
  videoId: true,
  ucid: true,
  name: true,
  channelThumbnail: true,
  subscribers: true,
  title1: true,
  duration: true,
  performanceIndex: true,
  views: true,
  uploaded: true,
  youtubeCategory: true,
  thumb: true,
  isShort: true,
  aiL2Category: true,
});
export type SavedOutlier = z.infer<typeof SavedOutlier>;

const filled = (max: number) => text(max).pipe(z.string().trim().min(1, "Cannot be empty"));
const note = text(1000).nullable().default(null);
export const NewSavedItem = z.discriminatedUnion("type", [
  z.object({ type: z.literal("outliers"), outliersVideoId: VideoId, description: note }),
  z.object({ type: z.literal("title"), title: filled(TITLE_MAX), description: note }),
  z.object({ type: z.literal("concept"), concept: filled(CONCEPT_MAX), description: note }),
  z.object({ type: z.literal("thumbnail"), thumbnail: ThumbnailAddress, description: note }),
]);
export type NewSavedItem = z.infer<typeof NewSavedItem>;

export const SavedItem = z.object({
  id: z.uuid(),
  type: SavedItemType,
  title: z.string().nullable(),
  concept: z.string().nullable(),
  thumbnail: ShownPicture.nullable(),
  description: z.string().nullable(),
  /** Null if the catalogue no longer has the video. */
  outliersVideo: SavedOutlier.nullable(),
  outliersVideoId: VideoId.nullable(),
  createdAt: z.iso.datetime(),
});
export type SavedItem = z.infer<typeof SavedItem>;

/** Marks of saved videos: far more than fit on a screen. */
export const SAVED_MARKS_MAX = 5000;
export const SavedMark = z.object({ id: z.uuid(), outliersVideoId: VideoId });
export type SavedMark = z.infer<typeof SavedMark>;

/** Fewer than for videos, since marks include the content. Older items are not marked as saved. */
export const ELEMENT_MARKS_MAX = 1000;
/** Saved titles, concepts and thumbnails are identified by their content. */
export const ElementMark = z.object({ id: z.uuid(), content: z.string() });
export type ElementMark = z.infer<typeof ElementMark>;
export const ElementMarksQuery = z.object({ type: OptionType });

export const SavedItemsQuery = z
  .object({
    type__in: repeated(SavedItemType),
    sort: z.enum(["-createdAt", "createdAt"]).default("-createdAt"),
    createdAt__gte: DayOrInstant.optional(),
    createdAt__lte: DayOrInstant.optional(),
    /** Part of the text, or of the title of a saved video. */
    search: text(200).optional(),
    /** `page.next` of the previous answer; the first page without it. */
    page: text(400).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(SAVED_ITEMS_PAGE_SIZE),
  })
  .superRefine(inOrder("createdAt__gte", "createdAt__lte"));
export type SavedItemsQuery = z.infer<typeof SavedItemsQuery>;
