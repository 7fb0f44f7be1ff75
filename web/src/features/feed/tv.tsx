import { t } from "../../locales/en/feed.ts";
import { TvCard } from "./cards.tsx";
import { Player, TvHeading, TvTabs } from "./chrome.tsx";
import type { FeedProps } from "./slot.ts";

const IN_A_ROW = 4;
const headings = ["chrome.recommended", "chrome.fresh", "chrome.more"] as const;

/** A television of 1920 by 1080, in rows. */
export function TvFeed({ location, videos, query, now, slot }: FeedProps) {
  if (location === "suggested")
    return (
      <div className="relative h-270 overflow-hidden bg-(--feed-player)">
        <Player className="h-full w-full" />
        <div className="absolute inset-x-0 bottom-0 bg-(--feed-background) px-24 pt-8 pb-10">
          <TvHeading>{t("chrome.upNext")}</TvHeading>
          <div className="grid grid-cols-[repeat(5,328px)] gap-x-6">
            {videos.map((video, at) => slot(video, at, <TvCard video={video} now={now} />))}
          </div>
        </div>
      </div>
    );
  const rows = headings
    .map((heading, row) => ({ heading, from: row * IN_A_ROW }))
    .filter(({ from }) => from < videos.length);
  return (
    <div className="flex min-h-270 flex-col pb-16">
      <TvTabs query={location === "search" ? query : undefined} />
      <div className="grid gap-12 px-24 pt-4">
        {rows.map(({ heading, from }) => (
          <div key={heading}>
            {location === "home" && <TvHeading>{t(heading)}</TvHeading>}
            <div className="grid grid-cols-[repeat(4,412px)] gap-x-6">
              {videos
                .slice(from, from + IN_A_ROW)
                .map((video, at) => slot(video, from + at, <TvCard video={video} now={now} />))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
