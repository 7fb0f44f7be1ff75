import type { TitleFormula, Tone, Topic, Voice } from "@coldopen/contract/onboarding/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { artifactsOf } from "./artifacts.ts";
import { onboardingStore } from "./store.ts";

/** What the set-up of a channel knows about it, for everything that writes or draws. */
export type ChannelGuide = {
  tone: Tone;
  voice: Voice | undefined;
  topics: readonly Topic[];
  formulas: readonly TitleFormula[];
  /** The strongest titles of the channel; `lift` is their index. */
  titles: readonly { videoId: string; title: string; lift: number }[];
  /** Light and composition of its thumbnails, in the vocabulary of image prompts. */
  look: readonly string[];
};

export async function readChannelGuide({ db }: Pick<AppContext, "db">, scope: AuthorizedScope): Promise<ChannelGuide> {
  const store = onboardingStore(db);
  const [pipeline, rows] = await Promise.all([store.find(scope), store.listSteps(scope)]);
  const artifacts = artifactsOf(rows);
  return {
    tone: pipeline?.tone ?? "plain",
    voice: artifacts.writer_guide?.voice,
    topics: pipeline?.topics ?? artifacts.writer_guide?.topics ?? [],
    formulas: artifacts.title_formula?.formulas ?? [],
    titles: artifacts.video_catalog?.titles ?? [],
    look: artifacts.unet?.look ?? [],
  };
}

/** The part of a guide that a text model reads besides the channel's settings. */
export const guideForText = ({ tone, topics, formulas }: ChannelGuide) => ({
  tone,
  topics: topics.map(({ name }) => name),
  formulas: formulas.map(({ example }) => example.title1),
});

/** The part of a guide that the ideas of a day are planned with. */
export const guideForIdeas = ({ topics, formulas, look }: ChannelGuide) => ({
  topics: topics.map(({ name }) => name),
  titleFormulas: formulas.map(({ example }) => example.title1),
  thumbnailStyle: look.length > 0 ? look.join(", ") : undefined,
});
