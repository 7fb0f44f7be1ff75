import { indexClass } from "@coldopen/contract/outliers/rules";
import { INDEX_AGE_DAYS, type IndexClass, type OutlierVideo } from "@coldopen/contract/outliers/schema";

const DAY_MS = 86_400_000;

/** The part of a video that its badge needs. */
export type Indexed = Pick<OutlierVideo, "videoId" | "title1" | "performanceIndex" | "uploaded"> & {
  v7Score?: number | null;
  v7Average?: number | null;
};

const tones = {
  new: "new",
  underPerforming: "under",
  average: "average",
  overPerforming: "over",
} as const satisfies Record<IndexClass, string>;
export const toneOf = (index: number | null) => tones[indexClass(index)];

export type Hint = "young" | "unknown" | "known" | "plain";

export function hintOf(video: Indexed, now: Date): Hint {
  if (video.performanceIndex !== null)
    return typeof video.v7Score === "number" && typeof video.v7Average === "number" ? "known" : "plain";
  const age = now.getTime() - new Date(video.uploaded).getTime();
  return age < INDEX_AGE_DAYS * DAY_MS ? "young" : "unknown";
}
