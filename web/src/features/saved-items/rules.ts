import type { SavedItem } from "@coldopen/contract/saved-items/schema";

const LETTERS_A_LINE = 34;
const LINE = 0.08;
const PICTURE = { wide: 9 / 16, tall: 16 / 9 };
const FACTS = 0.4;

/** The name of an item in labels and messages. */
export const nameOf = (item: SavedItem): string =>
  item.outliersVideo?.title1 ?? item.title ?? item.concept ?? item.description ?? "";

/** The estimated height of its card, in column widths. */
export function heightOf({ outliersVideo, thumbnail, title, concept }: SavedItem): number {
  if (outliersVideo) return (outliersVideo.isShort ? PICTURE.tall : PICTURE.wide) + FACTS;
  if (thumbnail) return PICTURE.wide + FACTS / 2;
  return Math.ceil((title ?? concept ?? "").length / LETTERS_A_LINE) * LINE + FACTS;
}
