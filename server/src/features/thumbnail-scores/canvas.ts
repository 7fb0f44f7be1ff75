import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import type { ThumbnailToImprove, ThumbnailToScore } from "@coldopen/contract/thumbnail-scores/schema";
import { FRAME } from "@coldopen/contract/thumbnails/schema";
import type { WorkContext } from "../../adapters/work-context.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import { insertPicture, uploadPicture } from "../pictures/index.ts";
import { thumbnailVersions } from "../thumbnails/index.ts";
import type { Canvas } from "./improve.ts";
import { loadPicture } from "./picture.ts";

type OpenCanvas = {
  canvas: Canvas;
  prepare(made: Canvas & { picture: Uint8Array }, signal: AbortSignal): Promise<FinalWrite<StoredPicture>>;
};
const png = (bytes: Uint8Array) => ({ type: "image/png", bytes: new Uint8Array(bytes) }) as const;

export const letteringOf = ({ lettering }: Pick<AppContext, "lettering">, workContext: WorkContext) => ({
  letter: async ({ baseImage, layers }: Canvas) => (await lettering.letter(baseImage, layers, workContext)).bytes,
  boxesOf: lettering.boxesOf,
});

/** The base image and text layers of a picture. A picture without a version has no layers. */
export async function readCanvas(
  context: AppContext,
  scope: AuthorizedScope,
  { thumbnailUrlOrPath }: ThumbnailToScore,
): Promise<Canvas> {
  const id = pictureIdOf(thumbnailUrlOrPath);
  const known = id ? await thumbnailVersions(context).findVersion(scope, id) : undefined;
  return known
    ? { baseImage: known.baseImage.bytes, layers: known.version.layers }
    : { baseImage: await loadPicture(context, scope, thumbnailUrlOrPath), layers: [] };
}

/** The picture to improve, split into base image and text layers. The result becomes the next version, or a new picture. */
export async function openCanvas(
  context: AppContext,
  { userId }: Caller,
  scope: AuthorizedScope,
  { thumbnailUrlOrPath, prompt, style }: ThumbnailToImprove,
): Promise<OpenCanvas> {
  const id = pictureIdOf(thumbnailUrlOrPath);
  if (!id)
    return {
      canvas: { baseImage: await loadPicture(context, scope, thumbnailUrlOrPath), layers: [] },
      prepare: async ({ picture }) => {
        const uploaded = await uploadPicture(context, png(picture));
        return () => insertPicture(context, { scope, createdBy: userId }, uploaded);
      },
    };
  const versions = thumbnailVersions(context);
  const { version, baseImage } = await versions.openVersion(scope, userId, id, { prompt, seed: 0, style });
  return {
    canvas: { baseImage: baseImage.bytes, layers: version.layers },
    prepare: async (made, signal) => {
      const { prompt, seed, style } = version;
      const next = { baseImage: png(made.baseImage), layers: [...made.layers], regions: [], prompt, seed, style };
      const write = await versions.prepareVersion(scope, userId, version, next, signal);
      return async () => {
        const { id } = await write();
        return { id, url: pictureUrl(id), ...FRAME };
      };
    },
  };
}
