import { isPictureAddress, pictureIdOf } from "./address.ts";
import { PictureSize, pictureWidths } from "./schema.ts";

export const pictureUrl = (id: string): string => `/api/pictures/${id}`;

/** The address of a picture with a share token. */
export const sharedPictureUrl = (token: string, id: string): string => `/api/shared/pictures/${token}/${id}`;

/** The address of a smaller variant; addresses on other hosts are unchanged. */
export const pictureSized = (address: string, size: PictureSize): string => {
  const id = pictureIdOf(address);
  return id ? `${pictureUrl(id)}?size=${size}` : address;
};

export type PictureSources = { src: string; srcSet?: string; sizes?: string };

/** Approximate width of the picture on a project card. */
export const CARD_PICTURE_WIDTH = "320px";

/**
 * A stored picture in several sizes, of which the browser picks one. Addresses on other hosts are unchanged.
 * Undefined for an address that a page may not load.
 */
export function shownAt(address: string, width: string): PictureSources | undefined {
  if (!isPictureAddress(address)) return undefined;
  if (pictureIdOf(address) === undefined) return { src: address };
  const each = PictureSize.options.map((size) => `${pictureSized(address, size)} ${pictureWidths[size]}w`);
  return { src: pictureSized(address, "medium"), srcSet: each.join(", "), sizes: width };
}
