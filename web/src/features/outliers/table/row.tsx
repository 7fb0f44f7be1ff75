import { categoryOf } from "@coldopen/contract/outliers/rules";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import clsx from "clsx";
import { Sparkles } from "lucide-react";
import { memo } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { compactNumber, displayDate, duration, relativeAge } from "../../../lib/format.ts";
import { useInteractionIntent } from "../../../lib/use-interaction-intent.ts";
import { t } from "../../../locales/en/outliers.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { TableCell, TableRow } from "../../../ui/table.tsx";
import { FollowButton } from "../../following/index.ts";
import { useBrainstorm } from "../../outlier-detail/index.ts";
import { IndexChip } from "../../outlier-index/index.ts";
import { SaveButton } from "../../saved-items/index.ts";
import { DetailLink } from "../card/card.tsx";
import { ChannelLine, RowFacts } from "../card/facts.tsx";
import type { CardLinks } from "../card/links.ts";
import { edgeLook, ROWS_BEFORE, roomyLook } from "./columns.ts";

/** Hidden on touch screens, where they would cover the title; the details have the same actions. */
function RowActions({ channel, video }: { channel: ActiveChannel; video: OutlierVideo }) {
  const { brainstorm, isStarting } = useBrainstorm(channel, video);
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

type OutlierRowProps = { channel: ActiveChannel; video: OutlierVideo; index: number; now: Date; links: CardLinks };

export const OutlierRow = memo(function OutlierRow({ channel, video, index, now, links }: OutlierRowProps) {
  const { hasIntent, intentHandlers } = useInteractionIntent();
  return (
    <TableRow
      {...intentHandlers}
      data-index={index}
      aria-rowindex={index + ROWS_BEFORE}
      className={clsx("group/card relative", edgeLook)}
    >
      <TableCell className="relative">
        <div className="flex items-center gap-3">
          <Picture
            {...thumbShownAt(video, "80px")}
            alt=""
            small
            className={video.isShort ? "aspect-9/16! h-11" : "w-20 flex-none @max-md:w-16"}
          />
          <div className="min-w-0 flex-1">
            <div className="font-semibold @max-4xl:line-clamp-2 @max-4xl:leading-4 @4xl:truncate">
              <DetailLink channel={channel} video={video} links={links} />
            </div>
            <div className="type-data mt-0.5 text-xs text-faint @max-4xl:hidden">{duration(video.duration)}</div>
            <RowFacts video={video} now={now} />
          </div>
          {hasIntent && <RowActions channel={channel} video={video} />}
        </div>
      </TableCell>
      <TableCell className={roomyLook}>
        <ChannelLine channel={channel} video={video} stacked />
      </TableCell>
      <TableCell numeric className={roomyLook}>
        {compactNumber(video.views)}
      </TableCell>
      <TableCell numeric>
        <IndexChip video={video} now={now} className="relative z-1 align-middle" />
      </TableCell>
      <TableCell numeric className={clsx("text-muted", roomyLook)} title={relativeAge(video.uploaded, now)}>
        {displayDate(video.uploaded)}
      </TableCell>
      <TableCell className={clsx("truncate text-muted max-wide:hidden", roomyLook)}>
        {categoryOf(video) ?? "--"}
      </TableCell>
    </TableRow>
  );
});
