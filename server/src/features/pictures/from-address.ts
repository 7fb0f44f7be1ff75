import { AppError } from "@coldopen/contract/kernel/errors";
import { PICTURE_FILE_MAX_BYTES } from "@coldopen/contract/pictures/schema";
import type { QueueRequest } from "../../platform/fair-queue.ts";
import { detectImageType } from "../../platform/pictures/detect-image-type.ts";
import { createImageQueue } from "../../platform/pictures/image-queue.ts";
import { reencodeImage } from "../../platform/pictures/reencode-image.ts";
import type { World } from "../../world.ts";
import { type UploadedPicture, uploadPicture } from "./keep.ts";

const FETCHES_AT_ONCE = 8;
const invalid = (cause: unknown) => new AppError("invalid_input", "Invalid image URL", { cause });

const fetches = createImageQueue(FETCHES_AT_ONCE);

/** A picture that lies elsewhere, as it lies there. Whatever is wrong with its address is told in the same words. */
export async function fetchPicture(
  { outside }: Pick<World, "outside">,
  address: string,
  turn: QueueRequest,
): Promise<Buffer> {
  const bytes = await fetches.run(turn, () =>
    outside(address.replace(/\s/g, ""), { maxBytes: PICTURE_FILE_MAX_BYTES }).catch((error: unknown) => {
      throw invalid(error);
    }),
  );
  const kind = detectImageType(bytes);
  if (!kind || kind === "heic") throw invalid("Not a picture");
  return bytes;
}

/** Fetched, checked, written anew and stored as a file. */
export async function uploadPictureFrom(
  world: Pick<World, "files" | "outside">,
  address: string,
  turn: QueueRequest,
): Promise<UploadedPicture> {
  const bytes = await fetchPicture(world, address, turn);
  const written = await reencodeImage(bytes, turn).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "invalid_input" ? invalid(error) : error;
  });
  return uploadPicture(world, written);
}
