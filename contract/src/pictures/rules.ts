import { PictureSize, pictureWidths } from "./schema.ts";

const ADDRESS = /^\/api\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?size=(?:small|medium|large))?$/;

/** The id of a picture that the studio keeps, from its address. */
export const pictureIdOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1];

export const pictureUrl = (id: string): string => `/api/pictures/${id}`;

/** A picture that the studio keeps, or one on the web that a page may show. */
export const isPictureAddress = (address: string): boolean =>
  pictureIdOf(address) !== undefined || (/^https:\/\//i.test(address) && URL.canParse(address));

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

/** A kept picture no larger than it is shown; the browser picks by its own pixels. What lies elsewhere comes as it is. */
export function shownAt(address: string, width: string): PictureSources {
  if (pictureIdOf(address) === undefined) return { src: address };
  const each = PictureSize.options.map((size) => `${pictureSized(address, size)} ${pictureWidths[size]}w`);
  return { src: pictureSized(address, "medium"), srcSet: each.join(", "), sizes: width };
}
