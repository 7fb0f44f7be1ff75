import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { Sparkles } from "lucide-react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { t } from "../../../locales/en/outliers.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { FollowButton } from "../../following/index.ts";
import { useBrainstorm } from "../../outlier-detail/index.ts";
import { SaveButton } from "../../saved-items/index.ts";

/** Hidden on touch screens, where they would cover the title; the details have the same actions. */
export function RowActions({ channel, video }: { channel: ActiveChannel; video: OutlierVideo }) {
  const { brainstorm, isStarting } = useBrainstorm(channel);
  return (
    <span className="absolute inset-y-0 right-0 z-1 flex items-center bg-surface pl-2 opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100 @max-4xl:pointer-coarse:hidden">
      <FollowButton channel={channel} ucid={video.ucid} look="icon" />
      <IconButton
        size="sm"
        tone="ai"
        label={t("card.brainstorm")}
        icon={<Sparkles />}
        busy={isStarting}
        onClick={brainstorm}
      />
      <SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: video.videoId }} look="icon" />
    </span>
  );
}
