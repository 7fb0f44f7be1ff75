import type { ChannelSettings } from "@coldopen/contract/channel-settings/schema";
import { modelTemperature } from "@coldopen/contract/ideation/rules";
import type { ExecutionRequest, IdeaElement } from "@coldopen/contract/ideation/schema";
import { DEFAULT_TEMPERATURE } from "@coldopen/contract/ideation/schema";
import { titleScore } from "@coldopen/engine-text/title-score";
import { ModelError } from "../../adapters/model-error.ts";
import type { GivenReference, KnownTitle } from "../../adapters/text-model/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { AiSpending } from "../ai-usage/index.ts";
import { castForImages } from "../cast/index.ts";
import { type ChannelGuide, guideForText } from "../onboarding/index.ts";
import { storePicture } from "../pictures/index.ts";
import { receiptLoader } from "./inspirations.ts";
import { elementCount, imagePrompts, seedOf } from "./rules.ts";
import { createThrottle } from "./throttle.ts";

export type GenerationContext = {
  scope: AuthorizedScope;
  project: { name: string; title: string | null; concept: string | null };
  knownTitles: readonly KnownTitle[];
  references: readonly GivenReference[];
  /** Light and composition of the inspiration, in the vocabulary of image prompts. */
  look: readonly string[];
  channel: ChannelSettings;
  guide: ChannelGuide;
  models: Models;
};
/** Of the organization, or of the engine that the request names. */
export type Models = Pick<AppContext, "textModel" | "textQueue" | "imageModel">;
/** `isFinal`: the element is complete; before that its content grows from chunk to chunk. */
export type Chunk = { element: IdeaElement; isFinal: boolean };
type Ports = Pick<AppContext, "db" | "log" | "files" | "textModel" | "imageModel">;

/** Neither the request, the project nor the channel says what a picture could show. */
export class NoSubjectError extends ModelError {}

const MAX_SEED = 2 ** 31;

/** Streams the elements of one request from the model of its pane. Returns what they cost. */
export async function* generate(
  context: Ports,
  request: ExecutionRequest,
  generation: GenerationContext,
  signal: AbortSignal,
): AsyncGenerator<Chunk, AiSpending> {
  return yield* request.data.pane === "thumbnail"
    ? generateImages(context, request, generation, signal)
    : generateTexts(context, request, generation, signal);
}

async function* generateTexts(
  context: Ports,
  request: ExecutionRequest,
  generation: GenerationContext,
  signal: AbortSignal,
) {
  const { data, metadata } = request;
  const pane = data.pane === "concept" ? "concept" : "title";
  const ids = new Map<number, string>();
  const shouldEmit = createThrottle();
  const count = elementCount(pane, data.numElementsToGenerate);
  const loadReceipts = receiptLoader(context, generation.knownTitles);
  const stream = context.textModel.ideas(
    {
      ...data,
      pane,
      project: generation.project,
      channel: { ...generation.channel, ...guideForText(generation.guide) },
      knownTitles: generation.knownTitles,
      references: generation.references,
      count,
      seed: seedOf(metadata.tracking.runId, metadata.overrides.seed),
      temperature: modelTemperature(data.inspiration.temperature ?? DEFAULT_TEMPERATURE),
    },
    signal,
  );
  for (;;) {
    const next = await stream.next();
    if (next.done) return { ...next.value, images: 0 };
    const { isWhole: isFinal, receipts, index, content, description } = next.value;
    if (index >= count || !shouldEmit({ index, isFinal })) continue;
    const id = ids.get(index) ?? crypto.randomUUID();
    ids.set(index, id);
    const score = isFinal && data.scoring && pane === "title" ? titleScore(content) : null;
    const sources = isFinal ? await loadReceipts(receipts) : [];
    yield { element: { id, index, content, description, seed: null, score, receipts: sources }, isFinal };
  }
}

async function* generateImages(
  context: Ports,
  request: ExecutionRequest,
  generation: GenerationContext,
  signal: AbortSignal,
) {
  const { data, metadata } = request;
  const first = seedOf(metadata.tracking.runId, metadata.overrides.seed);
  const prompts = imagePrompts(request, generation, elementCount("thumbnail", data.numElementsToGenerate));
  if (prompts.length === 0) throw new NoSubjectError("There is no subject for an image");
  const { scope } = generation;
  // Expressions are of one picture: the same seed shows the same person in the same scene.
  const step = data.option === "expressions" ? 0 : 1;
  const briefs = prompts.map((prompt, index) => ({ prompt, seed: (first + index * step) % MAX_SEED }));
  const cast = await castForImages(context, scope, briefs);
  const style = data.inspiration.thumbnailStyle ?? generation.channel.thumbnailStyle;
  const remaining = new AbortController();
  const eitherSignal = AbortSignal.any([signal, remaining.signal]);
  const drawings = briefs.map(({ prompt, seed }, index) => {
    const drawing = context.imageModel.generateImage(
      { prompt, style, seed, cast: cast[index] ?? [] },
      { organizationId: scope.organizationId, signal: eitherSignal },
    );
    // The loop below ends at the first failure: the others must not become unhandled rejections.
    drawing.catch(() => undefined);
    return { prompt, seed, drawing };
  });
  try {
    for (const [index, { prompt, seed, drawing }] of drawings.entries()) {
      const picture = await drawing;
      signal.throwIfAborted();
      const { id, url } = await storePicture(context, { scope, description: prompt }, picture);
      const element = { id, index, content: url, description: prompt, seed, score: null, receipts: [] };
      yield { element, isFinal: true };
    }
  } finally {
    remaining.abort(new ModelError("The generation ended"));
  }
  return {
    inputTokens: 0,
    outputTokens: 0,
    images: prompts.length,
    costCents: prompts.length * context.imageModel.costCentsEach,
  };
}
