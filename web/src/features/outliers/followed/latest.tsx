import {
  FOLLOWED_OUTLIER_MIN_INDEX,
  type FollowedChannel,
  LATEST_CREATORS_MAX,
  LATEST_PER_CREATOR,
} from "@coldopen/contract/following/schema";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { outlierIndex } from "../../../lib/format.ts";
import { Link } from "../../../lib/link.tsx";
import { placeholderKeys } from "../../../lib/placeholder-keys.ts";
import { t } from "../../../locales/en/following.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OutlierCard } from "../card/card.tsx";

const gridLook = "grid gap-5 sm:grid-cols-3";
const shortsLook = "grid grid-cols-2 gap-5 sm:grid-cols-5";

/** Undefined while loading; `notAsked` for creators beyond the limit of the request. */
export type LatestVideos = readonly OutlierVideo[] | "failed" | "notAsked" | undefined;
type LatestProps = { channel: ActiveChannel; creator: FollowedChannel; videos: LatestVideos; now: Date };

export function Latest({ channel, creator, videos, now }: LatestProps) {
  if (!videos)
    return (
      <div className={gridLook}>
        {placeholderKeys(LATEST_PER_CREATOR).map((key) => (
          <Skeleton key={key} className="aspect-video rounded-md" />
        ))}
      </div>
    );
  if (videos === "failed") return <p className="self-center text-muted">{t("latestUnknown")}</p>;
  if (videos === "notAsked") return <NotAsked channel={channel} creator={creator} />;
  if (videos.length === 0)
    return (
      <div className="self-center text-muted">
        <p>{t("noOutliers")}</p>
        <p className="text-xs text-faint">{t("noOutliersText", { index: outlierIndex(FOLLOWED_OUTLIER_MIN_INDEX) })}</p>
      </div>
    );
  return (
    <ul
      aria-label={t("latestOf", { name: creator.name })}
      className={videos.every(({ isShort }) => isShort) ? shortsLook : gridLook}
    >
      {videos.map((video) => (
        <li key={video.id}>
          <OutlierCard channel={channel} video={video} now={now} />
        </li>
      ))}
    </ul>
  );
}

const NotAsked = ({ channel, creator: { favoriteUcid, name } }: Pick<LatestProps, "channel" | "creator">) => (
  <div className="self-center text-muted">
    <Link
      href={paths.outliers(channel, {
        searchBy: "channel",
        channelId: favoriteUcid,
        name,
        performanceIndexGte: `${FOLLOWED_OUTLIER_MIN_INDEX}`,
      })}
      className="rounded-xs font-medium text-text hover:underline hover:underline-offset-3"
    >
      {t("seeOutliers", { name })}
    </Link>
    <p className="text-xs text-faint">{t("notAmongLatest", { count: LATEST_CREATORS_MAX })}</p>
  </div>
);
