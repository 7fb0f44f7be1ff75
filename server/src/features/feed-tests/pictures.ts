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
const MAX_CACHED_PICTURES = 240;
const MAX_CONCURRENT_RESIZES = 2;

const resizeUniform = limitConcurrency(
  (bytes: Buffer) =>
    sharp(bytes)
      .resize({ ...SIZE, fit: "cover" })
      .webp({ quality: 80 })
      .toBuffer(),
  MAX_CONCURRENT_RESIZES,
);

/**
 * The pictures of a feed for visitors. All of them are served by us in the same type and size: neither URL nor bytes
 * reveal the tested one, and the browser of a visitor sends no request to another site.
 */
export const feedPictures = (
  world: Pick<World, "db" | "files" | "log" | "outside" | "imageModel" | "demoThumbnails">,
) => {
  const drawn = demoThumbnails(world);
  const cached = lruMemoize<File>(MAX_CACHED_PICTURES);
  const resize = (address: string, bytes: () => Promise<Buffer>) =>
    cached(address, async () => {
      const picture = await resizeUniform(await bytes());
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
        // The grant is checked each time; only the resized picture is cached.
        const granted = await readGrantedPicture(world, token, id);
        if (!granted) throw new AppError("not_found", "Not found");
        return resize(address, async () => granted.bytes);
      }
      const file = drawnFileOf(address);
      if (file) return resize(address, async () => (await drawn.thumbnail(file)).bytes);
      if (!isThumbnailAddress(address)) throw new AppError("not_found", "Not found");
      return resize(address, () => fetchPicture(world, address));
    },
  };
};
