import type { FollowedChannel } from "@coldopen/contract/following/schema";
import { UserCheck } from "lucide-react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { relativeAge } from "../../../lib/format.ts";
import { t } from "../../../locales/en/following.ts";
import { Button } from "../../../ui/button.tsx";
import { useUnfollow } from "../../following/index.ts";
import { CreatorHead } from "./creator-head.tsx";
import { Latest, type LatestVideos } from "./latest.tsx";

type CreatorProps = {
  channel: ActiveChannel;
  creator: FollowedChannel;
  videos: LatestVideos;
  now: Date;
};

/** A followed creator with their latest outliers. */
export function Creator({ channel, creator, videos, now }: CreatorProps) {
  const { mutate, isPending } = useUnfollow(channel);
  return (
    <article className="grid gap-x-10 gap-y-4 py-6 wide:grid-cols-[232px_minmax(0,1fr)]">
      <div className="grid content-start justify-items-start gap-3">
        <CreatorHead
          {...creator}
          channel={channel}
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
      <Latest channel={channel} creator={creator} videos={videos} now={now} />
    </article>
  );
}
