import { paths } from "@coldopen/contract/paths";
import { defaultProjectName } from "@coldopen/contract/projects/rules";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/outlier-detail.ts";
import { useCreateProject } from "../projects/index.ts";

/** Creates an idea from an outlier and opens it with a new brainstorm. */
export function useBrainstorm(channel: ActiveChannel) {
  const go = useGo();
  const start = useCreateProject(channel, {
    failed: t("createFailed"),
    onCreated: ({ id }) => void go(paths.project(channel, id, { pane: "title", new: "1" })),
  });
  return {
    isStarting: start.isPending,
    brainstorm: () =>
      start.mutate({ name: defaultProjectName(new Date()), status: "idea", isPublic: true, source: "outliers" }),
  };
}
