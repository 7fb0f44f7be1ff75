import { AppError } from "@coldopen/contract/kernel/errors";
import { CheckName, type ThumbnailOpinion } from "@coldopen/contract/thumbnail-scores/schema";
import sharp from "sharp";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import { type ModelPorts, opinionModelOf } from "../ai-models/index.ts";
import { withAiBudget } from "../ai-usage/index.ts";
import { hashOf } from "./hash.ts";

/** The measured score is shown meanwhile. */
const TIMEOUT_MS = 45_000;
const MAX_CACHED = 100;
/** The size that models need. */
const MODEL_SIZE = { width: 768, height: 432, fit: "inside", withoutEnlargement: true } as const;

const meanings: Readonly<Record<CheckName, string>> = {
  faces: "who is seen, and the feeling in the face",
  contrast: "light against dark at phone size",
  clutter: "how calm the background is",
  text: "whether the words read at phone size, and how many they are",
  stamp: "nothing that matters in the lower right corner, where the duration stands",
  thirds: "one place for the eye to go, well placed",
  colour: "colours that draw the eye",
  likeness: "whether it would stand out among others of its subject",
};
const aspects = CheckName.options.map((name) => ({ name, meaning: meanings[name] }));
const isCheck = (name: string): name is CheckName => CheckName.options.some((known) => known === name);

type OpinionRequest = { bytes: Uint8Array; title: string };

/** The opinion of the configured model, once for each picture and title. Null if the model cannot see pictures. */
export function thumbnailOpinions(context: ModelPorts) {
  const { log } = context;
  const once = lruMemoize<ThumbnailOpinion>(MAX_CACHED);

  async function askModel(
    { userId }: Caller,
    scope: AuthorizedScope,
    { textModel, textQueue }: Pick<ModelPorts, "textModel" | "textQueue">,
    { bytes, title }: OpinionRequest,
  ): Promise<ThumbnailOpinion> {
    const { provider, model, name: by, costAtMostCents } = textModel;
    const picture = { type: "image/jpeg", bytes: await sharp(bytes).rotate().resize(MODEL_SIZE).jpeg().toBuffer() };
    const call = { id: crypto.randomUUID(), organization: scope, userId, purpose: "opinion", provider, model };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const opinion = await withAiBudget(context, { ...call, maxCostCents: costAtMostCents }, async () => {
      const answer = await textQueue.run({ key: scope.organizationId, signal }, async () => {
        if (!textModel.opinion) throw new Error("The text model does not support pictures");
        return textModel.opinion({ title, picture, aspects }, signal);
      });
      return { value: answer.opinion, spent: answer.usage };
    });
    const checks = opinion.aspects.flatMap(({ name, score, text }) =>
      isCheck(name) ? [{ name, source: "opinion" as const, grade: score / 10, value: score, reading: text }] : [],
    );
    return { by, score: opinion.score, text: opinion.text, checks };
  }

  return async (caller: Caller, scope: AuthorizedScope, request: OpinionRequest): Promise<ThumbnailOpinion | null> => {
    const models = await opinionModelOf(context, scope);
    const { opinion, name } = models.textModel;
    if (!opinion) return null;
    return once(`${scope.organizationId} ${name} ${hashOf(request.bytes)} ${request.title}`, () =>
      askModel(caller, scope, models, request).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        log.warn({ err: error }, "Failed to get an opinion on a thumbnail");
        throw new AppError("unavailable", "The model gave no opinion", { cause: error });
      }),
    );
  };
}
