import type { NewSavedItem } from "@coldopen/contract/saved-items/schema";
import type { z } from "zod";

/** An item as it is sent to be saved. */
export type Savable = z.input<typeof NewSavedItem>;

/** Identifies an item within its type; texts are trimmed. */
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
