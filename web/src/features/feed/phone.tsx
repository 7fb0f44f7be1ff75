import { PhoneCard } from "./cards.tsx";
import { Lines, PhoneBar, PhoneTabs, Player } from "./chrome.tsx";
import type { FeedProps } from "./slot.ts";

const FILLED = ["w-4/5", "w-2/5"];

/** A phone 390 pixels wide. */
export const PhoneFeed = ({ location, videos, query, now, slot }: FeedProps) => (
  <div className="flex min-h-200 flex-col">
    {location === "suggested" ? (
      <>
        <Player />
        <div className="px-3 py-4">
          <Lines widths={FILLED} />
        </div>
      </>
    ) : (
      <PhoneBar query={location === "search" ? query : undefined} />
    )}
    <div className="grid flex-1 content-start gap-5 pb-5">
      {videos.map((video, at) => slot(video, at, <PhoneCard video={video} now={now} />))}
    </div>
    <div className="sticky bottom-0">
      <PhoneTabs />
    </div>
  </div>
);
