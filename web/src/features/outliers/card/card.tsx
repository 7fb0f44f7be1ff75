import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import { CARD_PICTURE_WIDTH } from "@coldopen/contract/pictures/rules";
import { memo } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { duration } from "../../../lib/format.ts";
import { useGo } from "../../../lib/link.tsx";
import { useInteractionIntent } from "../../../lib/use-interaction-intent.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PoweredTitle } from "../../keywords/index.ts";
import { IndexChip } from "../../outlier-index/index.ts";
import { CardActions } from "./actions.tsx";
import { ChannelLine, FactsLine } from "./facts.tsx";
import { type CardLinks, detailPath, onPlainClick } from "./links.ts";

type OutlierCardProps = { channel: ActiveChannel; video: OutlierVideo; now: Date; links?: CardLinks };
const elsewhere: CardLinks = {};

/** The whole card opens the details. */
export const OutlierCard = memo(function OutlierCard({ channel, video, now, links = elsewhere }: OutlierCardProps) {
  const { hasIntent, intentHandlers } = useInteractionIntent();
  return (
    <article {...intentHandlers} className="group/card relative min-w-0">
      <Picture
        {...thumbShownAt(video, CARD_PICTURE_WIDTH)}
        alt=""
        ratio={video.isShort ? "9:16" : "16:9"}
        plate={duration(video.duration)}
      />
      <div className="mt-2.25 flex min-h-10 items-start justify-between gap-2.5">
        <h3 className="line-clamp-2 font-semibold">
          <DetailLink channel={channel} video={video} links={links} />
        </h3>
        <IndexChip video={video} now={now} className="relative z-1" />
      </div>
      <div className="mt-1.75">
        <ChannelLine channel={channel} video={video} stacked={video.isShort} />
      </div>
      <FactsLine video={video} now={now} />
      <CardActions channel={channel} video={video} hasIntent={hasIntent} />
    </article>
  );
});

type DetailLinkProps = { channel: ActiveChannel; video: OutlierVideo; links: CardLinks };

/** Covers the nearest positioned ancestor, so that all of it is clickable. */
export function DetailLink({ channel, video, links }: DetailLinkProps) {
  const go = useGo();
  const { open } = links;
  return (
    <a
      data-item-link=""
      href={detailPath(channel, video)}
      onClick={onPlainClick(() => (open ? open(video) : void go(detailPath(channel, video))))}
      className="rounded-xs after:absolute after:inset-0 after:rounded-md"
    >
      <PoweredTitle ucid={channel.channelUcid} title={video.title1} />
    </a>
  );
}
