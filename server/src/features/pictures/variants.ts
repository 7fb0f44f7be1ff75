import { type PictureSize, pictureWidths } from "@coldopen/contract/pictures/schema";
import type { FileName } from "../../adapters/files/port.ts";
import { resized } from "../../platform/pictures/resized.ts";
import type { World } from "../../world.ts";
import { bytesOf, type PictureFile } from "./read.ts";
import type { PictureRow } from "./store.ts";
import { variantOf } from "./store-picture.ts";

/** Smaller versions of pictures: created on first request, then stored beside the original. */
export function pictureVariants(world: Pick<World, "files" | "log">) {
  const { files } = world;
  const inFlight = new Map<FileName, Promise<Buffer>>();

  const make = async (row: PictureRow, name: FileName, size: PictureSize) => {
    const bytes = await resized({ bytes: await bytesOf(world, row), width: pictureWidths[size] });
    // The reply does not depend on the stored copy.
    await files
      .put(name, bytes)
      .catch((error: unknown) => world.log.warn({ err: error }, "Failed to store a picture variant"));
    return bytes;
  };

  return async (row: PictureRow, size: PictureSize | undefined): Promise<PictureFile> => {
    const isSmallEnough = size && row.width !== null && row.width <= pictureWidths[size] && row.type !== "image/png";
    if (!size || !row.hash || isSmallEnough) return { type: row.type, bytes: await bytesOf(world, row) };
    const name = variantOf(row.hash, size);
    const stored = await files.get(name);
    if (stored) return { type: "image/webp", bytes: stored };
    const variant = inFlight.get(name) ?? make(row, name, size).finally(() => inFlight.delete(name));
    inFlight.set(name, variant);
    return { type: "image/webp", bytes: await variant };
  };
}
