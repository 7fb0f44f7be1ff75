import type { CastPhoto } from "../../adapters/image-model/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { findPictureDescription, readPicture } from "../pictures/index.ts";
import { photoStore } from "./photo-store.ts";
import { chooseCast, expressionIn } from "./rules.ts";

/** The cut-outs to show in each image. None if the channel has opted out. */
export async function castForImages(
  context: Pick<AppContext, "db" | "files">,
  scope: AuthorizedScope,
  pictures: readonly { prompt: string; seed: number }[],
): Promise<CastPhoto[][]> {
  const ready = await photoStore(context.db).listReady(scope);
  const isAsked = pictures.some(({ prompt }) => expressionIn(prompt) !== undefined);
  const expressions = isAsked ? await expressionsOf(context, scope, ready) : new Map<string, string>();
  const chosen = pictures.map(({ prompt, seed }) => chooseCast(ready, prompt, seed, expressions));
  const read = new Map<string, Promise<CastPhoto | undefined>>();
  const photoOf = (id: string) => {
    const known = read.get(id) ?? readPicture(context, scope, id).then((found) => found && { photo: found.bytes });
    read.set(id, known);
    return known;
  };
  return Promise.all(
    chosen.map(async (ids) => (await Promise.all(ids.map(photoOf))).filter((photo) => photo !== undefined)),
  );
}

/** The expressions of cut-outs, as found when they were prepared. */
async function expressionsOf(
  context: Pick<AppContext, "db" | "files">,
  scope: AuthorizedScope,
  ready: readonly { cutoutId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    ready.map(async ({ cutoutId }) => {
      const expression = expressionIn((await findPictureDescription(context, scope, cutoutId)) ?? "");
      return expression === undefined ? [] : [[cutoutId, expression] as const];
    }),
  );
  return new Map(found.flat());
}
