import { z } from "zod";
import { ThumbnailStyle } from "../ideation/schema.ts";
import { text } from "../kernel/route.ts";
import { StoredPicture, ThumbnailAddress } from "../pictures/schema.ts";
import { IDEA_MAX, TITLE_MAX } from "../projects/schema.ts";
import { TextLayers } from "../thumbnails/schema.ts";

export const ScoreBand = z.enum(["best", "better", "ok", "unknown"]);
export type ScoreBand = z.infer<typeof ScoreBand>;

/** The measured checks of a thumbnail. */
export const CheckName = z.enum(["faces", "contrast", "clutter", "text", "stamp", "thirds", "colour", "likeness"]);
export type CheckName = z.infer<typeof CheckName>;
/** Source of a check: measured, read by text recognition, or a model's opinion. */
const CheckSource = z.enum(["measured", "read", "opinion"]);

const Share = z.number().min(0).max(1);
/** In fractions of the picture. */
const PictureBox = z.object({ x1: Share, y1: Share, x2: Share, y2: Share });

export const ThumbnailCheck = z.object({
  name: CheckName,
  source: CheckSource,
  /** 0 is the worst, 1 the best. */
  grade: Share,
  /** The measured number, in the unit that `reading` names. */
  value: z.number(),
  /** The measurement as text. */
  reading: z.string(),
});
export type ThumbnailCheck = z.infer<typeof ThumbnailCheck>;

/** The seven lists of recommendations. */
export const RecommendationKind = z.enum([
  "backgroundElement",
  "colorGrading",
  "foregroundElement",
  "simpleCompositionDescription",
  "mainElements",
  "ruleOfThirdsDescription",
  "videoInference",
]);
export type RecommendationKind = z.infer<typeof RecommendationKind>;

export const Recommendation = z.object({
  description: z.string(),
  /** The check that it improves; null if it is only an observation. */
  check: CheckName.nullable(),
  /** Points of the score that can be gained. */
  gain: z.number(),
  /** The part of the picture concerned. */
  box: PictureBox.nullable(),
  /** Whether "Apply recommendations" can do it. */
  canApply: z.boolean(),
});
export type Recommendation = z.infer<typeof Recommendation>;
const List = z.array(Recommendation);
export const Recommendations = z.object({
  backgroundElement: List,
  colorGrading: List,
  foregroundElement: List,
  simpleCompositionDescription: List,
  mainElements: List,
  ruleOfThirdsDescription: List,
  videoInference: List,
});
export type Recommendations = z.infer<typeof Recommendations>;

/** A model's opinion; it never changes the measured score. */
export const ThumbnailOpinion = z.object({
  by: z.string(),
  score: z.number().min(0).max(10),
  text: z.string(),
  /** Its opinion on some of the checks. */
  checks: z.array(ThumbnailCheck),
});
export type ThumbnailOpinion = z.infer<typeof ThumbnailOpinion>;

/** The words of a thumbnail, and which are unreadable at small size. Computed after the score, which it never changes. */
export const ThumbnailReading = z.object({
  words: z.array(z.object({ text: z.string(), box: PictureBox, isKept: z.boolean() })),
  check: ThumbnailCheck,
});
export type ThumbnailReading = z.infer<typeof ThumbnailReading>;

export const ThumbnailScore = z.object({
  id: z.uuid(),
  /** Measured score, from 0 to 10. */
  score: z.number().min(0).max(10),
  checks: z.array(ThumbnailCheck),
  /** Name of the model that can give an opinion, if one is configured. */
  opinionBy: z.string().nullable(),
});
export type ThumbnailScore = z.infer<typeof ThumbnailScore>;

export const ThumbnailToScore = z.object({
  thumbnailUrlOrPath: ThumbnailAddress,
  title: text(TITLE_MAX * 2).default(""),
  /** The prompt that it was generated from. */
  prompt: text(IDEA_MAX).default(""),
  style: ThumbnailStyle.default("realistic"),
  /** Whether it was generated: only then may content be drawn into it. */
  isGenerated: z.boolean().default(false),
});
export type ThumbnailToScore = z.infer<typeof ThumbnailToScore>;

export const ThumbnailToImprove = ThumbnailToScore.extend({
  /** The checks whose recommendations are to be applied. */
  checks: z.array(CheckName).min(1).max(CheckName.options.length),
});
export type ThumbnailToImprove = z.infer<typeof ThumbnailToImprove>;

export const ImprovedThumbnail = z.object({
  picture: StoredPicture,
  score: ThumbnailScore,
  applied: z.array(CheckName),
  /** Its text layers, which stay editable, and their positions. */
  layers: TextLayers,
  boxes: z.array(z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number() })),
});
export type ImprovedThumbnail = z.infer<typeof ImprovedThumbnail>;
