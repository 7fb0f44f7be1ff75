import { AppError } from "@coldopen/contract/kernel/errors";
import sharp from "sharp";
import { inTurn } from "../in-turn.ts";
import { kindOfPicture } from "./kind-of-picture.ts";

const PIXELS_AT_MOST = 40_000_000;
const SIDE_AT_MOST = 2560;
const SECONDS_AT_MOST = 10;
/** The library works in threads that files and names wait for too. */
const AT_ONCE = 2;

export type Written = { type: "image/webp"; bytes: Buffer<ArrayBuffer>; width: number; height: number };

const unreadable = (cause?: unknown) =>
  new AppError("invalid_input", "This can't be read as a JPEG, PNG, GIF or WebP picture", { cause });

/** A picture from outside, written anew: nothing of the file that came survives but what can be seen, and of what moves the first frame. */
export async function writeAnew(file: Uint8Array): Promise<Written> {
  const kind = kindOfPicture(file);
  if (!kind) throw unreadable();
  return written({ file, kind });
}

const written = inTurn(async ({ file, kind }: { file: Uint8Array; kind: string }): Promise<Written> => {
  try {
    const image = sharp(file, { limitInputPixels: PIXELS_AT_MOST, failOn: "error", pages: 1 });
    const { format } = await image.metadata();
    // The first bytes may say one thing and the library that looks for a reader another.
    if (format !== kind) throw new Error(`Starts as ${kind} and reads as ${format}`);
    const { data, info } = await image
      .autoOrient()
      .resize({ width: SIDE_AT_MOST, height: SIDE_AT_MOST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality: 90 })
      .timeout({ seconds: SECONDS_AT_MOST })
      .toBuffer({ resolveWithObject: true });
    return { type: "image/webp", bytes: Buffer.from(data), width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}, AT_ONCE);
