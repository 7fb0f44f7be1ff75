import { categoryOf } from "@coldopen/contract/outliers/rules";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import clsx from "clsx";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { compactNumber, displayDate, relativeAge, roundedNumber } from "../../../lib/format.ts";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/outliers.ts";
import { Avatar } from "../../../ui/avatar.tsx";

const subscribersText = (subscribers: number | null): string =>
  subscribers === null ? t("card.noSubscribers") : t("card.subscribers", { count: roundedNumber(subscribers) });

/** Wide spaces around the dot, without extra elements. */
const DOT = "\u2002·\u2002";

type ChannelLineProps = {
  channel: ActiveChannel;
  video: OutlierVideo;
  /** The count below the name, where there is no space beside it. */
  stacked?: boolean;
};

export function ChannelLine({ channel, video, stacked = false }: ChannelLineProps) {
  const { ucid, name, channelThumbnail, subscribers } = video;
  return (
    <div className="flex min-w-0 items-center gap-1.75 text-xs text-muted">
      <Avatar name={name} src={channelThumbnail} size={20} decorative />
      <span className={clsx("min-w-0", stacked ? "grid justify-items-start" : "flex items-center gap-1.75")}>
        <Link
          href={paths.creator(channel, ucid)}
          className="relative z-1 max-w-full truncate rounded-xs font-medium hover:text-text hover:underline hover:underline-offset-3"
        >
          {name}
        </Link>
        <span className="flex-none text-faint">{subscribersText(subscribers)}</span>
      </span>
    </div>
  );
}

export function FactsLine({ video, now }: { video: OutlierVideo; now: Date }) {
  const facts = [
    t("card.views", { count: compactNumber(video.views) }),
    relativeAge(video.uploaded, now),
    categoryOf(video),
  ];
  return (
    <p title={displayDate(video.uploaded)} className="type-data mt-1.25 truncate text-xs text-faint">
      {facts.filter(Boolean).join(DOT)}
    </p>
  );
}

/** The columns that a narrow table hides. */
export const RowFacts = ({ video, now }: { video: OutlierVideo; now: Date }) => (
  <p className="type-data mt-0.5 truncate text-xs text-faint @4xl:hidden">
    {[video.name, t("card.views", { count: compactNumber(video.views) }), relativeAge(video.uploaded, now)].join(" · ")}
  </p>
);
