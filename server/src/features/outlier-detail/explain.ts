import { AppError } from "@coldopen/contract/kernel/errors";
import type { IndexExplained } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import type { SnapshotReader } from "../search-index/index.ts";
import { confidenceOf, ratio } from "./rules.ts";
import { explainStore } from "./store.ts";

/** Shows how the performance index of a video was computed. */
export const explainService = (context: Pick<AppContext, "db" | "searchDb" | "now">, reader: SnapshotReader) => {
  const store = explainStore(context.db, context.searchDb);
  return async (videoId: string): Promise<IndexExplained> => {
    const video = await store.findVideo(videoId, context.now());
    if (!video) throw new AppError("not_found", "Not found");
    const noSample: { count: number; mean: number | null } = { count: 0, mean: null };
    const category = await reader.read((snapshot) => store.sampleCategory(snapshot, video), noSample);
    const { v7, count, mean, subscribers } = video;
    return {
      videoId,
      v7Score: v7,
      windowStart: video.windowStart,
      windowEnd: video.windowEnd,
      baseline: video.baseline,
      baselineCount: count,
      confidence: v7 === null ? "none" : confidenceOf(video),
      lenses: [
        { lens: "mean", value: ratio(v7, mean), baseline: mean, sample: count },
        { lens: "median", value: ratio(v7, video.median), baseline: video.median, sample: count },
        {
          lens: "neighbours",
          value: ratio(v7, video.neighbourMean),
          baseline: video.neighbourMean,
          sample: video.neighbours,
        },
        { lens: "category", value: ratio(v7, category.mean), baseline: category.mean, sample: category.count },
        { lens: "perSubscriber", value: ratio(v7, subscribers), baseline: subscribers, sample: subscribers ? 1 : 0 },
      ],
      measured: measurementOf(video),
    };
  };
};

function measurementOf(video: {
  v7: number | null;
  isTooYoung: boolean;
  isExact: boolean;
  mean: number | null;
}): IndexExplained["measured"] {
  if (video.v7 === null) return video.isTooYoung ? "too_young" : "no_snapshots";
  if (!video.mean) return "no_baseline";
  return video.isExact ? "exact" : "interpolated";
}
