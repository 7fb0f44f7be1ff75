import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import type { ThumbnailToImprove } from "@coldopen/contract/thumbnail-scores/schema";
import { FRAME } from "@coldopen/contract/thumbnails/schema";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { World } from "../../world.ts";
import { keepPicture } from "../pictures/index.ts";
import { versionKeeper } from "../thumbnails/index.ts";
import type { Canvas } from "./improve.ts";
import { pictureAt } from "./picture.ts";

type Opened = {
  canvas: Canvas;
  keep(made: Canvas & { picture: Uint8Array }, signal: AbortSignal): Promise<StoredPicture>;
};
const png = (bytes: Uint8Array) => ({ type: "image/png", bytes: new Uint8Array(bytes) }) as const;

export const letteringOf = ({ lettering }: Pick<World, "lettering">, signal: AbortSignal) => ({
  letter: async ({ plate, layers }: Canvas) => (await lettering.letter(plate, layers, signal)).bytes,
  boxesOf: lettering.boxesOf,
});

/** The picture to improve, apart from its words, and how what comes of it is kept: as the next version of one of ours, by itself elsewhere. */
export async function openCanvas(
  world: World,
  { userId }: Caller,
  scope: AuthorizedScope,
  { thumbnailUrlOrPath, prompt, style }: ThumbnailToImprove,
): Promise<Opened> {
  const id = pictureIdOf(thumbnailUrlOrPath);
  if (!id)
    return {
      canvas: { plate: await pictureAt(world, scope, thumbnailUrlOrPath), layers: [] },
      keep: ({ picture }) => keepPicture(world, { scope, createdBy: userId }, png(picture)),
    };
  const versions = versionKeeper(world);
  const { version, plate } = await versions.opened(scope, userId, id, { prompt, seed: 0, style });
  return {
    canvas: { plate: plate.bytes, layers: version.layers },
    keep: async (made, signal) => {
      const next = { plate: png(made.plate), layers: made.layers };
      const added = await versions.added(scope, userId, version, next, signal);
      return { id: added, url: pictureUrl(added), ...FRAME };
    },
  };
}
