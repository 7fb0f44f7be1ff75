import { z } from "zod";
import { ShownPicture } from "../pictures/schema.ts";

export const VARIANTS_MIN = 2;
export const VARIANTS_MAX = 4;
export const FEED_TESTS_MAX = 20;
export const FEED_TEST_DAYS = 14;
const FEED_TEST_DAYS_MAX = 60;
/** Videos in a feed, including the tested one. */
export const FEED_LENGTH = 12;
/** Shorter times are not plausible for a person. */
export const CLICK_MIN_MS = 300;
/** After longer times the feed was probably left open. */
export const CLICK_MAX_MS = 10 * 60_000;
/** Allowed difference between the visitor's time and ours: two messages on a slow line, queued behind the feed's pictures. */
export const CLOCKS_APART_MS = 15_000;

/** More visits than this from one network within the window are a burst and are not counted. */
export const NETWORK_VISITS_MAX = 5;
export const NETWORK_WINDOW_MINUTES = 10;

/** A video in a feed. */
export const FeedVideo = z.object({
  id: z.string(),
  title: z.string(),
  channel: z.string(),
  avatar: ShownPicture.nullable(),
  thumb: ShownPicture.nullable(),
  views: z.number().int().nullable(),
  uploaded: z.iso.datetime().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
});
export type FeedVideo = z.infer<typeof FeedVideo>;

/** A title and a thumbnail of the project, by their options. */
export const VariantChoice = z.object({ titleOptionId: z.uuid(), thumbnailOptionId: z.uuid() });
export type VariantChoice = z.infer<typeof VariantChoice>;

const isEachOnce = (choices: readonly VariantChoice[]) =>
  new Set(choices.map(({ titleOptionId, thumbnailOptionId }) => `${titleOptionId} ${thumbnailOptionId}`)).size ===
  choices.length;

export const NewFeedTest = z.object({
  variants: z
    .array(VariantChoice)
    .min(VARIANTS_MIN)
    .max(VARIANTS_MAX)
    .refine(isEachOnce, "Each variant differs in title or thumbnail"),
  days: z.number().int().min(1).max(FEED_TEST_DAYS_MAX).default(FEED_TEST_DAYS),
});
export type NewFeedTest = z.infer<typeof NewFeedTest>;

export const FeedTestVariant = z.object({
  id: z.uuid(),
  title: z.string(),
  thumbnail: ShownPicture,
  /** Visitors who saw it. */
  shown: z.number().int().min(0),
  /** Visitors who chose it. */
  clicked: z.number().int().min(0),
  /** Median time of the visitors who chose it; null without any. */
  medianMs: z.number().nullable(),
});
export type FeedTestVariant = z.infer<typeof FeedTestVariant>;

const FeedTestStatus = z.enum(["running", "stopped", "expired"]);

export const FeedTest = z.object({
  id: z.uuid(),
  status: FeedTestStatus,
  /** False once its link was revoked. */
  hasLink: z.boolean(),
  /** Its link, the same for everyone on the project. Null if there is none, or if it is from before links were shared. */
  token: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  stoppedAt: z.iso.datetime().nullable(),
  variants: z.array(FeedTestVariant),
  /** Visits that are not counted: repeated, too fast, scripted, or a burst from one network. */
  leftOut: z.number().int().min(0),
  /** How many of these belong to a burst from one network. */
  leftOutSameNetwork: z.number().int().min(0),
});
export type FeedTest = z.infer<typeof FeedTest>;

/** The page of a link. `impression` is valid for one answer. */
export const FeedVisit = z.discriminatedUnion("state", [
  z.object({ state: z.literal("open"), impression: z.string(), videos: z.array(FeedVideo) }),
  z.object({ state: z.literal("answered") }),
]);
export type FeedVisit = z.infer<typeof FeedVisit>;
