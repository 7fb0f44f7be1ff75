import { GridCard, SideCard } from "./cards.tsx";
import { feedFacts } from "./facts.ts";
import type { FeedProps } from "./slot.ts";
import { Thumb } from "./thumb.tsx";

/** The video alone, at the size it has in that location. */
export const IsolatedFeed = ({ location, videos, now, slot }: FeedProps) => (
  <div className="grid min-h-120 place-items-center p-7.5">
    {videos.map((video, at) =>
      slot(
        video,
        at,
        location === "home" ? (
          <span className="block w-90">
            <GridCard video={video} now={now} />
          </span>
        ) : location === "search" ? (
          <span className="block w-125">
            <Thumb video={video} rounded="rounded-[12px]" />
            <span className="mt-3 line-clamp-2 text-[18px] leading-6.5 wrap-anywhere">{video.title}</span>
            <span className="mt-0.5 block text-[12px] leading-4.5 text-(--feed-muted)">
              {[video.channel, feedFacts(video, now)].filter(Boolean).join(" · ")}
            </span>
          </span>
        ) : (
          <span className="block w-100.5">
            <SideCard video={video} now={now} />
          </span>
        ),
      ),
    )}
  </div>
);
