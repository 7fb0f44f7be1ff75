import { z } from "zod";
import { BIO_MAX } from "../channel-settings/schema.ts";
import { TitleFormat } from "../creators/schema.ts";
import { titleLine } from "../kernel/names.ts";
import { text } from "../kernel/route.ts";
import { VideoId } from "../outliers/schema.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { IDEA_MAX } from "../projects/schema.ts";

export const ONBOARDING_POLL_MS = 10_000;
export const ONBOARDING_STALE_MS = 5_000;
export const ONBOARDING_CACHE_MS = 600_000;
/** Creators to follow before the step counts as done. */
export const FOLLOWS_WANTED = 3;
export const CALIBRATION_PAIRS = 10;
export const NEW_IDEAS_MAX = 20;
export const TOPICS_MAX = 12;
export const TOPIC_MAX = 40;
/** The videos that a bio is drafted from. */
export const BIO_VIDEOS = 20;
export const STRONGEST_SHOWN = 6;

/** The steps of the pipeline, in the order in which they run. */
export const PipelineStep = z.enum([
  "onboarding_started",
  "video_catalog",
  "writer_guide",
  "creator_profile",
  "title_formula",
  "thumbnail_features",
  "thumbnail_loras",
  "unet",
]);
export type PipelineStep = z.infer<typeof PipelineStep>;
export const StepStatus = z.enum(["Done", "Not started", "Done - partial", "Started"]);
export type StepStatus = z.infer<typeof StepStatus>;
export const PipelineStatus = z.enum(["not started", "partial", "done"]);
export type PipelineStatus = z.infer<typeof PipelineStatus>;
/** Onboarding is complete once these are available. `thumbnail_loras` is the likeness set, `unet` the style model. */
export const RequiredArtifact = z.enum(["thumbnail_features", "thumbnail_loras", "writer_guide", "unet"]);
export type RequiredArtifact = z.infer<typeof RequiredArtifact>;

export const OnboardingStatus = z.object({
  onboarded: z.object({
    dataOnboardingPipelineStatus: PipelineStatus,
    available: z.array(RequiredArtifact),
  }),
});
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;

export const Tone = z.enum(["plain", "playful", "dramatic"]);
export type Tone = z.infer<typeof Tone>;
export const Topic = z.object({
  name: titleLine(TOPIC_MAX).min(1, "Cannot be empty"),
  /** Videos about it; none for a topic that was added by hand. */
  videos: z.number().int().min(0),
});
export type Topic = z.infer<typeof Topic>;

/** How a channel writes its titles. */
export const Voice = z.object({
  isFirstPerson: z.boolean(),
  /** Average words of a title. */
  words: z.number(),
  hasNumbers: z.boolean(),
  hasQuestions: z.boolean(),
});
export type Voice = z.infer<typeof Voice>;

export const TitleFormula = z.object({
  format: TitleFormat,
  videos: z.number().int(),
  medianIndex: z.number(),
  /** The strongest title of the format. */
  example: z.object({ videoId: VideoId, title1: z.string() }),
});
export type TitleFormula = z.infer<typeof TitleFormula>;

export const StrongVideo = z.object({
  videoId: VideoId,
  title1: z.string(),
  thumb: ShownPicture,
  performanceIndex: z.number().nullable(),
});
export type StrongVideo = z.infer<typeof StrongVideo>;

/** Light and composition of a picture, in the vocabulary of image prompts. */
const Look = z.array(z.string());
const PairPicture = z.object({ videoId: VideoId, thumb: ShownPicture, look: Look });
export const CalibrationPair = z.object({ left: PairPicture, right: PairPicture });
export type CalibrationPair = z.infer<typeof CalibrationPair>;
export const CalibrationPick = z.enum(["left", "right", "neither"]);
export type CalibrationPick = z.infer<typeof CalibrationPick>;

/** The addresses below `/onboarding`. */
export const OnboardingPage = z.enum([
  "welcome",
  "loading",
  "profile",
  "personalize-bio",
  "creators",
  "follow-creators",
  "likeness",
  "cast-members",
  "thumbnail-style",
  "thumbnail-calibration",
  "add-ideas",
  "complete",
  "ideas-for-you",
]);
export type OnboardingPage = z.infer<typeof OnboardingPage>;
/** What people answer. Two addresses may ask for the same answer. */
export const OnboardingTask = z.enum(["profile", "creators", "likeness", "style", "calibration", "ideas"]);
export type OnboardingTask = z.infer<typeof OnboardingTask>;
const TaskOutcome = z.enum(["done", "skipped"]);
export const OnboardingAnswers = z.partialRecord(OnboardingTask, TaskOutcome);
export type OnboardingAnswers = z.infer<typeof OnboardingAnswers>;

/** What the pipeline produced and what people answered. */
export const Onboarding = z.object({
  status: PipelineStatus,
  available: z.array(RequiredArtifact),
  steps: z.array(z.object({ step: PipelineStep, status: StepStatus, failure: z.string().nullable() })),
  videos: z
    .object({
      count: z.number().int(),
      overPerformers: z.number().int(),
      firstUpload: z.iso.datetime().nullable(),
      strongest: z.array(StrongVideo),
    })
    .nullable(),
  voice: Voice.nullable(),
  tone: Tone,
  topics: z.array(Topic),
  bioDraft: z.string().nullable(),
  /** The written bio that the draft has replaced, while the channel uses the draft. */
  replacedBio: z.string().nullable(),
  formulas: z.array(TitleFormula),
  /** Words that most thumbnails of the channel share. */
  features: Look,
  likeness: z.object({
    isOptedOut: z.boolean(),
    ready: z.number().int(),
    preparing: z.number().int(),
    failed: z.number().int(),
  }),
  /** The look that thumbnails get; `picks` counts the answers behind it. */
  style: z.object({ look: Look, picks: z.number().int() }).nullable(),
  pairs: z.array(CalibrationPair),
  picks: z.array(CalibrationPick),
  answers: OnboardingAnswers,
  ideasDraft: z.string(),
});
export type Onboarding = z.infer<typeof Onboarding>;

export const BioDraft = z.object({
  bio: text(BIO_MAX),
  /** The written bio that the draft has replaced; null if the draft was not stored. */
  replaced: text(BIO_MAX).nullable(),
});
export type BioDraft = z.infer<typeof BioDraft>;

export const ProfileAnswer = z.object({
  bio: text(BIO_MAX),
  tone: Tone,
  topics: z.array(Topic).max(TOPICS_MAX),
});
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

export const IDEAS_DRAFT_MAX = NEW_IDEAS_MAX * (IDEA_MAX + 1);
export const ProgressChange = z.object({ answers: OnboardingAnswers, ideasDraft: text(IDEAS_DRAFT_MAX) }).partial();
export type ProgressChange = z.infer<typeof ProgressChange>;

export const NewIdeas = z.object({
  ideas: z
    .array(text(IDEA_MAX).pipe(z.string().trim().min(1, "Cannot be empty")))
    .min(1, "Write at least one idea")
    .max(NEW_IDEAS_MAX),
});
export type NewIdeas = z.infer<typeof NewIdeas>;
