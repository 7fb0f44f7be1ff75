import { createHash } from "node:crypto";
import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isThumbnailAddress, pictureIdOf } from "@coldopen/contract/pictures/address";
import sharp from "sharp";
import type { File } from "../../platform/http/serve.ts";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import type { World } from "../../world.ts";
import { demoThumbnails } from "../catalogue/index.ts";
import { fetchPicture, readGrantedPicture } from "../pictures/index.ts";

const SIZE = { width: 640, height: 360 } as const;
/** About 40 kB each. */
const PICTURES_KEPT = 240;
const AT_ONCE = 2;

const uniform = limitConcurrency(
  (bytes: Buffer) =>
    sharp(bytes)
      .resize({ ...SIZE, fit: "cover" })
      .webp({ quality: 80 })
      .toBuffer(),
  AT_ONCE,
);

/**
 * The pictures of a feed as visitors get them. Those of the catalogue and the tested one come from us in the same type
 * and size, wherever they lie: neither its address nor its bytes set one apart, and no visitor's browser asks another site.
 */
export const feedPictures = (
  world: Pick<World, "db" | "files" | "log" | "outside" | "imageModel" | "demoThumbnails">,
) => {
  const drawn = demoThumbnails(world);
  const made = lruMemoize<File>(PICTURES_KEPT);
  const make = (address: string, bytes: () => Promise<Buffer>) =>
    made(address, async () => {
      const picture = await uniform(await bytes());
      return {
        type: "image/webp",
        bytes: picture,
        tag: createHash("sha256").update(picture).digest("hex"),
        cache: "revalidate",
      };
    });
  return {
    at: async (token: string, address: string): Promise<File> => {
      const id = pictureIdOf(address);
      if (id) {
        // Whether the link still lends it is asked each time; only the work is kept.
        const granted = await readGrantedPicture(world, token, id);
        if (!granted) throw new AppError("not_found", "Not found");
        return make(address, async () => granted.bytes);
      }
      const file = drawnFileOf(address);
      if (file) return make(address, async () => (await drawn.thumbnail(file)).bytes);
      if (!isThumbnailAddress(address)) throw new AppError("not_found", "Not found");
      return make(address, () => fetchPicture(world, address));
    },
  };
};
