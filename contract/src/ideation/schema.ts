import { z } from "zod";
import { EngineId } from "../ai-models/schema.ts";
import { text, Ucid } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { CONCEPT_MAX, IDEA_MAX, OptionType, YOUTUBE_ITEMS_MAX, YoutubeItem } from "../projects/schema.ts";
import { Reference, References } from "./references.ts";

export const THIS_BUT_MAX = 1000;
export const TEXT_ELEMENTS = 6;
export const THUMBNAIL_ELEMENTS = 4;
/** How many of the last variant names explode leaves out. */
export const EXPLODE_EXCLUDED = 6;
export const DEFAULT_INSPIRATION = 0.5;
export const DEFAULT_TEMPERATURE = 50;
export const UNKNOWN_STREAM_ERROR = "Unknown: See logs for more details.";
/** A picture needs a subject, and neither the request, the project nor the channel names one. */
export const NO_SUBJECT_ERROR = "There is no subject for a picture yet. Say in a few words what the video is about.";
/** A single word cannot be shortened, and ideas that were shown are not repeated. */
export const NO_IDEA_ERROR = "Nothing more came of this text. Add a few words or try another option.";

export const Pane = OptionType;
export type Pane = z.infer<typeof Pane>;

export const BrainstormOption = z.enum([
  "cameraAngles",
  "compositions",
  "emptyState",
  "explode",
  "expressions",
  "intensify",
  "moodShift",
  "powerUp",
  "rephrase",
  "shorten",
  "thisBut",
  "variations",
  "combine",
]);
export type BrainstormOption = z.infer<typeof BrainstormOption>;

export const Expression = z.enum([
  "neutral",
  "happy",
  "excited",
  "surprised",
  "annoyed",
  "disappointed",
  "sad",
  "shocked",
  "angry",
]);
export type Expression = z.infer<typeof Expression>;
export const ThumbnailStyle = z.enum(["conceptArt", "realistic", "sketch"]);
export type ThumbnailStyle = z.infer<typeof ThumbnailStyle>;

export const InspirationSettings = z
  .object({
    audience: text(300),
    thumbnailStyle: ThumbnailStyle,
    additional: text(IDEA_MAX),
    concepts: z.array(text(CONCEPT_MAX)).max(10),
    outliers: z.array(text(200)).max(10),
    thumbnails: z.array(text(2000)).max(10),
    titles: z.array(text(200)).max(10),
    temperature: z.number().min(0, "Input must be between 0 and 100").max(100, "Input must be between 0 and 100"),
    topic: text(300),
    youtubeItems: z.array(YoutubeItem).max(YOUTUBE_ITEMS_MAX),
  })
  .partial();
export type InspirationSettings = z.infer<typeof InspirationSettings>;

/** One generation. The client creates its id, which can be used only once. */
export const ExecutionRequest = z.object({
  metadata: z.object({
    tracking: z.object({
      runId: z.uuid(),
      organizationId: z.uuid(),
      channelUCID: Ucid,
      videoProjectId: z.uuid("videoProjectId is required"),
    }),
    overrides: z
      .object({
        seed: z
          .number()
          .int()
          .min(0)
          .max(2 ** 31 - 1),
      })
      .partial()
      .default({}),
  }),
  data: z.object({
    pane: z.enum(Pane.options, "Cannot stream ideas with no active pane"),
    option: BrainstormOption,
    /** The text to start from; with emptyState empty or a free request. */
    input: text(CONCEPT_MAX).default(""),
    /** Second text of a combination. */
    otherInput: text(CONCEPT_MAX).optional(),
    numElementsToGenerate: z.number().int().min(1).max(TEXT_ELEMENTS),
    scoring: z.boolean().default(true),
    thisBut: text(THIS_BUT_MAX)
      .regex(/^[^\n]*$/, "One line only")
      .optional(),
    thumbnailDescription: text(IDEA_MAX).optional(),
    inspiration: InspirationSettings.default({}),
    /** Inspiration level: 0 uses the input only, 1 follows the inspiration. */
    inspirationLevel: z.number().min(0).max(1).default(DEFAULT_INSPIRATION),
    /** Ideas shown before, which must not be repeated. */
    exclude: z.array(text(CONCEPT_MAX)).max(200).default([]),
    /** Attachments of a free request. */
    references: References.default([]),
    /** Another engine than the one in use. */
    engine: EngineId.optional(),
  }),
});
export type ExecutionRequest = z.infer<typeof ExecutionRequest>;

/** A source video of an idea. */
export const Receipt = z.object({
  videoId: z.string(),
  title: z.string(),
  performanceIndex: z.number().nullable(),
  thumb: ShownPicture.nullable().default(null),
});
export type Receipt = z.infer<typeof Receipt>;

export const IdeaElement = z.object({
  id: z.uuid(),
  index: z.number().int().min(0),
  /** A title, a concept, or the address of a picture. */
  content: z.string(),
  /** Name of a variant, or prompt of a picture. */
  description: z.string().nullable(),
  seed: z.number().int().nullable(),
  /** Our score, from 0 to 100. */
  score: z.number().nullable(),
  receipts: z.array(Receipt),
});
export type IdeaElement = z.infer<typeof IdeaElement>;

export const RunState = z.enum(["start", "partial", "complete", "error", "stopped"]);
export type RunState = z.infer<typeof RunState>;

export const ExecutionEvent = z.discriminatedUnion("state", [
  z.object({ runId: z.uuid(), state: z.literal("start"), total: z.number().int(), madeBy: z.string() }),
  /** A chunk of an element's text; `isWhole` marks the last one. */
  z.object({ runId: z.uuid(), state: z.literal("partial"), element: IdeaElement, isWhole: z.boolean() }),
  z.object({ runId: z.uuid(), state: z.literal("complete") }),
  z.object({
    runId: z.uuid(),
    state: z.literal("error"),
    errorReason: z.string(),
    /** With rate_limited: seconds until a retry makes sense. */
    retryAfterSeconds: z.number().int().optional(),
  }),
  z.object({ runId: z.uuid(), state: z.literal("stopped") }),
]);
export type ExecutionEvent = z.infer<typeof ExecutionEvent>;

/** A stored run; it does not depend on the page that started it. */
export const IdeationRun = z.object({
  id: z.uuid(),
  pane: Pane,
  option: BrainstormOption,
  input: z.string(),
  /** Attachments of a free request. */
  references: z.array(Reference),
  /** The second text of a combination, and the change of "this but"; null for runs of other options. */
  otherInput: z.string().nullable(),
  thisBut: z.string().nullable(),
  state: RunState,
  errorReason: z.string().nullable(),
  total: z.number().int(),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  elements: z.array(IdeaElement),
});
export type IdeationRun = z.infer<typeof IdeationRun>;

/** What a card shows. */
export const CardType = z.enum(["concept", "thumbnail", "title", "video"]);
export type CardType = z.infer<typeof CardType>;

/** Actions of a card. */
export const CardAction = z.enum([
  "add_as_backup",
  "add_to_idea_bank",
  "copy",
  "delete",
  "download",
  "edit",
  "magnify",
  "select",
  "send_to_brainstorm",
]);
export type CardAction = z.infer<typeof CardAction>;
