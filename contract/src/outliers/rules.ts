import { type IndexClass, OVER_PERFORMING_ABOVE, UNDER_PERFORMING_BELOW } from "./schema.ts";

export function indexClass(index: number | null): IndexClass {
  if (index === null) return "new";
  if (index < UNDER_PERFORMING_BELOW) return "underPerforming";
  return index <= OVER_PERFORMING_ABOVE ? "average" : "overPerforming";
}

type Categorised = { aiL2Category: string | null; youtubeCategory: string | null };
/** The displayed category of a video: ours if there is one, else the platform's. */
export const categoryOf = ({ aiL2Category, youtubeCategory }: Categorised): string | null =>
  aiL2Category ?? youtubeCategory;
