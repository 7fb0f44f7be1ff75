import { GridCard, ResultCard, SideCard } from "./cards.tsx";
import { Chips, DesktopBar, DesktopRail, Lines, Player } from "./chrome.tsx";
import type { FeedProps } from "./slot.ts";

const FILLED = ["w-3/4", "w-1/3", "w-full", "w-11/12"];

/** A browser window 1280 pixels wide. */
export function DesktopFeed({ location, videos, query, topics = [], now, slot }: FeedProps) {
  return (
    <div className="flex min-h-180 flex-col pb-10">
      <DesktopBar query={location === "search" ? query : undefined} />
      <div className="flex">
        {location !== "suggested" && <DesktopRail />}
        {location === "home" && (
          <div className="min-w-0 flex-1 px-6">
            <Chips topics={topics} />
            <div className="mt-3 grid grid-cols-[repeat(3,360px)] justify-center gap-x-4 gap-y-10">
              {videos.map((video, at) => slot(video, at, <GridCard video={video} now={now} />))}
            </div>
          </div>
        )}
        {location === "search" && (
          <div className="grid min-w-0 flex-1 gap-4 px-6 pt-4">
            {videos.map((video, at) => slot(video, at, <ResultCard video={video} now={now} />))}
          </div>
        )}
        {location === "suggested" && (
          <div className="grid flex-1 grid-cols-[1fr_402px] gap-6 px-6 pt-6">
            <div className="grid content-start gap-5">
              <Player className="rounded-[12px]" />
              <Lines widths={FILLED} />
            </div>
            <div className="grid content-start gap-2">
              {videos.map((video, at) => slot(video, at, <SideCard video={video} now={now} />))}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
