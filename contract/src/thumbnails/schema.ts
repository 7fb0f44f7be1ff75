import { z } from "zod";
import { ThumbnailStyle } from "../ideation/schema.ts";
import { text } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { IDEA_MAX } from "../projects/schema.ts";

export const FRAME = { width: 1280, height: 720 } as const;
export const REGIONS_MAX = 3;
export const NEW_REGION_SIDE = 360;
export const REGION_SIDE_MIN = 48;
export const LAYERS_MAX = 6;
export const LAYER_TEXT_MAX = 120;
export const LAYER_LINES_MAX = 3;
export const LAYER_SIZE = { min: 24, max: 360, first: 120 } as const;
export const SEED_MAX = 2 ** 31 - 1;

export const EditorMode = z.enum(["viewing", "editing", "scoring"]);
export type EditorMode = z.infer<typeof EditorMode>;

/** Input of the editor when it opens. */
export const EditorItem = z.object({
  id: z.string(),
  src: ShownPicture,
  prompt: z.string(),
  seed: z.number().int().nullable(),
  title: z.string(),
  initialMode: EditorMode,
});
export type EditorItem = z.infer<typeof EditorItem>;

const across = z.number().int().min(0).max(FRAME.width);
const down = z.number().int().min(0).max(FRAME.height);

/** In a frame of 1280 by 720. */
export const MaskBB = z
  .object({ x1: across, y1: down, x2: across, y2: down })
  .refine(
    ({ x1, y1, x2, y2 }) => x2 - x1 >= REGION_SIDE_MIN && y2 - y1 >= REGION_SIDE_MIN,
    `A region is at least ${REGION_SIDE_MIN} px a side`,
  );
export type MaskBB = z.infer<typeof MaskBB>;

export const RegionalPrompt = z.object({
  description: text(IDEA_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
  maskBB: MaskBB,
});
export type RegionalPrompt = z.infer<typeof RegionalPrompt>;

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, "Not a colour");

/** Text over the picture: (x, y) is the upper left corner of the first line, size the height of its capitals. */
export const TextLayer = z.object({
  id: z.uuid(),
  text: text(LAYER_TEXT_MAX).refine(
    (words) => words.trim() !== "" && words.split("\n").length <= LAYER_LINES_MAX,
    `One to ${LAYER_LINES_MAX} lines`,
  ),
  x: across,
  y: down,
  size: z.number().int().min(LAYER_SIZE.min).max(LAYER_SIZE.max),
  colour: Colour,
  outline: Colour,
});
export type TextLayer = z.infer<typeof TextLayer>;
export const TextLayers = z.array(TextLayer).max(LAYERS_MAX);

/** One version of a thumbnail. Its text is stored as layers; the base picture contains none of it. */
export const ThumbnailVersion = z.object({
  /** Id of the picture with its text. */
  id: z.uuid(),
  url: ShownPicture,
  parentId: z.uuid().nullable(),
  prompt: z.string(),
  seed: z.number().int(),
  style: ThumbnailStyle,
  /** Regions that were redrawn since the parent version. */
  regions: z.array(RegionalPrompt),
  layers: z.array(TextLayer),
  /** Position of each text layer, fitted into the frame. */
  boxes: z.array(z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() })),
  createdAt: z.iso.datetime(),
});
export type ThumbnailVersion = z.infer<typeof ThumbnailVersion>;
