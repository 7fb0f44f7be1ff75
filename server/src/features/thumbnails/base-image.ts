import { AppError } from "@coldopen/contract/kernel/errors";
import { FRAME } from "@coldopen/contract/thumbnails/schema";
import sharp from "sharp";

const MAX_PIXELS = 50_000_000;
/** Fast to encode: a smaller file would cost more time than it saves. */
const lossless = { compressionLevel: 3 };

/** Converts a picture to 1280 by 720, upright and opaque, without loss. Undefined if it is so already. */
export async function toBaseImage(file: Uint8Array): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { width, height, channels, depth, space, orientation = 1, hasProfile } = await image.metadata();
    const isFrame = width === FRAME.width && height === FRAME.height && orientation === 1;
    if (isFrame && channels === 3 && depth === "uchar" && space === "srgb" && !hasProfile) return undefined;
    const bytes = await image
      .autoOrient()
      .flatten({ background: "#000" })
      .resize({ ...FRAME, fit: "cover" })
      .toColourspace("srgb")
      .removeAlpha()
      .png(lossless)
      .toBuffer();
    return new Uint8Array(bytes);
  } catch (cause) {
    throw new AppError("invalid_input", "This picture can't be edited", { cause });
  }
}
