import { AppError } from "@coldopen/contract/kernel/errors";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/outlier-detail.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { outlierQuery } from "./api.ts";
import { VideoChanges } from "./changes.tsx";
import { KeywordAnalysis } from "./keyword-analysis.tsx";
import { MoreLike } from "./more-like.tsx";
import { Performance } from "./performance.tsx";
import { Player } from "./player.tsx";
import { isDemo, watchAddress } from "./rules.ts";
import { VideoHead } from "./video-head.tsx";

type OutlierDetailProps = {
  channel: ActiveChannel;
  videoId: string;
  onClose: () => void;
  /** Shows another video. */
  onVideo: (video: OutlierVideo) => void;
  saveButton: ReactNode;
};

export default function OutlierDetail({ channel, videoId, onClose, onVideo, saveButton }: OutlierDetailProps) {
  const { data: video, error, refetch } = useQuery(outlierQuery(videoId));
  return (
    <Dialog
      title={t("title")}
      width={1080}
      padded={false}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        video &&
        !isDemo(video) && (
          <IconButton
            label={t("openOnPlatform")}
            icon={<ExternalLink />}
            render={<a href={watchAddress(video)} target="_blank" rel="noreferrer" />}
          />
        )
      }
    >
      {video ? (
        <Inside key={video.videoId} channel={channel} video={video} onVideo={onVideo} saveButton={saveButton} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

type InsideProps = Pick<OutlierDetailProps, "channel" | "onVideo" | "saveButton"> & { video: OutlierVideo };

function Inside({ channel, video, onVideo, saveButton }: InsideProps) {
  const [now] = useState(() => new Date());
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_23.25rem]">
      <div className="min-w-0 border-line p-5 lg:border-r">
        <Player video={video} />
        <VideoHead channel={channel} video={video} now={now} saveButton={saveButton} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-5">
        <Performance video={video} now={now} />
        <KeywordAnalysis ucid={channel.channelUcid} title={video.title1} />
        <VideoChanges videoId={video.videoId} />
      </div>
      <MoreLike video={video} now={now} onVideo={onVideo} />
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof AppError && error.code === "not_found";
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-24 text-muted">
      <CircleAlert className="text-danger" />
      {t(isGone ? "gone" : "failed")}
      {!isGone && (
        <Button size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}

const Loading = () => (
  <div role="status" aria-label={t("loading")} className="grid lg:grid-cols-[minmax(0,1fr)_23.25rem]">
    <div className="border-line p-5 lg:border-r">
      <Skeleton className="aspect-video rounded-md" />
      <Skeleton className="mt-4 h-6 w-3/4" />
      <Skeleton className="mt-3 h-8 w-1/2" />
    </div>
    <div className="grid content-start gap-4 p-5">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
    </div>
  </div>
);
