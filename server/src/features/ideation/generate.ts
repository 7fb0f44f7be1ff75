import type { ChannelSettings } from "@coldopen/contract/channel-settings/schema";
import { modelTemperature } from "@coldopen/contract/ideation/rules";
import type { ExecutionRequest, IdeaElement } from "@coldopen/contract/ideation/schema";
import { DEFAULT_TEMPERATURE } from "@coldopen/contract/ideation/schema";
import { titleScore } from "@coldopen/engine-text/title-score";
import { ModelError } from "../../adapters/model-error.ts";
import type { GivenReference, KnownTitle, Usage } from "../../adapters/text-model/port.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { World } from "../../world.ts";
import { castFor } from "../cast/index.ts";
import { keepPicture } from "../pictures/index.ts";
import { pace } from "./pace.ts";
import { elementsOf, picturePrompts, seedOf } from "./rules.ts";

export type Ground = {
  scope: AuthorizedScope;
  project: { name: string; title: string | null; concept: string | null };
  known: readonly KnownTitle[];
  references: readonly GivenReference[];
  channel: ChannelSettings;
};
export type Piece = { element: IdeaElement; isWhole: boolean };
export type Spent = Usage & { images: number };
type Ports = Pick<World, "db" | "files" | "textModel" | "imageModel">;

const seedMax = 2 ** 31;

/** The ideas of one request as they come, whichever model makes them. */
export async function* generate(
  world: Ports,
  request: ExecutionRequest,
  ground: Ground,
  signal: AbortSignal,
): AsyncGenerator<Piece, Spent> {
  return yield* request.data.pane === "thumbnail"
    ? paintings(world, request, ground, signal)
    : texts(world, request, ground, signal);
}

async function* texts({ textModel }: Ports, request: ExecutionRequest, ground: Ground, signal: AbortSignal) {
  const { data, metadata } = request;
  const pane = data.pane === "concept" ? "concept" : "title";
  const ids = new Map<number, string>();
  const isDue = pace();
  const count = elementsOf(pane, data.numElementsToGenerate);
  const stream = textModel.ideas(
    {
      ...data,
      pane,
      project: ground.project,
      channel: ground.channel,
      knownTitles: ground.known,
      references: ground.references,
      count,
      seed: seedOf(metadata.tracking.runId, metadata.overrides.seed),
      temperature: modelTemperature(data.inspiration.temperature ?? DEFAULT_TEMPERATURE),
    },
    signal,
  );
  for (;;) {
    const next = await stream.next();
    if (next.done) return { ...next.value, images: 0 };
    const { isWhole, receipts, index, content, description } = next.value;
    if (index >= count || !isDue(next.value)) continue;
    const id = ids.get(index) ?? crypto.randomUUID();
    ids.set(index, id);
    const score = isWhole && data.scoring && pane === "title" ? titleScore(content) : null;
    yield { element: { id, index, content, description, seed: null, score, receipts: [...receipts] }, isWhole };
  }
}

async function* paintings(world: Ports, request: ExecutionRequest, ground: Ground, signal: AbortSignal) {
  const { data, metadata } = request;
  const first = seedOf(metadata.tracking.runId, metadata.overrides.seed);
  const prompts = picturePrompts(request, ground, elementsOf("thumbnail", data.numElementsToGenerate));
  const { scope } = ground;
  const wanted = prompts.map((prompt, index) => ({ prompt, seed: (first + index) % seedMax }));
  const cast = await castFor(world, scope, wanted);
  const style = data.inspiration.thumbnailStyle ?? ground.channel.thumbnailStyle;
  const leaving = new AbortController();
  const both = AbortSignal.any([signal, leaving.signal]);
  const painted = wanted.map(({ prompt, seed }, index) => {
    const picture = world.imageModel.paint(
      { prompt, style, seed, cast: cast[index] ?? [] },
      { organizationId: scope.organizationId, signal: both },
    );
    // Whoever stops reading after one failure must not leave the others unheard.
    picture.catch(() => undefined);
    return { prompt, seed, picture };
  });
  try {
    for (const [index, { prompt, seed, picture: painting }] of painted.entries()) {
      const picture = await painting;
      signal.throwIfAborted();
      const { id, url } = await keepPicture(world, { scope, description: prompt }, picture);
      const element = { id, index, content: url, description: prompt, seed, score: null, receipts: [] };
      yield { element, isWhole: true };
    }
  } finally {
    leaving.abort(new ModelError("The reader left"));
  }
  return {
    inputTokens: 0,
    outputTokens: 0,
    images: prompts.length,
    costCents: prompts.length * world.imageModel.costCentsEach,
  };
}
