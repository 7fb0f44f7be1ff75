import { paths } from "@coldopen/contract/paths";
import { defaultProjectName } from "@coldopen/contract/projects/rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useGo } from "../../lib/link.tsx";
import type { ActiveChannel } from "../channels/index.ts";
import { projectsApi } from "./api.ts";
import { t } from "./texts.ts";

/** Starts an idea because of an outlier, and opens it with empty-state ideation under way. */
export function useBrainstorm({ organizationId, channelUcid }: ActiveChannel) {
  const go = useGo();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: async () => {
      const { data } = await projectsApi.create({
        body: {
          name: defaultProjectName(new Date()),
          status: "idea",
          isPublic: true,
          source: "outliers",
          organizationId,
          channelUCID: channelUcid,
        },
      });
      return data;
    },
    meta: { failed: t("createFailed") },
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: ["projects", organizationId, channelUcid] });
      return go(paths.project({ organizationId, channelUcid }, id, { pane: "title", new: "1" }));
    },
  });
  return { isStarting: start.isPending, brainstorm: () => start.mutate() };
}
