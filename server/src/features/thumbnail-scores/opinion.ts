import { AppError } from "@coldopen/contract/kernel/errors";
import { CheckName, type ThumbnailOpinion } from "@coldopen/contract/thumbnail-scores/schema";
import sharp from "sharp";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import type { World } from "../../world.ts";
import { withAiBudget } from "../ai-usage/index.ts";
import { hashOf } from "./hash.ts";

/** What is measured is shown meanwhile. */
const WAIT_MS = 45_000;
const KEPT_AT_MOST = 100;
/** As large as a model needs to see it. */
const SHOWN = { width: 768, height: 432, fit: "inside", withoutEnlargement: true } as const;

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

type Asked = { bytes: Uint8Array; title: string };

/** A configured model's opinion of a picture, once for each picture and title; nothing where there is no such model. */
export function opinions(world: Pick<World, "db" | "config" | "textModel" | "textQueue" | "log">) {
  const { textModel, textQueue, log } = world;
  const once = lruMemoize<ThumbnailOpinion>(KEPT_AT_MOST);

  async function ask({ userId }: Caller, scope: AuthorizedScope, { bytes, title }: Asked): Promise<ThumbnailOpinion> {
    const { provider, model, name: by, costAtMostCents } = textModel;
    const picture = { type: "image/jpeg", bytes: await sharp(bytes).rotate().resize(SHOWN).jpeg().toBuffer() };
    const call = { id: crypto.randomUUID(), organization: scope, userId, purpose: "opinion", provider, model };
    const signal = AbortSignal.timeout(WAIT_MS);
    const opinion = await withAiBudget(world, { ...call, maxCostCents: costAtMostCents }, async () => {
      const answer = await textQueue.run({ key: scope.organizationId, signal }, async () => {
        if (!textModel.opinion) throw new Error("This model sees no pictures");
        return textModel.opinion({ title, picture, aspects }, signal);
      });
      return { value: answer.opinion, spent: answer.usage };
    });
    const checks = opinion.aspects.flatMap(({ name, score, text }) =>
      isCheck(name) ? [{ name, source: "opinion" as const, grade: score / 10, value: score, reading: text }] : [],
    );
    return { by, score: opinion.score, text: opinion.text, checks };
  }

  return (caller: Caller, scope: AuthorizedScope, asked: Asked): Promise<ThumbnailOpinion | null> => {
    if (!textModel.opinion) return Promise.resolve(null);
    return once(`${scope.organizationId} ${hashOf(asked.bytes)} ${asked.title}`, () =>
      ask(caller, scope, asked).catch((error: unknown) => {
        if (error instanceof AppError) throw error;
        log.warn({ err: error }, "No opinion on a thumbnail");
        throw new AppError("unavailable", "The model gave no opinion", { cause: error });
      }),
    );
  };
}
