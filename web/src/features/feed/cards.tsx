import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { pictureSource } from "../../lib/picture-source.ts";
import { feedFacts } from "./facts.ts";
import { Thumb } from "./thumb.tsx";

export type CardProps = { video: FeedVideo; now: Date };

const Face = ({ video: { channel, avatar }, size }: { video: FeedVideo; size: number }) => (
  <span
    aria-hidden
    className="grid flex-none place-items-center overflow-hidden rounded-full bg-(--feed-raised) font-semibold"
    style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
  >
    {pictureSource(avatar) ? (
      <img src={pictureSource(avatar)} alt="" className="size-full object-cover" />
    ) : (
      [...channel.trim()][0]?.toUpperCase()
    )}
  </span>
);

/** Picture on top, avatar and text below. */
export const GridCard = ({ video, now }: CardProps) => (
  <>
    <Thumb video={video} rounded="rounded-[12px]" />
    <span className="mt-3 flex gap-3">
      <Face video={video} size={36} />
      <span className="block min-w-0 pr-6">
        <span className="line-clamp-2 text-[16px] leading-5.5 font-medium wrap-anywhere">{video.title}</span>
        <span className="mt-1 block truncate text-[14px] leading-5 text-(--feed-muted)">{video.channel}</span>
        <span className="block truncate text-[14px] leading-5 text-(--feed-muted)">{feedFacts(video, now)}</span>
      </span>
    </span>
  </>
);

/** A search result: a large picture with the text beside it. */
export const ResultCard = ({ video, now }: CardProps) => (
  <span className="flex gap-4">
    <Thumb video={video} rounded="rounded-[12px]" className="w-125 flex-none" />
    <span className="block min-w-0">
      <span className="line-clamp-2 text-[18px] leading-6.5 wrap-anywhere">{video.title}</span>
      <span className="mt-0.5 block text-[12px] leading-4.5 text-(--feed-muted)">{feedFacts(video, now)}</span>
      <span className="mt-3 flex items-center gap-2 text-[12px] text-(--feed-muted)">
        <Face video={video} size={24} />
        <span className="truncate">{video.channel}</span>
      </span>
    </span>
  </span>
);

/** A card beside the player. */
export const SideCard = ({ video, now }: CardProps) => (
  <span className="flex gap-2">
    <Thumb video={video} rounded="rounded-[8px]" className="w-42 flex-none" />
    <span className="block min-w-0">
      <span className="line-clamp-2 text-[14px] leading-5 font-medium wrap-anywhere">{video.title}</span>
      <span className="mt-1 block truncate text-[12px] leading-4.5 text-(--feed-muted)">{video.channel}</span>
      <span className="block truncate text-[12px] leading-4.5 text-(--feed-muted)">{feedFacts(video, now)}</span>
    </span>
  </span>
);

/** On a phone the picture fills the width. */
export const PhoneCard = ({ video, now }: CardProps) => (
  <>
    <Thumb video={video} rounded="rounded-none" />
    <span className="flex gap-3 px-3 pt-3">
      <Face video={video} size={36} />
      <span className="block min-w-0 pr-6">
        <span className="line-clamp-2 text-[15px] leading-5 font-medium wrap-anywhere">{video.title}</span>
        <span className="mt-1 line-clamp-2 text-[12px] leading-4.5 text-(--feed-muted)">
          {[video.channel, feedFacts(video, now)].filter(Boolean).join(" · ")}
        </span>
      </span>
    </span>
  </>
);

/** Large, for a viewing distance of three metres. */
export const TvCard = ({ video, now }: CardProps) => (
  <>
    <Thumb isFar video={video} rounded="rounded-[16px]" />
    <span className="mt-4 line-clamp-2 text-[26px] leading-8.5 font-medium wrap-anywhere">{video.title}</span>
    <span className="mt-1.5 line-clamp-1 text-[20px] leading-7 text-(--feed-muted)">
      {[video.channel, feedFacts(video, now)].filter(Boolean).join(" · ")}
    </span>
  </>
);
