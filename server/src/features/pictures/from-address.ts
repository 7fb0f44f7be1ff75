import { AppError } from "@coldopen/contract/kernel/errors";
import { PICTURE_FILE_MAX_BYTES } from "@coldopen/contract/pictures/schema";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import { detectImageType } from "../../platform/pictures/detect-image-type.ts";
import { reencodeImage } from "../../platform/pictures/reencode-image.ts";
import type { World } from "../../world.ts";
import { type UploadedPicture, uploadPicture } from "./store-picture.ts";

const MAX_CONCURRENT_FETCHES = 8;
const invalid = (cause: unknown) => new AppError("invalid_input", "Invalid image URL", { cause });

const fetchLimited = limitConcurrency(
  ({ outside, address }: { outside: World["outside"]; address: string }) =>
    outside(address, { maxBytes: PICTURE_FILE_MAX_BYTES }),
  MAX_CONCURRENT_FETCHES,
);

/** Fetches a picture from another site. Every fault of its address has the same message. */
export async function fetchPicture({ outside }: Pick<World, "outside">, address: string): Promise<Buffer> {
  const bytes = await fetchLimited({ outside, address: address.replace(/\s/g, "") }).catch((error: unknown) => {
    throw invalid(error);
  });
  const kind = detectImageType(bytes);
  if (!kind || kind === "heic") throw invalid("Not a picture");
  return bytes;
}

/** Fetches, checks and re-encodes a picture and stores its file. */
export async function uploadPictureFrom(
  world: Pick<World, "files" | "outside">,
  address: string,
): Promise<UploadedPicture> {
  const bytes = await fetchPicture(world, address);
  const written = await reencodeImage(bytes).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "invalid_input" ? invalid(error) : error;
  });
  return uploadPicture(world, written);
}
