import { categoryOf } from "@coldopen/contract/outliers/rules";
import { paths } from "@coldopen/contract/paths";
import type { SavedItem, SavedOutlier } from "@coldopen/contract/saved-items/schema";
import { Heading, Image, Pilcrow, TrendingUp } from "lucide-react";
import type { MouseEvent } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { compactNumber, relativeAge, roundedNumber } from "../../lib/format.ts";
import { Link, useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/saved-items.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { PoweredTitle } from "../keywords/index.ts";

export const typeGlyphs = { outliers: TrendingUp, title: Heading, concept: Pilcrow, thumbnail: Image };

export function TypeLine({ type }: { type: SavedItem["type"] }) {
  const Glyph = typeGlyphs[type];
  return (
    <span className="inline-flex items-center gap-1 text-micro font-medium text-faint">
      <Glyph className="size-3" />
      {t(`types.${type}`)}
    </span>
  );
}

type OutlierLinkProps = {
  channel: ActiveChannel;
  video: SavedOutlier;
  /** Opens the details here; without it the link leads to the outliers screen. */
  onOpen?: ((videoId: string) => void) | undefined;
};

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Covers the nearest positioned ancestor, so that all of it is clickable. */
export function OutlierLink({ channel, video, onOpen }: OutlierLinkProps) {
  const go = useGo();
  const href = paths.outliers(channel, { video: video.videoId });
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        if (onOpen) onOpen(video.videoId);
        else void go(href);
      }}
      className="rounded-xs after:absolute after:inset-0 after:rounded-md"
    >
      <PoweredTitle ucid={channel.channelUcid} title={video.title1} />
    </a>
  );
}

type ChannelLineProps = { channel: ActiveChannel; video: SavedOutlier };
export const ChannelLine = ({ channel, video: { ucid, name, channelThumbnail, subscribers } }: ChannelLineProps) => (
  <div className="flex min-w-0 items-center gap-1.75 text-xs text-muted">
    <Avatar name={name} src={channelThumbnail} size={20} decorative />
    <Link
      href={paths.creator(channel, ucid)}
      className="relative z-1 truncate rounded-xs font-medium hover:text-text hover:underline hover:underline-offset-3"
    >
      {name}
    </Link>
    <span className="flex-none text-faint">
      {subscribers === null ? t("item.noSubscribers") : t("item.subscribers", { count: roundedNumber(subscribers) })}
    </span>
  </div>
);

export const outlierFacts = (video: SavedOutlier, now: Date): string =>
  [t("item.views", { count: compactNumber(video.views) }), relativeAge(video.uploaded, now), categoryOf(video)]
    .filter(Boolean)
    .join(" · ");

export const savedAge = ({ createdAt }: SavedItem, now: Date): string => relativeAge(createdAt, now).toLowerCase();
