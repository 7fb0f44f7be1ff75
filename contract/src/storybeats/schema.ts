import { z } from "zod";
import { text } from "../kernel/route.ts";

export const BEATS_MAX = 60;
export const BEAT_TEXT_MAX = 1000;
/** Minimum duration of a beat. */
export const BEAT_SECONDS_MIN = 2;
export const BEAT_SECONDS_MAX = 10_800;
export const STRETCH_MINUTES_MAX = BEAT_SECONDS_MAX / 60;

export const BeatPurpose = z.enum(["hook", "setup", "escalation", "twist", "payoff", "brand_moment"]);
export type BeatPurpose = z.infer<typeof BeatPurpose>;

export const Storybeat = z.object({
  id: z.uuid(),
  purpose: BeatPurpose,
  /** May be empty. */
  text: text(BEAT_TEXT_MAX),
  seconds: z.number().int().min(BEAT_SECONDS_MIN).max(BEAT_SECONDS_MAX),
});
export type Storybeat = z.infer<typeof Storybeat>;

export const Beats = z
  .array(Storybeat)
  .max(BEATS_MAX)
  .refine((beats) => new Set(beats.map(({ id }) => id)).size === beats.length, "A beat is here twice");

/** Version 0: never saved. */
const Version = z.number().int().min(0).max(2_000_000_000);

export const Storybeats = z.object({
  version: Version,
  content: Beats,
  updatedAt: z.iso.datetime().nullable(),
  /** Name of the person who saved it. */
  updatedBy: z.string().nullable(),
});
export type Storybeats = z.infer<typeof Storybeats>;

/** `version` is the version that the change is based on. */
export const StorybeatsChange = z.object({ version: Version, content: Beats, fence: z.number().int().optional() });
export type StorybeatsChange = z.infer<typeof StorybeatsChange>;

export const SavedStorybeats = Storybeats.pick({ version: true, updatedAt: true });
export type SavedStorybeats = z.infer<typeof SavedStorybeats>;
