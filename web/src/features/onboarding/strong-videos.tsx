import type { StrongVideo } from "@coldopen/contract/onboarding/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import clsx from "clsx";
import { outlierIndex } from "../../lib/format.ts";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Picture } from "../../ui/picture.tsx";
import { toneOf } from "../outlier-index/index.ts";

type StrongVideosProps = { videos: readonly StrongVideo[]; layout: "grid" | "rows" };

/** Videos of the channel with their index. */
export const StrongVideos = ({ videos, layout }: StrongVideosProps) => (
  <ul className={clsx("mt-4 grid", layout === "grid" ? "grid-cols-2 gap-4" : "gap-2")}>
    {videos.map(({ videoId, title1, thumb, performanceIndex }) => {
      const index = performanceIndex !== null && (
        <IndexBadge tone={toneOf(performanceIndex)}>{outlierIndex(performanceIndex)}</IndexBadge>
      );
      return layout === "grid" ? (
        <li key={videoId} className="min-w-0">
          <Picture {...thumbShownAt({ thumb, isShort: false }, "170px")} alt="" />
          <span className="mt-1.5 flex items-start gap-2">
            <span className="line-clamp-2 min-w-0 flex-1 text-xs font-medium">{title1}</span>
            {index}
          </span>
        </li>
      ) : (
        <li key={videoId} className="flex items-center gap-3">
          <Picture {...thumbShownAt({ thumb, isShort: false }, "80px")} alt="" small className="w-20 flex-none" />
          <span className="line-clamp-2 min-w-0 flex-1 font-medium">{title1}</span>
          {index}
        </li>
      );
    })}
  </ul>
);
