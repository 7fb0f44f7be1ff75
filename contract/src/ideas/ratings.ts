import { z } from "zod";
import { text } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { DismissedReason, IdeaForYou, InspirationType } from "./schema.ts";

export const IDEAS_PER_SITTING = 20;
export const THOUGHT_MAX = 1000;
/** Thoughts that are listed, the latest ones. */
export const THOUGHTS_LIMIT = 200;

export const Rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type Rating = z.infer<typeof Rating>;
export const ratings: readonly Rating[] = [1, 2, 3, 4, 5];

export const RatingReason = z.enum([
  "strong_title",
  "fits_channel",
  "fun_to_make",
  "too_expensive",
  "too_much_work",
  "seen_before",
  "not_my_style",
]);
export type RatingReason = z.infer<typeof RatingReason>;

export const IdeaRating = z.object({
  /** Null if the idea was skipped. */
  rating: Rating.nullable(),
  reasons: z.array(RatingReason),
  thought: z.string(),
  ratedAt: z.iso.datetime(),
});
export type IdeaRating = z.infer<typeof IdeaRating>;

const isEachOnce = (reasons: readonly RatingReason[]) => new Set(reasons).size === reasons.length;
export const NewRating = z.object({
  rating: Rating.nullable(),
  reasons: z.array(RatingReason).max(RatingReason.options.length).refine(isEachOnce, "Each reason once").default([]),
  thought: text(THOUGHT_MAX).pipe(z.string().trim()).default(""),
});
export type NewRating = z.infer<typeof NewRating>;

/** An idea of a sitting, with the rating of the person who asks. */
export const SittingIdea = IdeaForYou.extend({ rating: IdeaRating.nullable() });
export type SittingIdea = z.infer<typeof SittingIdea>;

export const Thought = IdeaForYou.pick({ id: true, title: true }).extend({
  thumbnail: ShownPicture.nullable(),
  rating: Rating.nullable(),
  reasons: z.array(RatingReason),
  thought: z.string(),
  ratedAt: z.iso.datetime(),
});
export type Thought = z.infer<typeof Thought>;

export const TitleFormat = z.enum([
  "listicle",
  "question",
  "how_to",
  "price",
  "time_limit",
  "first_person",
  "comparison",
]);
export type TitleFormat = z.infer<typeof TitleFormat>;

export const LessonAbout = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("format"), format: TitleFormat }),
  z.object({ kind: z.literal("source"), source: InspirationType }),
  z.object({ kind: z.literal("topic"), topic: z.string() }),
]);
export type LessonAbout = z.infer<typeof LessonAbout>;

/** What was learned from ratings, dismissals and saved ideas, and what it changes in later ideas. */
export const Lesson = z.object({
  about: LessonAbout,
  effect: z.enum(["more", "fewer", "none"]),
  /** Whether the effect follows from opinions on other sources, which take places of this one or give theirs to it. */
  isByOthers: z.boolean(),
  rated: z.number().int(),
  averageRating: z.number().nullable(),
  dismissed: z.number().int(),
  /** Of the dismissed ideas, the most frequent first. */
  dismissedReasons: z.array(DismissedReason),
  saved: z.number().int(),
});
export type Lesson = z.infer<typeof Lesson>;

export const Lessons = z.object({
  lessons: z.array(Lesson),
  rated: z.number().int(),
  dismissed: z.number().int(),
  saved: z.number().int(),
});
export type Lessons = z.infer<typeof Lessons>;
