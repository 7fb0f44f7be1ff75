import { createHash } from "node:crypto";
import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isThumbnailAddress, pictureIdOf } from "@coldopen/contract/pictures/address";
import sharp from "sharp";
import type { AppContext } from "../../app-context.ts";
import type { QueueRequest } from "../../platform/fair-queue.ts";
import type { File } from "../../platform/http/serve.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import { createImageQueue } from "../../platform/pictures/image-queue.ts";
import { demoThumbnails } from "../catalogue/index.ts";
import { fetchPicture, readGrantedPicture } from "../pictures/index.ts";

const SIZE = { width: 640, height: 360 } as const;
/** About 40 kB each. */
const MAX_CACHED_PICTURES = 240;

const queue = createImageQueue();
const resizeUniform = (bytes: Buffer) =>
  sharp(bytes)
    .resize({ ...SIZE, fit: "cover" })
    .webp({ quality: 80 })
    .toBuffer();

/**
 * The pictures of a feed for visitors. All of them are served by us in the same type and size: neither URL nor bytes
 * reveal the tested one, and the browser of a visitor sends no request to another site.
 */
export const feedPictures = (
  context: Pick<AppContext, "db" | "files" | "log" | "fetchPublicUrl" | "imageModel" | "demoThumbnails">,
) => {
  const drawn = demoThumbnails(context);
  const cached = lruMemoize<File>(MAX_CACHED_PICTURES);
  const resize = (turn: QueueRequest, address: string, read: () => Promise<Buffer>) =>
    cached(address, async () => {
      const bytes = await read();
      const picture = await queue.run(turn, () => resizeUniform(bytes));
      return {
        type: "image/webp",
        bytes: picture,
        tag: createHash("sha256").update(picture).digest("hex"),
        cache: "revalidate",
      };
    });
  return {
    /** Visitors are anonymous: their requests take turns of the organization whose test it is. */
    at: async (organizationId: string, token: string, address: string): Promise<File> => {
      const turn = { key: organizationId, isLowPriority: true };
      const id = pictureIdOf(address);
      if (id) {
        // The grant is checked each time; only the resized picture is cached.
        const granted = await readGrantedPicture(context, token, id);
        if (!granted) throw new AppError("not_found", "Not found");
        return resize(turn, address, async () => granted.bytes);
      }
      const file = drawnFileOf(address);
      if (file) return resize(turn, address, async () => (await drawn.thumbnail(file)).bytes);
      if (!isThumbnailAddress(address)) throw new AppError("not_found", "Not found");
      return resize(turn, address, () => fetchPicture(context, address, turn));
    },
  };
};
