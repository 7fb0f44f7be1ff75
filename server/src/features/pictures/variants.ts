import { type PictureSize, pictureWidths } from "@coldopen/contract/pictures/schema";
import type { FileName } from "../../adapters/files/port.ts";
import type { QueueRequest } from "../../platform/fair-queue.ts";
import { resized } from "../../platform/pictures/resized.ts";
import type { World } from "../../world.ts";
import { variantOf } from "./keep.ts";
import { bytesOf, type Shown } from "./read.ts";
import type { Kept } from "./store.ts";

/** Pictures no wider than asked: made when first asked for, then kept beside the one they were made of. */
export function variants(world: Pick<World, "files" | "log">) {
  const { files } = world;
  const making = new Map<FileName, Promise<Buffer>>();

  const make = async (row: Kept, name: FileName, size: PictureSize, turn: QueueRequest) => {
    const bytes = await resized(turn, pictureWidths[size], () => bytesOf(world, row));
    // Whoever looks gets the picture also where it can't be kept.
    await files
      .put(name, bytes)
      .catch((error: unknown) => world.log.warn({ err: error }, "A smaller picture is not kept"));
    return bytes;
  };

  return async (row: Kept, size: PictureSize | undefined, turn: QueueRequest): Promise<Shown> => {
    const isSmallEnough = size && row.width !== null && row.width <= pictureWidths[size] && row.type !== "image/png";
    if (!size || !row.hash || isSmallEnough) return { type: row.type, bytes: await bytesOf(world, row) };
    const name = variantOf(row.hash, size);
    const kept = await files.get(name);
    if (kept) return { type: "image/webp", bytes: kept };
    const underWay = making.get(name) ?? make(row, name, size, turn).finally(() => making.delete(name));
    making.set(name, underWay);
    return { type: "image/webp", bytes: await underWay };
  };
}
