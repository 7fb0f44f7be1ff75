import { drawnFileOf } from "../catalogue/drawn-thumb.ts";
import { isThumbnailAddress } from "../pictures/address.ts";
import type { PictureSources } from "../pictures/rules.ts";
import { pictureWidths } from "../pictures/schema.ts";
import { platformThumbOf } from "../pictures/video-thumbnail.ts";

type Thumbnail = { thumb: string; isShort: boolean };

/**
 * A video's thumbnail in several sizes, of which the browser picks one. Shorts show a crop of the middle and need the full
 * size. Undefined for an address that a page may not load.
 */
export function thumbShownAt({ thumb, isShort }: Thumbnail, width: string): PictureSources | undefined {
  const sources = (small: string, px: number) => ({
    src: thumb,
    srcSet: `${small} ${pictureWidths.small}w, ${thumb} ${px}w`,
    sizes: width,
  });
  if (!isThumbnailAddress(thumb)) return undefined;
  if (isShort) return { src: thumb };
  if (drawnFileOf(thumb)) return sources(`${thumb}?size=small`, pictureWidths.medium);
  const platform = platformThumbOf(thumb);
  return platform ? sources(platform.small, platform.width) : { src: thumb };
}
