import sharp from "sharp";
import type { QueueRequest } from "../fair-queue.ts";
import { createImageQueue } from "./image-queue.ts";

const queue = createImageQueue();

/** A picture no wider than asked. Its bytes are read when it is its turn. */
export const resized = (turn: QueueRequest, width: number, read: () => Promise<Buffer>): Promise<Buffer> =>
  queue.run(turn, async () =>
    sharp(await read())
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer(),
  );

const GRID = 4;
/** The red, green and blue values of a picture reduced to four by four fields. */
export const readColorGrid = (turn: QueueRequest, read: () => Promise<Buffer>): Promise<Uint8Array> =>
  queue.run(turn, async () =>
    sharp(await read())
      .resize({ width: GRID, height: GRID, fit: "fill" })
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer(),
  );
