import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import clsx from "clsx";
import { Sparkles } from "lucide-react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { t } from "../../../locales/en/outliers.ts";
import { PictureAction } from "../../../ui/picture-action.tsx";
import { FollowButton } from "../../following/index.ts";
import { useBrainstorm } from "../../outlier-detail/index.ts";
import { KeptHeart, SaveButton, useIsSaved } from "../../saved-items/index.ts";

const itemOf = (video: OutlierVideo) => ({ type: "outliers", outliersVideoId: video.videoId }) as const;

type CardActionsProps = { place: ActiveChannel; video: OutlierVideo; isReached: boolean };

/** Appear when the card is pointed at or holds the focus; always there for fingers. A saved video keeps its heart. */
export function CardActions({ place, video, isReached }: CardActionsProps) {
  const isSaved = useIsSaved(place, itemOf(video));
  return (
    <>
      {isSaved && (
        <span
          className={clsx(
            "pointer-events-none absolute top-1.5 right-1.5",
            isReached && "group-focus-within/card:invisible group-hover/card:invisible pointer-coarse:invisible",
          )}
        >
          <KeptHeart />
        </span>
      )}
      {isReached && <Actions place={place} video={video} />}
    </>
  );
}

function Actions({ place, video }: { place: ActiveChannel; video: OutlierVideo }) {
  const { brainstorm, isStarting } = useBrainstorm(place);
  return (
    <span className="absolute top-1.5 right-1.5 z-1 flex gap-1 opacity-0 transition-opacity duration-(--d-fast) group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100 starting:opacity-0!">
      <FollowButton place={place} ucid={video.ucid} look="picture" />
      <PictureAction
        label={t("card.brainstorm")}
        icon={<Sparkles />}
        tone="ai"
        disabled={isStarting}
        onClick={brainstorm}
      />
      <SaveButton place={place} item={itemOf(video)} look="picture" />
    </span>
  );
}
