import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import { CARD_PICTURE_WIDTH } from "@coldopen/contract/pictures/rules";
import { memo } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { duration } from "../../../lib/format.ts";
import { useGo } from "../../../lib/link.tsx";
import { useReached } from "../../../lib/use-reached.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PoweredTitle } from "../../keywords/index.ts";
import { IndexChip } from "../../outlier-index/index.ts";
import { CardActions } from "./actions.tsx";
import { ChannelLine, FactsLine } from "./facts.tsx";
import { type CardLinks, detailPath, onPlainClick } from "./links.ts";

type OutlierCardProps = { place: ActiveChannel; video: OutlierVideo; now: Date; links?: CardLinks };
const elsewhere: CardLinks = {};

/** A picture with its facts under it; all of it opens the details. */
export const OutlierCard = memo(function OutlierCard({ place, video, now, links = elsewhere }: OutlierCardProps) {
  const { isReached, reaching } = useReached();
  return (
    <article {...reaching} className="group/card relative min-w-0">
      <Picture
        {...thumbShownAt(video, CARD_PICTURE_WIDTH)}
        alt=""
        ratio={video.isShort ? "9:16" : "16:9"}
        plate={duration(video.duration)}
      />
      <div className="mt-2.25 flex min-h-10 items-start justify-between gap-2.5">
        <h3 className="line-clamp-2 font-semibold">
          <DetailLink place={place} video={video} links={links} />
        </h3>
        <IndexChip video={video} now={now} className="relative z-1" />
      </div>
      <div className="mt-1.75">
        <ChannelLine place={place} video={video} links={links} stacked={video.isShort} />
      </div>
      <FactsLine video={video} now={now} />
      <CardActions place={place} video={video} isReached={isReached} />
    </article>
  );
});

type DetailLinkProps = { place: ActiveChannel; video: OutlierVideo; links: CardLinks };

/** Covers the nearest positioned parent, so that all of it can be pressed. */
export function DetailLink({ place, video, links }: DetailLinkProps) {
  const go = useGo();
  const { open } = links;
  return (
    <a
      data-item-link=""
      href={detailPath(place, video)}
      onClick={onPlainClick(() => (open ? open(video) : void go(detailPath(place, video))))}
      className="rounded-xs after:absolute after:inset-0 after:rounded-md"
    >
      <PoweredTitle ucid={place.channelUcid} title={video.title1} />
    </a>
  );
}
