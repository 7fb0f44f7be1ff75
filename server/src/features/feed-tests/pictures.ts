import { createHash } from "node:crypto";
import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isThumbnailAddress, pictureIdOf } from "@coldopen/contract/pictures/address";
import sharp from "sharp";
import type { QueueRequest } from "../../platform/fair-queue.ts";
import type { File } from "../../platform/http/serve.ts";
import { lruMemoize } from "../../platform/lru-memoize.ts";
import { createImageQueue } from "../../platform/pictures/image-queue.ts";
import type { World } from "../../world.ts";
import { demoThumbnails } from "../catalogue/index.ts";
import { fetchPicture, readGrantedPicture } from "../pictures/index.ts";

const SIZE = { width: 640, height: 360 } as const;
/** About 40 kB each. */
const PICTURES_KEPT = 240;

const queue = createImageQueue();
const uniform = (bytes: Buffer) =>
  sharp(bytes)
    .resize({ ...SIZE, fit: "cover" })
    .webp({ quality: 80 })
    .toBuffer();

/**
 * The pictures of a feed as visitors get them. Those of the catalogue and the tested one come from us in the same type
 * and size, wherever they lie: neither its address nor its bytes set one apart, and no visitor's browser asks another site.
 */
export const feedPictures = (
  world: Pick<World, "db" | "files" | "log" | "outside" | "imageModel" | "demoThumbnails">,
) => {
  const drawn = demoThumbnails(world);
  const made = lruMemoize<File>(PICTURES_KEPT);
  const make = (turn: QueueRequest, address: string, read: () => Promise<Buffer>) =>
    made(address, async () => {
      const bytes = await read();
      const picture = await queue.run(turn, () => uniform(bytes));
      return {
        type: "image/webp",
        bytes: picture,
        tag: createHash("sha256").update(picture).digest("hex"),
        cache: "revalidate",
      };
    });
  return {
    /** Visitors are anonymous: what they cause takes the turns of the organization whose test it is. */
    at: async (organizationId: string, token: string, address: string): Promise<File> => {
      const turn = { key: organizationId, isLowPriority: true };
      const id = pictureIdOf(address);
      if (id) {
        // Whether the link still lends it is asked each time; only the work is kept.
        const granted = await readGrantedPicture(world, token, id);
        if (!granted) throw new AppError("not_found", "Not found");
        return make(turn, address, async () => granted.bytes);
      }
      const file = drawnFileOf(address);
      if (file) return make(turn, address, async () => (await drawn.thumbnail(file)).bytes);
      if (!isThumbnailAddress(address)) throw new AppError("not_found", "Not found");
      return make(turn, address, () => fetchPicture(world, address, turn));
    },
  };
};
