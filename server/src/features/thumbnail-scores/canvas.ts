import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import type { ThumbnailToImprove } from "@coldopen/contract/thumbnail-scores/schema";
import { FRAME } from "@coldopen/contract/thumbnails/schema";
import type { WorkContext } from "../../adapters/work-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { FinalWrite } from "../../platform/http/idempotency.ts";
import type { World } from "../../world.ts";
import { insertPicture, uploadPicture } from "../pictures/index.ts";
import { versionKeeper } from "../thumbnails/index.ts";
import type { Canvas } from "./improve.ts";
import { pictureAt } from "./picture.ts";

type Opened = {
  canvas: Canvas;
  prepare(made: Canvas & { picture: Uint8Array }, signal: AbortSignal): Promise<FinalWrite<StoredPicture>>;
};
const png = (bytes: Uint8Array) => ({ type: "image/png", bytes: new Uint8Array(bytes) }) as const;

export const letteringOf = ({ lettering }: Pick<World, "lettering">, context: WorkContext) => ({
  letter: async ({ plate, layers }: Canvas) => (await lettering.letter(plate, layers, context)).bytes,
  boxesOf: lettering.boxesOf,
});

/** The picture to improve, apart from its words, and how what comes of it is stored: as the next version of one of ours, by itself elsewhere. */
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
      prepare: async ({ picture }) => {
        const uploaded = await uploadPicture(world, png(picture));
        return () => insertPicture(world, { scope, createdBy: userId }, uploaded);
      },
    };
  const versions = versionKeeper(world);
  const { version, plate } = await versions.opened(scope, userId, id, { prompt, seed: 0, style });
  return {
    canvas: { plate: plate.bytes, layers: version.layers },
    prepare: async (made, signal) => {
      const { prompt, seed, style } = version;
      const next = { plate: png(made.plate), layers: [...made.layers], regions: [], prompt, seed, style };
      const write = await versions.prepareVersion(scope, userId, version, next, signal);
      return async () => {
        const { id } = await write();
        return { id, url: pictureUrl(id), ...FRAME };
      };
    },
  };
}
