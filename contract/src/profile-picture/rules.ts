import type { ImageDetails } from "./schema.ts";

type Size = { width: number; height: number };

/** The selected square in whole pixels, limited to the picture. */
export function squareOf({ width, height }: Size, { x, y, size }: ImageDetails) {
  const side = Math.max(1, Math.round(Math.min(width, height) * size));
  const held = (corner: number, length: number) => Math.min(Math.max(0, Math.round(corner * length)), length - side);
  return { left: held(x, width), top: held(y, height), side };
}

/** Changes with the picture, so that browsers can cache it for long. */
export const profilePictureUrl = (userId: string, hash: string): string =>
  `/api/users/${userId}/picture?v=${hash.slice(0, 8)}`;
