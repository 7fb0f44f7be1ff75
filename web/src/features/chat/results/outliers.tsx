import type { ChatOutlier } from "@coldopen/contract/chat/results";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import { compactNumber, displayDate, duration } from "../../../lib/format.ts";
import { t } from "../../../locales/en/chat.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IndexBadge } from "../../../ui/index-badge.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { indexShown, toneOf } from "../../outlier-index/index.ts";
import { selectedItem, useSelection } from "../selection.ts";
import { useChat } from "../use-conversation.ts";

type OutliersProps = { outliers: readonly ChatOutlier[]; total: number | null };

export function Outliers({ outliers, total }: OutliersProps) {
  if (outliers.length === 0) return <p className="text-muted">{t("results.noOutliers")}</p>;
  return (
    <div>
      <ul aria-label={t("results.outliers")} className="grid grid-cols-2 gap-x-4 gap-y-5 max-sm:grid-cols-1">
        {outliers.map((video) => (
          <li key={video.video_id} className="relative min-w-0">
            <OutlierTile video={video} />
          </li>
        ))}
      </ul>
      {total !== null && total > outliers.length && (
        <p className="mt-3 text-xs text-faint">{t("results.total", { shown: outliers.length, total })}</p>
      )}
    </div>
  );
}

function OutlierTile({ video }: { video: ChatOutlier }) {
  const { openVideo } = useChat();
  const { has, toggle } = useSelection();
  const facts = [
    video.views !== null && t("results.views", { views: compactNumber(video.views) }),
    video.uploaded && displayDate(video.uploaded),
  ].filter(Boolean);
  return (
    <article>
      <Picture
        {...thumbShownAt({ thumb: video.thumbnail_url, isShort: false }, "22rem")}
        alt=""
        plate={duration(video.duration)}
      />
      <Checkbox
        className="absolute! top-2 left-2 z-1 rounded-sm bg-plate"
        label={t("results.select", { name: video.title })}
        checked={has(video.video_id)}
        onCheckedChange={() =>
          toggle(
            selectedItem(
              { id: video.video_id, type: "outlier", title: video.title },
              {
                thumbnailUrl: video.thumbnail_url,
                avatar: video.avatar,
                name: video.name,
                subscribers: video.subscribers,
                views: video.views,
                duration: video.duration,
                uploaded: video.uploaded,
                performanceIndex: video.performance_index,
              },
            ),
          )
        }
      />
      <div className="mt-2 flex items-start justify-between gap-2.5">
        <h4 className="line-clamp-2 font-semibold">
          <button
            type="button"
            onClick={() => openVideo(video.video_id)}
            className="rounded-xs text-left after:absolute after:inset-0 after:rounded-md"
          >
            {video.title}
          </button>
        </h4>
        <IndexBadge tone={toneOf(video.performance_index)}>{indexShown(video.performance_index)}</IndexBadge>
      </div>
      <p className="mt-1 flex items-center gap-1.5 text-xs text-muted">
        <Avatar decorative size={16} name={video.name} src={video.avatar} />
        <span className="truncate">{video.name}</span>
        <span className="flex-none text-faint">{facts.join(" · ")}</span>
      </p>
    </article>
  );
}
