import type { BrainstormOption, ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import { titleScore } from "@coldopen/engine-text/title-score";
import type { Draft, IdeaBrief, KnownTitle, Usage } from "../../adapters/text-model/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { type ModelPorts, withModels } from "../ai-models/index.ts";
import { withAiBudget } from "../ai-usage/index.ts";
import { castForImages } from "../cast/index.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { guideForText, readChannelGuide } from "../onboarding/index.ts";
import { findRelatedTitles } from "../outliers/index.ts";
import { storePicture } from "../pictures/index.ts";

type Ports = ModelPorts & Pick<AppContext, "searchDb" | "files">;
export type IdeaRequest = {
  pane: "title" | "concept";
  option: BrainstormOption;
  input: string;
  thisBut?: string | undefined;
  instruction?: string | undefined;
  exclude?: readonly string[];
  /** The language of the ideas; without it, that of the input. */
  language?: IdeaBrief["language"];
  /** The title that a concept belongs to. */
  title?: string | undefined;
  /** Titles to learn from; without them, those of the catalogue that are similar to the input. */
  knownTitles?: readonly KnownTitle[] | undefined;
  count: number;
  seed: number;
};
export type WrittenIdea = Pick<Draft, "content" | "description" | "receipts"> & { score: number | null };

const MAX_KNOWN_TITLES = 30;
const MAX_QUERY_LENGTH = 200;
const TEMPERATURE = 0.5;
const MAX_SEED = 2 ** 31;
const VARIATIONS = ["", "close up", "from far away", "at sunset"];

type TextPorts = Omit<Ports, "files">;

/** Reads once what all texts of a channel need, for jobs that write many. The models are those of this moment. */
export async function openIdeaWriter(context: TextPorts, scope: AuthorizedScope, userId: string | null) {
  const { textModel, textQueue } = await withModels(context, scope);
  const [settings, guide] = await Promise.all([
    channelSettingsStore(context.db).read(scope),
    readChannelGuide(context, scope),
  ]);
  const channel = settings && { ...settings, ...guideForText(guide) };
  return async (request: IdeaRequest, signal: AbortSignal): Promise<WrittenIdea[]> => {
    const { pane, option, input, thisBut, instruction, exclude = [], language, title = null, count, seed } = request;
    const knownTitles = request.knownTitles ?? (await findKnownTitles(context, scope, input));
    const write = async () => {
      const ideas: WrittenIdea[] = [];
      const stream = textModel.ideas(
        {
          ...{ pane, option, input, thisBut, language, count, seed, knownTitles, exclude: [...exclude], channel },
          inspiration: instruction ? { additional: instruction } : {},
          project: { name: "", title, concept: null },
          temperature: TEMPERATURE,
        },
        signal,
      );
      for (;;) {
        const next = await stream.next();
        if (next.done) return { value: ideas, spent: next.value satisfies Usage };
        const { content, description, receipts, isWhole } = next.value;
        if (isWhole && ideas.length < count)
          ideas.push({ content, description, receipts, score: pane === "title" ? titleScore(content) : null });
      }
    };
    const { provider, model, costAtMostCents: maxCostCents } = textModel;
    const call = { id: crypto.randomUUID(), organization: scope, userId, purpose: pane, provider, model, maxCostCents };
    return withAiBudget(context, call, () => textQueue.run({ key: scope.organizationId, signal }, write));
  };
}

/** Writes titles or concepts outside a project, for agents. Paid by the organization. */
export async function writeIdeas(
  context: TextPorts,
  scope: AuthorizedScope,
  userId: string | null,
  request: IdeaRequest,
  signal: AbortSignal,
): Promise<WrittenIdea[]> {
  const write = await openIdeaWriter(context, scope, userId);
  return write(request, signal);
}

async function findKnownTitles(
  context: Pick<Ports, "db" | "searchDb" | "log">,
  { channelUcid: ucid }: AuthorizedScope,
  text: string,
) {
  const query = text.slice(0, MAX_QUERY_LENGTH);
  try {
    const { detectLanguage } = await import("@coldopen/engine-text/language");
    const language = query === "" ? undefined : detectLanguage(query);
    const found = await findRelatedTitles(context, query, { ucid, language, limit: MAX_KNOWN_TITLES });
    return found.map(({ videoId, title, performanceIndex }) => ({ videoId, title, lift: performanceIndex }));
  } catch (error) {
    context.log.warn({ err: error }, "Failed to find similar titles in the catalogue");
    return [];
  }
}

export type DrawingRequest = {
  prompts: readonly string[];
  seed: number;
  style?: ThumbnailStyle | undefined;
};
export type DrawnPicture = { url: string; prompt: string; seed: number };

export const thumbnailPrompts = (subject: string, count: number): string[] =>
  VARIATIONS.slice(0, count).map((variation) => (variation ? `${subject}, ${variation}` : subject));

/** Draws one picture for each prompt outside a project, for agents and jobs. `onDrawn` gets each as it is stored. */
export async function drawPictures(
  context: Omit<Ports, "searchDb">,
  scope: AuthorizedScope,
  userId: string | null,
  { prompts, seed, style }: DrawingRequest,
  { signal, onDrawn }: { signal: AbortSignal; onDrawn: (index: number, picture: DrawnPicture | undefined) => void },
): Promise<void> {
  const { imageModel } = await withModels(context, scope);
  const { provider, model, costCentsEach } = imageModel;
  const [channel, guide] = await Promise.all([
    channelSettingsStore(context.db).read(scope),
    readChannelGuide(context, scope),
  ]);
  const inStyle = (prompt: string) => [prompt, ...guide.look].join(", ");
  const briefs = prompts.map((prompt, index) => ({ prompt: inStyle(prompt), seed: (seed + index) % MAX_SEED }));
  const cast = await castForImages(context, scope, briefs);
  const draw = async (index: number, prompt: string, seedOfPicture: number) => {
    const call = { id: crypto.randomUUID(), organization: scope, userId, purpose: "thumbnail", provider, model };
    return withAiBudget(context, { ...call, maxCostCents: costCentsEach }, async () => {
      const picture = await imageModel.generateImage(
        {
          prompt,
          style: style ?? channel?.thumbnailStyle ?? "realistic",
          seed: seedOfPicture,
          cast: cast[index] ?? [],
        },
        { organizationId: scope.organizationId, signal },
      );
      signal.throwIfAborted();
      const { url } = await storePicture(context, { scope, createdBy: userId, description: prompt }, picture);
      return { value: { url, prompt, seed: seedOfPicture }, spent: { images: 1, costCents: costCentsEach } };
    });
  };
  await Promise.all(
    briefs.map(async ({ prompt, seed: seedOfPicture }, index) => {
      try {
        onDrawn(index, await draw(index, prompt, seedOfPicture));
      } catch (error) {
        signal.throwIfAborted();
        context.log.warn({ err: error }, "Failed to draw a thumbnail");
        onDrawn(index, undefined);
      }
    }),
  );
}
