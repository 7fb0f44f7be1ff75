import { asFeedVideo } from "@coldopen/contract/feed-tests/rules";
import type { SavedOutlier } from "@coldopen/contract/saved-items/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Heart, Undo2, X } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { duration } from "../../lib/format.ts";
import { t } from "../../locales/en/preview.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PictureAction } from "../../ui/picture-action.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PoweredTitle } from "../keywords/index.ts";
import { IndexChip } from "../outlier-index/index.ts";
import { savedItemsQuery } from "../saved-items/index.ts";
import type { PreviewEvent, PreviewState } from "./state.ts";

type SavedProps = { channel: ActiveChannel; putIn: PreviewState["putIn"]; send: (event: PreviewEvent) => void };

/** Saved videos that can be placed into the feed. */
export function SavedVideos({ channel, putIn, send }: SavedProps) {
  return (
    <aside aria-label={t("saved.title")} className="flex w-75 flex-none flex-col border-l border-line max-md:hidden">
      <header className="flex h-11 flex-none items-center justify-between border-b border-line pr-2 pl-4">
        <h3 className="font-semibold">{t("saved.title")}</h3>
        <IconButton
          size="sm"
          label={t("saved.close")}
          icon={<X />}
          onClick={() => send({ kind: "savedItems", isOpen: false })}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <List channel={channel} putIn={putIn} send={send} />
      </div>
    </aside>
  );
}

function List({ channel, putIn, send }: SavedProps) {
  const [now] = useState(() => new Date());
  const query = useInfiniteQuery(savedItemsQuery(channel, { type__in: ["outliers"] }));
  const videos = query.data?.pages
    .flatMap(({ results }) => results)
    .flatMap(({ outliersVideo }) => (outliersVideo && !outliersVideo.isShort ? [outliersVideo] : []));
  if (!videos) return query.isError ? <Failed onRetry={() => void query.refetch()} /> : <Loading />;
  if (videos.length === 0 && !query.hasNextPage)
    return (
      <Empty icon={<Heart />} title={t("saved.empty")}>
        {t("saved.emptyText")}
      </Empty>
    );
  return (
    <>
      <ul className="grid gap-6">
        {videos.map((video) => (
          <li key={video.videoId}>
            <SavedVideo
              channel={channel}
              video={video}
              now={now}
              isIn={putIn.some(({ id }) => id === video.videoId)}
              send={send}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <ShowMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {t("saved.more")}
        </ShowMore>
      )}
    </>
  );
}

type SavedVideoProps = {
  channel: ActiveChannel;
  video: SavedOutlier;
  now: Date;
  isIn: boolean;
  send: SavedProps["send"];
};

const SavedVideo = ({ channel, video, now, isIn, send }: SavedVideoProps) => (
  <article>
    <Picture
      src={video.thumb}
      alt=""
      selected={isIn}
      plate={duration(video.duration)}
      actions={
        isIn ? (
          <PictureAction
            label={t("saved.takeOut")}
            tone="chosen"
            icon={<Undo2 />}
            onClick={() => send({ kind: "takenOut", id: video.videoId })}
          />
        ) : (
          <PictureAction
            label={t("saved.putIn")}
            icon={<ArrowLeftRight />}
            onClick={() => send({ kind: "putIn", video: asFeedVideo(video) })}
          />
        )
      }
    />
    <div className="mt-2 flex items-start justify-between gap-2.5">
      <h4 className="line-clamp-2 font-medium">
        <PoweredTitle ucid={channel.channelUcid} title={video.title1} />
      </h4>
      <IndexChip video={video} now={now} />
    </div>
  </article>
);

const Loading = () => (
  <div role="status" aria-label={t("saved.loading")} className="grid gap-6">
    {["a", "b", "c"].map((key) => (
      <Skeleton key={key} className="aspect-video rounded-md" />
    ))}
  </div>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert title={t("saved.failed")}>
    <Button size="sm" className="mt-2" onClick={onRetry}>
      {t("retry")}
    </Button>
  </Alert>
);
