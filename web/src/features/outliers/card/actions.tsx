import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import clsx from "clsx";
import { Sparkles } from "lucide-react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { t } from "../../../locales/en/outliers.ts";
import { PictureAction } from "../../../ui/picture-action.tsx";
import { FollowButton } from "../../following/index.ts";
import { useBrainstorm } from "../../outlier-detail/index.ts";
import { SaveButton, SavedHeart, useIsSaved } from "../../saved-items/index.ts";

const itemOf = (video: OutlierVideo) => ({ type: "outliers", outliersVideoId: video.videoId }) as const;

type CardActionsProps = { channel: ActiveChannel; video: OutlierVideo; hasIntent: boolean };

/** Shown on hover and focus, and always on touch screens. A saved video always shows its heart. */
export function CardActions({ channel, video, hasIntent }: CardActionsProps) {
  const isSaved = useIsSaved(channel, itemOf(video));
  return (
    <>
      {isSaved && (
        <span
          className={clsx(
            "pointer-events-none absolute top-1.5 right-1.5",
            hasIntent && "group-focus-within/card:invisible group-hover/card:invisible pointer-coarse:invisible",
          )}
        >
          <SavedHeart />
        </span>
      )}
      {hasIntent && <Actions channel={channel} video={video} />}
    </>
  );
}

function Actions({ channel, video }: { channel: ActiveChannel; video: OutlierVideo }) {
  const { brainstorm, isStarting } = useBrainstorm(channel, video);
  return (
    <span className="absolute top-1.5 right-1.5 z-1 flex gap-1 opacity-0 transition-opacity duration-(--d-fast) group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100 starting:opacity-0!">
      <FollowButton channel={channel} ucid={video.ucid} look="picture" />
      <PictureAction
        label={t("card.brainstorm")}
        icon={<Sparkles />}
        tone="ai"
        disabled={isStarting}
        onClick={brainstorm}
      />
      <SaveButton channel={channel} item={itemOf(video)} look="picture" />
    </span>
  );
}
