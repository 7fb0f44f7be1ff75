import { useQuery } from "@tanstack/react-query";
import { CircleAlert, Info } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { explainQuery } from "./api.ts";
import { BaselineVideos } from "./baseline-videos.tsx";
import { Facts } from "./facts.tsx";
import { Formula } from "./formula.tsx";
import { Lenses } from "./lenses.tsx";
import type { Indexed } from "./rules.ts";
import { t } from "./texts.ts";

/** The open box: all that an index was made of. */
export default function OpenBox({ video, onClose }: { video: Indexed; onClose: () => void }) {
  return (
    <Dialog
      title={t("box.title")}
      width={640}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      description={video.title1}
    >
      <Content video={video} />
    </Dialog>
  );
}

function Content({ video }: { video: Indexed }) {
  const { data, isError, refetch } = useQuery(explainQuery(video.videoId));
  if (isError)
    return (
      <div role="alert" className="flex items-center gap-3 py-10 text-muted">
        <CircleAlert className="text-danger" />
        {t("box.failed")}
        <Button size="sm" onClick={() => void refetch()}>
          {t("box.retry")}
        </Button>
      </div>
    );
  if (!data)
    return (
      <div role="status" aria-label={t("box.loading")} className="grid gap-4 pt-4">
        <Skeleton className="h-20 rounded-lg" />
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    );
  return (
    <div className="grid gap-5 pt-4">
      <Formula explained={data} index={data.lenses.find(({ lens }) => lens === "mean")?.value ?? null} />
      <Facts explained={data} />
      <Lenses explained={data} />
      <BaselineVideos explained={data} />
      <p className="flex gap-2 text-xs text-faint">
        <Info className="mt-px size-3.5 flex-none" />
        {t("box.ours")}
      </p>
    </div>
  );
}
