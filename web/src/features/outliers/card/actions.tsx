import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { Sparkles } from "lucide-react";
import { PictureAction } from "../../../ui/picture-action.tsx";
import type { ActiveChannel } from "../../channels/index.ts";
import { FollowButton } from "../../following/index.ts";
import { useBrainstorm } from "../../outlier-detail/index.ts";
import { KeptHeart, SaveButton, useIsSaved } from "../../saved-items/index.ts";
import { t } from "../texts.ts";

/** Appear when the card is pointed at or holds the focus; always there for fingers. A saved video keeps its heart. */
export function CardActions({ place, video }: { place: ActiveChannel; video: OutlierVideo }) {
  const { brainstorm, isStarting } = useBrainstorm(place);
  const item = { type: "outliers", outliersVideoId: video.videoId } as const;
  const isSaved = useIsSaved(place, item);
  return (
    <>
      {isSaved && (
        <span className="pointer-events-none absolute top-1.5 right-1.5 group-focus-within/card:invisible group-hover/card:invisible pointer-coarse:invisible">
          <KeptHeart />
        </span>
      )}
      <span className="absolute top-1.5 right-1.5 z-1 flex gap-1 opacity-0 transition-opacity duration-(--d-fast) group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100">
        <FollowButton place={place} ucid={video.ucid} look="picture" />
        <PictureAction
          label={t("card.brainstorm")}
          icon={<Sparkles />}
          tone="ai"
          disabled={isStarting}
          onClick={brainstorm}
        />
        <SaveButton place={place} item={item} look="picture" />
      </span>
    </>
  );
}
