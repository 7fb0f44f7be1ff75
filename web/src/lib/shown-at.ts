import { pictureIdOf, pictureSized } from "@coldopen/contract/pictures/rules";
import { PictureSize, pictureWidths } from "@coldopen/contract/pictures/schema";

type Shown = { src: string; srcSet?: string; sizes?: string };

/** A kept picture no larger than it is shown; the browser picks by its own pixels. What lies elsewhere comes as it is. */
export function shownAt(src: string, width: string): Shown {
  if (pictureIdOf(src) === undefined) return { src };
  const each = PictureSize.options.map((size) => `${pictureSized(src, size)} ${pictureWidths[size]}w`);
  return { src: pictureSized(src, "medium"), srcSet: each.join(", "), sizes: width };
}
