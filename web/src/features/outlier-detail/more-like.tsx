import type { Likeness } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { duration } from "../../lib/format.ts";
import { placeholderKeys } from "../../lib/placeholder-keys.ts";
import { t } from "../../locales/en/outlier-detail.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { IndexChip } from "../outlier-index/index.ts";
import { moreLikeQuery } from "./api.ts";

const SKELETONS = 4;
const gridLook = "mt-3 grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4";
const ways = [
  { value: "title" as const, label: t("more.title") },
  { value: "picture" as const, label: t("more.picture") },
];

type MoreLikeProps = { video: OutlierVideo; now: Date; onVideo: (video: OutlierVideo) => void };

/** Other outliers with a similar title or picture; one opens in place of this video. */
export function MoreLike({ video, now, onVideo }: MoreLikeProps) {
  const [by, setBy] = useState<Likeness>("title");
  const { data: videos, isError, refetch } = useQuery(moreLikeQuery(video.videoId, by));
  return (
    <section aria-labelledby="more-like" className="border-t border-line p-5 lg:col-span-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id="more-like" className="type-title text-md">
          {t("more.name")}
        </h3>
        <Segmented label={t("more.by")} value={by} segments={ways} onValueChange={setBy} />
      </div>
      {isError && (
        <p role="alert" className="mt-3 flex items-center gap-3 text-muted">
          {t("more.failed")}
          <Button size="sm" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </p>
      )}
      {videos?.length === 0 && <p className="mt-3 text-muted">{t(`more.none.${by}`)}</p>}
      {!videos && !isError && (
        <div role="status" aria-label={t("more.loading")} className={gridLook}>
          {placeholderKeys(SKELETONS).map((key) => (
            <Skeleton key={key} className="aspect-video rounded-md" />
          ))}
        </div>
      )}
      <ul aria-label={t("more.name")} className={gridLook}>
        {videos?.map((other) => (
          <li key={other.videoId} className="relative min-w-0">
            <Picture {...thumbShownAt(other, "240px")} alt="" plate={duration(other.duration)} />
            <div className="mt-2 flex items-start justify-between gap-2">
              <button
                type="button"
                onClick={() => onVideo(other)}
                className="line-clamp-2 rounded-xs text-left font-semibold after:absolute after:inset-0 after:rounded-md"
              >
                {other.title1}
              </button>
              <IndexChip video={other} now={now} className="relative z-1" />
            </div>
            <p className="mt-1 truncate text-xs text-faint">{other.name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
