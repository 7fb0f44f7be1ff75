import {
  CalibrationPair,
  type PipelineStep,
  StrongVideo,
  TitleFormula,
  Topic,
  Voice,
} from "@coldopen/contract/onboarding/schema";
import { z } from "zod";

/** A title of the channel; `lift` is its index. */
const OwnTitle = z.object({ videoId: z.string(), title: z.string(), lift: z.number() });

/** What each step stores. */
export const artifactSchemas = {
  onboarding_started: z.object({}),
  video_catalog: z.object({
    count: z.number().int(),
    overPerformers: z.number().int(),
    firstUpload: z.string().nullable(),
    strongest: z.array(StrongVideo),
    /** The strongest titles, as examples for new ones. */
    titles: z.array(OwnTitle),
  }),
  writer_guide: z.object({ voice: Voice, topics: z.array(Topic) }),
  creator_profile: z.object({
    bio: z.string(),
    /** The written bio that this one replaced. */
    replaced: z.string().nullable(),
  }),
  title_formula: z.object({ formulas: z.array(TitleFormula) }),
  thumbnail_features: z.object({ look: z.array(z.string()), pairs: z.array(CalibrationPair) }),
  thumbnail_loras: z.object({ isOptedOut: z.boolean(), photos: z.number().int() }),
  unet: z.object({ look: z.array(z.string()), picks: z.number().int() }),
} satisfies Record<PipelineStep, z.ZodType>;

export type Artifacts = { [S in PipelineStep]?: z.infer<(typeof artifactSchemas)[S]> | undefined };
export type Artifact<S extends PipelineStep> = NonNullable<Artifacts[S]>;

const StoredArtifacts = z.object(artifactSchemas).partial();

export const artifactsOf = (steps: readonly { step: PipelineStep; artifact: unknown }[]): Artifacts =>
  StoredArtifacts.parse(
    Object.fromEntries(steps.flatMap(({ step, artifact }) => (artifact === null ? [] : [[step, artifact]]))),
  );
