import { PICTURE_WIDTH_MAX } from "@coldopen/contract/ideation/references";
import { PICTURE_FILE_MAX_BYTES, PictureFileType } from "@coldopen/contract/pictures/schema";

const QUALITY = 0.85;

/** Why a file isn't taken as a picture. */
export function whyNotPicture({ type, size }: Pick<File, "type" | "size">): "type" | "size" | undefined {
  if (!PictureFileType.safeParse(type).success) return "type";
  return size > PICTURE_FILE_MAX_BYTES ? "size" : undefined;
}

export const smaller = (width: number, height: number) => {
  const scale = Math.min(1, PICTURE_WIDTH_MAX / width, PICTURE_WIDTH_MAX / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** At most 1280 pixels wide and high; of a moving picture the first frame. */
export async function shrunk(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = smaller(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
  // A browser that can't write WebP writes PNG, which of a photo is too much.
  return blob.type === "image/webp" ? blob : canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
