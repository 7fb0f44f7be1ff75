import {
  FOLLOWED_OUTLIER_MIN_INDEX,
  type FollowedChannel,
  LATEST_PER_CREATOR,
} from "@coldopen/contract/following/schema";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { UserCheck } from "lucide-react";
import { outlierIndex, relativeAge } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { ActiveChannel } from "../channels/index.ts";
import { OutlierCard } from "../outliers/index.ts";
import { CreatorHead } from "./creator-head.tsx";
import { t } from "./texts.ts";
import { useUnfollow } from "./unfollow.ts";

const SLOTS = Array.from({ length: LATEST_PER_CREATOR }, (_, index) => `slot ${index}`);
const gridLook = "grid gap-5 sm:grid-cols-3";

type CreatorProps = {
  place: ActiveChannel;
  creator: FollowedChannel;
  /** Nothing while they are being fetched. */
  videos: readonly OutlierVideo[] | "failed" | undefined;
  now: Date;
};

/** A followed creator, with their latest outliers beside. */
export function Creator({ place, creator, videos, now }: CreatorProps) {
  const { mutate, isPending } = useUnfollow(place);
  return (
    <article className="grid gap-x-10 gap-y-4 py-6 wide:grid-cols-[232px_minmax(0,1fr)]">
      <div className="grid content-start justify-items-start gap-3">
        <CreatorHead
          {...creator}
          place={place}
          ucid={creator.favoriteUcid}
          hint={t("since", { when: relativeAge(creator.followedAt, now).toLowerCase() })}
        />
        <Button
          size="sm"
          kind="outline"
          icon={<UserCheck />}
          aria-label={`${t("unfollow")}: ${creator.name}`}
          busy={isPending}
          onClick={() => mutate(creator)}
        >
          {t("following")}
        </Button>
      </div>
      <Latest place={place} creator={creator} videos={videos} now={now} />
    </article>
  );
}

function Latest({ place, creator, videos, now }: CreatorProps) {
  if (!videos)
    return (
      <div className={gridLook}>
        {SLOTS.map((slot) => (
          <Skeleton key={slot} className="aspect-video rounded-md" />
        ))}
      </div>
    );
  if (videos === "failed") return <p className="self-center text-muted">{t("latestUnknown")}</p>;
  if (videos.length === 0)
    return (
      <div className="self-center text-muted">
        <p>{t("noOutliers")}</p>
        <p className="text-xs text-faint">{t("noOutliersText", { index: outlierIndex(FOLLOWED_OUTLIER_MIN_INDEX) })}</p>
      </div>
    );
  return (
    <ul aria-label={t("latestOf", { name: creator.name })} className={gridLook}>
      {videos.map((video) => (
        <li key={video.id}>
          <OutlierCard place={place} video={video} now={now} />
        </li>
      ))}
    </ul>
  );
}
