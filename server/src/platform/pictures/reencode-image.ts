import { AppError } from "@coldopen/contract/kernel/errors";
import sharp, { type Sharp } from "sharp";
import type { QueueRequest } from "../fair-queue.ts";
import { detectImageType, type PictureKind } from "./detect-image-type.ts";
import { readHeic } from "./heic/read-heic.ts";
import { createImageQueue } from "./image-queue.ts";

const MAX_PIXELS = 40_000_000;
const MAX_SIDE_PIXELS = 2560;
const TIMEOUT_SECONDS = 10;
const queue = createImageQueue();

export type EncodedImage = { type: "image/webp"; bytes: Buffer<ArrayBuffer>; width: number; height: number };

const unreadable = (cause?: unknown) =>
  new AppError("invalid_input", "This can't be read as a JPEG, PNG, GIF or WebP picture", { cause });

/** Decodes an untrusted picture and encodes it again: only visible pixels survive, and only the first frame of an animation. */
export async function reencodeImage(
  file: Uint8Array,
  turn: QueueRequest,
  { takesHeic = false } = {},
): Promise<EncodedImage> {
  const kind = detectImageType(file);
  if (!kind || (kind === "heic" && !takesHeic)) throw unreadable();
  return queue.run(turn, () =>
    reencode(file, kind).catch((error: unknown) => {
      throw unreadable(error);
    }),
  );
}

async function reencode(file: Uint8Array, kind: PictureKind): Promise<EncodedImage> {
  const image = kind === "heic" ? await openHeic(file) : await open(file, kind);
  const { data, info } = await image
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality: 90 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { type: "image/webp", bytes: Buffer.from(data), width: info.width, height: info.height };
}

async function open(file: Uint8Array, kind: PictureKind): Promise<Sharp> {
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
  const { format } = await image.metadata();
  // The first bytes may say one thing and the library that looks for a reader another.
  if (format !== kind) throw new Error(`Starts as ${kind} and reads as ${format}`);
  return image.autoOrient();
}

async function openHeic(file: Uint8Array): Promise<Sharp> {
  const { data, width, height } = await readHeic(file, MAX_PIXELS);
  return sharp(data, { raw: { width, height, channels: 4 } });
}
