import { type PictureSize, pictureWidths } from "@coldopen/contract/pictures/schema";
import type { FileName } from "../../adapters/files/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { QueueRequest } from "../../platform/fair-queue.ts";
import { resized } from "../../platform/pictures/resized.ts";
import { bytesOf, type PictureFile } from "./read.ts";
import type { PictureRow } from "./store.ts";
import { variantOf } from "./store-picture.ts";

/** Smaller versions of pictures: created on first request, then stored beside the original. */
export function pictureVariants(context: Pick<AppContext, "files" | "log">) {
  const { files } = context;
  const inFlight = new Map<FileName, Promise<Buffer>>();

  const make = async (row: PictureRow, name: FileName, size: PictureSize, turn: QueueRequest) => {
    const bytes = await resized(turn, pictureWidths[size], () => bytesOf(context, row));
    // The reply does not depend on the stored copy.
    await files
      .put(name, bytes)
      .catch((error: unknown) => context.log.warn({ err: error }, "Failed to store a picture variant"));
    return bytes;
  };

  return async (row: PictureRow, size: PictureSize | undefined, turn: QueueRequest): Promise<PictureFile> => {
    const isSmallEnough = size && row.width !== null && row.width <= pictureWidths[size] && row.type !== "image/png";
    if (!size || !row.hash || isSmallEnough) return { type: row.type, bytes: await bytesOf(context, row) };
    const name = variantOf(row.hash, size);
    const stored = await files.get(name);
    if (stored) return { type: "image/webp", bytes: stored };
    const variant = inFlight.get(name) ?? make(row, name, size, turn).finally(() => inFlight.delete(name));
    inFlight.set(name, variant);
    return { type: "image/webp", bytes: await variant };
  };
}
