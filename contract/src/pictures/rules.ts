import { isPictureAddress, pictureIdOf } from "./address.ts";
import { PictureSize, pictureWidths } from "./schema.ts";

export const pictureUrl = (id: string): string => `/api/pictures/${id}`;

/** The address of a picture for whoever holds a token that lets them see it. */
export const sharedPictureUrl = (token: string, id: string): string => `/api/shared/pictures/${token}/${id}`;

/** The same picture no wider than needed; what is kept elsewhere comes as it is. */
export const pictureSized = (address: string, size: PictureSize): string => {
  const id = pictureIdOf(address);
  return id ? `${pictureUrl(id)}?size=${size}` : address;
};

export type PictureSources = { src: string; srcSet?: string; sizes?: string };

/** How wide a project's card shows its picture, more or less. */
export const CARD_PICTURE_WIDTH = "320px";

/**
 * A stored picture no larger than it is shown; the browser picks by its own pixels. What lies elsewhere comes as it is.
 * Undefined for an address that a page may not load.
 */
export function shownAt(address: string, width: string): PictureSources | undefined {
  if (!isPictureAddress(address)) return undefined;
  if (pictureIdOf(address) === undefined) return { src: address };
  const each = PictureSize.options.map((size) => `${pictureSized(address, size)} ${pictureWidths[size]}w`);
  return { src: pictureSized(address, "medium"), srcSet: each.join(", "), sizes: width };
}
