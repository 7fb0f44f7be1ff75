import { AppError } from "@coldopen/contract/kernel/errors";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/project-editing.ts";
import { projectQuery, refetchLists } from "../projects/index.ts";
import { activityQuery } from "./activity-query.ts";
import { type Draft, projectDrafts } from "./drafts.ts";
import { applyEdit, ProjectEdit } from "./edits.ts";
import { sendEdit } from "./send.ts";

const Sent = z.object({ key: z.string(), edit: ProjectEdit, failed: z.string().optional() });
type Sent = z.infer<typeof Sent>;

type EditingOptions = {
  channel: ActiveChannel;
  /** The last version from the server. */
  project: VideoProjectDetail;
  fence: () => number | undefined;
  onRefused: () => void;
};

/** Edits are shown at once and sent one after another; a failed one is reverted and stored as a draft. */
export function useProjectEditing({ channel, project, fence, onRefused }: EditingOptions) {
  const client = useQueryClient();
  const { queryKey } = projectQuery(channel, project.id);
  const drafts = projectDrafts(project.id);
  const mutationKey = ["project-edit", project.id];
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: (mutation) => Sent.parse(mutation.state.variables),
  });

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    meta: { failed: false },
    mutationFn: ({ edit }: Sent) => sendEdit(client.getQueryData(queryKey) ?? project, edit, fence()),
    onMutate: async ({ key, edit }) => {
      drafts.put(key, edit);
      await client.cancelQueries({ queryKey });
    },
    onSuccess: (saved, { key }) => {
      drafts.drop(key);
      client.setQueryData(queryKey, saved);
      void client.invalidateQueries({ queryKey: activityQuery(project.id).queryKey });
      void refetchLists(client, channel);
    },
    onError: (error, { key, failed = t("drafts.failed") }) => {
      drafts.strand(key);
      const isRefused = error instanceof AppError && error.status === 409;
      toast.error(isRefused ? t("drafts.refused") : failed);
      if (isRefused) onRefused();
      void client.invalidateQueries({ queryKey });
    },
  });

  return {
    shown: pending.reduce((state, { edit }) => applyEdit(state, edit), project),
    /** Edits that were sent and are not saved yet. */
    underWay: pending.map(({ key }) => key),
    edit: (edit: ProjectEdit, failed?: string) => mutate({ key: crypto.randomUUID(), edit, failed }),
    sendAgain: ({ key, edit }: Draft) => mutate({ key, edit }),
  };
}
