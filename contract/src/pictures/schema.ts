import { z } from "zod";
import { text } from "../kernel/route.ts";
import { isPictureAddress, isThumbnailAddress } from "./address.ts";

export const PICTURE_FILE_MAX_BYTES = 10 * 1_048_576;
export const PICTURE_URL_MAX = 2048;
export const PictureFileType = z.enum(["image/jpeg", "image/png", "image/gif", "image/webp"]);
/** Photos of phones; accepted if their gate is on. */
export const HeicFileType = z.enum(["image/heic", "image/heif"]);
export type PictureFileType = z.infer<typeof PictureFileType>;
export const photoFileTypes: readonly string[] = [...PictureFileType.options, ...HeicFileType.options];

/** Widths of the variants; smaller pictures are not enlarged. */
export const pictureWidths = { small: 320, medium: 640, large: 1280 } as const;
export const PictureSize = z.enum(["small", "medium", "large"]);
export type PictureSize = z.infer<typeof PictureSize>;

export const NOT_A_THUMBNAIL = "Use a picture of this studio or a YouTube thumbnail";
/** A thumbnail in a request: refused unless a page may load it. */
export const ThumbnailAddress = text(PICTURE_URL_MAX).refine(isThumbnailAddress, NOT_A_THUMBNAIL);
/** A picture in a reply: empty, and shown as missing, if an older row has an address that a page may not load. */
export const ShownPicture = z.string().overwrite((address) => (isPictureAddress(address) ? address : ""));

/** The main colour of a picture, known before it is drawn. */
export const HexColor = z.string().regex(/^#[0-9a-f]{6}$/);

/** A stored picture. */
export const StoredPicture = z.object({
  id: z.uuid(),
  url: ShownPicture,
  width: z.number().int().min(1),
  height: z.number().int().min(1),
});
export type StoredPicture = z.infer<typeof StoredPicture>;
