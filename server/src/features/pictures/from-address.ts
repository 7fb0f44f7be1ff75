import { AppError } from "@coldopen/contract/kernel/errors";
import { PICTURE_FILE_MAX_BYTES } from "@coldopen/contract/pictures/schema";
import type { AppContext } from "../../app-context.ts";
import type { QueueRequest } from "../../platform/fair-queue.ts";
import { detectImageType } from "../../platform/pictures/detect-image-type.ts";
import { createImageQueue } from "../../platform/pictures/image-queue.ts";
import { reencodeImage } from "../../platform/pictures/reencode-image.ts";
import { type UploadedPicture, uploadPicture } from "./store-picture.ts";

const MAX_CONCURRENT_FETCHES = 8;
const invalid = (cause: unknown) => new AppError("invalid_input", "Invalid image URL", { cause });

const fetches = createImageQueue(MAX_CONCURRENT_FETCHES);

/** Fetches a picture from another site. Every fault of its address has the same message. */
export async function fetchPicture(
  { fetchPublicUrl }: Pick<AppContext, "fetchPublicUrl">,
  address: string,
  turn: QueueRequest,
): Promise<Buffer> {
  const bytes = await fetches.run(turn, () =>
    fetchPublicUrl(address.replace(/\s/g, ""), { maxBytes: PICTURE_FILE_MAX_BYTES }).catch((error: unknown) => {
      throw invalid(error);
    }),
  );
  const kind = detectImageType(bytes);
  if (!kind || kind === "heic") throw invalid("Not a picture");
  return bytes;
}

/** Fetches, checks and re-encodes a picture and stores its file. */
export async function uploadPictureFrom(
  context: Pick<AppContext, "files" | "fetchPublicUrl">,
  address: string,
  turn: QueueRequest,
): Promise<UploadedPicture> {
  const bytes = await fetchPicture(context, address, turn);
  const written = await reencodeImage(bytes, turn).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "invalid_input" ? invalid(error) : error;
  });
  return uploadPicture(context, written);
}
