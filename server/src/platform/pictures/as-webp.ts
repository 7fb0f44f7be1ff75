import { AppError } from "@coldopen/contract/kernel/errors";
import sharp from "sharp";

const FORMATS: readonly string[] = ["jpeg", "png", "gif", "webp"];
const PIXELS_AT_MOST = 50_000_000;
const SIDE_AT_MOST = 1280;

/** A picture from outside, written anew: nothing of the file that came survives but what can be seen. */
export async function asWebp(file: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  try {
    const image = sharp(file, { limitInputPixels: PIXELS_AT_MOST, failOn: "error" });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) throw new Error(`The format ${format} is not taken`);
    const bytes = await image
      .autoOrient()
      .resize({ width: SIDE_AT_MOST, height: SIDE_AT_MOST, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer();
    return Buffer.from(bytes);
  } catch (cause) {
    throw new AppError("invalid_input", "This can't be read as a JPEG, PNG, GIF or WebP picture", { cause });
  }
}
