import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import { defaultProjectName } from "@coldopen/contract/projects/rules";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/outlier-detail.ts";
import { useCreateProject, youtubeItemOf } from "../projects/index.ts";

/** Creates an idea that has an outlier as its inspiration and opens it with a new brainstorm. */
export function useBrainstorm(channel: ActiveChannel, video: Pick<OutlierVideo, "videoId" | "title1">) {
  const go = useGo();
  const start = useCreateProject(channel, {
    failed: t("createFailed"),
    onCreated: ({ id }) => void go(paths.project(channel, id, { pane: "title", new: "1" })),
  });
  return {
    isStarting: start.isPending,
    brainstorm: () =>
      start.mutate({
        name: defaultProjectName(new Date()),
        status: "idea",
        isPublic: true,
        source: "outliers",
        youtubeItems: [youtubeItemOf(video)],
      }),
  };
}
