import { paths } from "@coldopen/contract/paths";
import { Suspense } from "react";
import { useGo } from "../../lib/link.tsx";
import { OutlierDetail } from "../outlier-detail/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { SaveButton } from "../saved-items/index.ts";

type VideoDialogProps = { videoId: string; onClose: () => void };

/** The details of a video that the project or one of its ideas refers to. */
export function VideoDialog({ videoId, onClose }: VideoDialogProps) {
  const { channel } = useProjectPage("VideoDialog");
  const go = useGo();
  return (
    <Suspense>
      <OutlierDetail
        channel={channel}
        videoId={videoId}
        onChannel={({ ucid, name }) => void go(paths.outliers(channel, { searchBy: "channel", channelId: ucid, name }))}
        onClose={onClose}
        saveButton={<SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: videoId }} />}
      />
    </Suspense>
  );
}
