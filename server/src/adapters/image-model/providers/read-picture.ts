import sharp from "sharp";
import { ModelError } from "../../model-error.ts";
import type { Picture } from "../port.ts";

const types: Partial<Record<string, Picture["type"]>> = { png: "image/png", jpeg: "image/jpeg", webp: "image/webp" };
const MAX_PIXELS = 12_000_000;

/** What a provider sent, as it came, once it has been seen to be a whole picture. */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;
  try {
    const { format } = await sharp(bytes, options).metadata();
    const type = types[format];
    if (!type) throw new Error(`The format ${format} is not taken`);
    await sharp(bytes, options).resize(16, 9, { fit: "fill" }).raw().toBuffer();
    return { type, bytes: new Uint8Array(bytes) };
  } catch (cause) {
    throw new ModelError("The model sent no picture that can be read", { cause });
  }
}
