import { drawnThumb } from "../catalogue/drawn-thumb.ts";
import { type Onboarding, PipelineStep } from "./schema.ts";

const picture = (videoId: string, look: string[]) => ({ videoId, thumb: drawnThumb(videoId), look });

/** The set-up of a channel whose pipeline has ended and whose questions are open. */
export const anOnboarding = (changes: Partial<Onboarding> = {}): Onboarding => ({
  status: "done",
  available: ["thumbnail_features", "thumbnail_loras", "writer_guide", "unet"],
  steps: PipelineStep.options.map((step) => ({ step, status: "Done", failure: null })),
  videos: {
    count: 64,
    overPerformers: 7,
    firstUpload: "2024-05-04T12:00:00.000Z",
    strongest: [
      {
        videoId: "aaaaaaaaaa1",
        title1: "64 Square Feet, 30 Days",
        thumb: drawnThumb("aaaaaaaaaa1"),
        performanceIndex: 3.4,
      },
    ],
  },
  voice: { isFirstPerson: true, words: 6.2, hasNumbers: true, hasQuestions: false },
  tone: "plain",
  topics: [
    { name: "small builds", videos: 31 },
    { name: "hand tools", videos: 12 },
  ],
  bioDraft: "Videos about small builds and hand tools. We tell them in the first person.",
  replacedBio: null,
  formulas: [
    {
      format: "time_limit",
      videos: 5,
      medianIndex: 1.8,
      example: { videoId: "aaaaaaaaaa1", title1: "64 Square Feet, 30 Days" },
    },
  ],
  features: ["in warm golden light"],
  likeness: { isOptedOut: false, ready: 0, preparing: 0, failed: 0 },
  style: { look: ["in warm golden light"], picks: 0 },
  pairs: [
    { left: picture("bbbbbbbbbb1", ["at night"]), right: picture("bbbbbbbbbb2", ["in bright daylight"]) },
    { left: picture("bbbbbbbbbb3", ["at night"]), right: picture("bbbbbbbbbb4", ["subject on the left"]) },
  ],
  picks: [],
  answers: {},
  ideasDraft: "",
  ...changes,
});
