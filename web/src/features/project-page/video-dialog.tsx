import { Suspense } from "react";
import { OutlierDetail } from "../outlier-detail/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { SaveButton } from "../saved-items/index.ts";

type VideoDialogProps = { videoId: string; onClose: () => void; onVideo: (videoId: string) => void };

/** The details of a video that the project or one of its ideas refers to. */
export function VideoDialog({ videoId, onClose, onVideo }: VideoDialogProps) {
  const { channel } = useProjectPage("VideoDialog");
  return (
    <Suspense>
      <OutlierDetail
        channel={channel}
        videoId={videoId}
        onClose={onClose}
        onVideo={(video) => onVideo(video.videoId)}
        saveButton={<SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: videoId }} />}
      />
    </Suspense>
  );
}
