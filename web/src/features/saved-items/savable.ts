import type { NewSavedItem } from "@coldopen/contract/saved-items/schema";
import type { z } from "zod";

/** Whatever can carry a heart, as it is sent to be saved. */
export type Savable = z.input<typeof NewSavedItem>;

/** What tells one from another of its type; words are kept without the space around them. */
export function contentOf(item: Savable): string {
  switch (item.type) {
    case "outliers":
      return item.outliersVideoId;
    case "title":
      return item.title.trim();
    case "concept":
      return item.concept.trim();
    case "thumbnail":
      return item.thumbnail;
  }
}
