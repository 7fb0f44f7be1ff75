import { z } from "zod";
import { text } from "../kernel/route.ts";
import { OutlierVideo, VideoId } from "../outliers/schema.ts";
import { ShownPicture, ThumbnailAddress } from "../pictures/schema.ts";
import { CONCEPT_MAX, ProjectStatus } from "../projects/schema.ts";

export const CANVAS_CARDS_MAX = 5_000;
export const CANVAS_LINKS_MAX = 10_000;
/** Changes of one save. */
export const CANVAS_CHANGES_MAX = 200;
export const CANVAS_TITLE_MAX = 200;
export const CANVAS_TEXT_MAX = CONCEPT_MAX;
/** Cards stay within this distance from the origin. */
export const CANVAS_EXTENT = 100_000;
/** Overwritten values that a card keeps of each field. */
export const CANVAS_HISTORY_MAX = 100;

export const CanvasCardKind = z.enum(["title", "concept", "thumbnail", "outlier", "note"]);
export type CanvasCardKind = z.infer<typeof CanvasCardKind>;

const coordinate = z.number().int().min(-CANVAS_EXTENT).max(CANVAS_EXTENT);
export const CanvasPosition = z.object({ x: coordinate, y: coordinate });
export type CanvasPosition = z.infer<typeof CanvasPosition>;

/** The fields of a card that change. The last writer of each wins; an overwritten value stays in the card's history. */
export const CanvasFields = z.object({
  position: CanvasPosition,
  title: text(CANVAS_TITLE_MAX),
  text: text(CANVAS_TEXT_MAX),
  picture: ThumbnailAddress.nullable(),
  /** The project that the card was sent to. */
  projectId: z.uuid().nullable(),
});
export type CanvasFields = z.infer<typeof CanvasFields>;
const CanvasFieldChanges = CanvasFields.partial();
export type CanvasFieldChanges = z.infer<typeof CanvasFieldChanges>;
export const CanvasField = CanvasFields.keyof();
export type CanvasField = z.infer<typeof CanvasField>;

export const NewCanvasCard = z.object({
  id: z.uuid(),
  kind: CanvasCardKind,
  position: CanvasPosition,
  title: CanvasFields.shape.title.default(""),
  text: CanvasFields.shape.text.default(""),
  picture: CanvasFields.shape.picture.default(null),
  projectId: CanvasFields.shape.projectId.default(null),
  /** The score of a brainstormed idea, from 0 to 100. */
  score: z.number().min(0).max(100).nullable().default(null),
  /** The video of an outlier card. */
  videoId: VideoId.nullable().default(null),
});
export type NewCanvasCard = z.infer<typeof NewCanvasCard>;

/** Current catalogue fields of an outlier card's video. */
export const CanvasVideo = OutlierVideo.pick({
  videoId: true,
  title1: true,
  name: true,
  views: true,
  duration: true,
  performanceIndex: true,
  thumb: true,
});
export type CanvasVideo = z.infer<typeof CanvasVideo>;

export const CanvasCard = NewCanvasCard.extend({
  picture: ShownPicture.nullable(),
  /** Null if the catalogue no longer has the video. */
  video: CanvasVideo.nullable(),
  /** Null if the project was deleted. */
  project: z.object({ id: z.uuid(), name: z.string(), status: ProjectStatus }).nullable(),
});
export type CanvasCard = z.infer<typeof CanvasCard>;

/** A link is shown while both of its cards are on the board. */
export const CanvasLink = z.object({ id: z.uuid(), from: z.uuid(), to: z.uuid() });
export type CanvasLink = z.infer<typeof CanvasLink>;

export const CanvasBoard = z.object({
  /** Grows by one with each change. */
  version: z.number().int(),
  /** Only admins edit a locked board. */
  isLocked: z.boolean(),
  cards: z.array(CanvasCard),
  links: z.array(CanvasLink),
});
export type CanvasBoard = z.infer<typeof CanvasBoard>;

const ById = { id: z.uuid() };
export const CanvasChange = z.discriminatedUnion("type", [
  z.object({ type: z.literal("addCard"), card: NewCanvasCard }),
  z.object({ type: z.literal("updateCard"), ...ById, fields: CanvasFieldChanges }),
  z.object({ type: z.literal("removeCard"), ...ById }),
  /** Takes the removal of a card back. */
  z.object({ type: z.literal("restoreCard"), ...ById }),
  z.object({ type: z.literal("addLink"), link: CanvasLink }),
  z.object({ type: z.literal("removeLink"), ...ById }),
]);
export type CanvasChange = z.infer<typeof CanvasChange>;

/** What one save changed, as it is now. */
export const CanvasUpdate = z.object({
  version: z.number().int(),
  isLocked: z.boolean(),
  cards: z.array(CanvasCard),
  removedCardIds: z.array(z.uuid()),
  links: z.array(CanvasLink),
  removedLinkIds: z.array(z.uuid()),
});
export type CanvasUpdate = z.infer<typeof CanvasUpdate>;

const overwritten = {
  id: z.uuid(),
  /** The person who wrote the value; null if the account was deleted. */
  writtenBy: z.string().nullable(),
  writtenAt: z.iso.datetime(),
  replacedBy: z.string().nullable(),
  replacedAt: z.iso.datetime(),
};
const { position, title, text: words, projectId } = CanvasFields.shape;
/** A value of a field that a later one replaced. */
export const CanvasOverwrite = z.discriminatedUnion("field", [
  z.object({ ...overwritten, field: z.literal("position"), value: position }),
  z.object({ ...overwritten, field: z.literal("title"), value: title }),
  z.object({ ...overwritten, field: z.literal("text"), value: words }),
  z.object({ ...overwritten, field: z.literal("picture"), value: ShownPicture.nullable() }),
  z.object({ ...overwritten, field: z.literal("projectId"), value: projectId }),
]);
export type CanvasOverwrite = z.infer<typeof CanvasOverwrite>;
