import type { CanvasCard } from "@coldopen/contract/idea-canvas/schema";
import { paths } from "@coldopen/contract/paths";
import { projectNameFrom, statusLabel } from "@coldopen/contract/projects/rules";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { toast } from "../../lib/toast.ts";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { statusTone } from "../project-cards/index.ts";
import { projectsApi, projectsQuery, refetchLists } from "../projects/index.ts";
import { headingOf } from "./card-text.ts";
import { addToProject, createProjectOf, hasMaterial } from "./project-material.ts";

const SEARCH_DEBOUNCE_MS = 300;
const SHOWN = 10;

type SendDialogProps = {
  channel: ActiveChannel;
  card: CanvasCard;
  onSent: (projectId: string) => void;
  onClose: () => void;
};

/** Adds a card to a project, as an option or as a reference video. */
export function SendDialog({ channel, card, onSent, onClose }: SendDialogProps) {
  const [text, setText] = useState("");
  const search = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS);
  const { data, isPending } = useInfiniteQuery(projectsQuery(channel, search === "" ? {} : { search }, SHOWN));
  const projects = data?.pages.flatMap((page) => page.data) ?? [];
  const send = useSend(channel, card, (projectId) => {
    onSent(projectId);
    onClose();
  });
  return (
    <Dialog open title={t("send.title")} beside={headingOf(card)} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {!hasMaterial(card) ? (
        <p className="text-muted">{t("send.empty")}</p>
      ) : (
        <>
          <SearchField
            aria-label={t("send.search")}
            placeholder={t("send.search")}
            value={text}
            onValueChange={setText}
          />
          <ul aria-busy={send.isPending} className="-mx-2 mt-2 grid grid-cols-[minmax(0,1fr)]">
            <li>
              <button
                type="button"
                disabled={send.isPending}
                onClick={() => send.mutate(undefined)}
                className={rowLook}
              >
                <Plus className="size-4 text-faint" />
                <span className="font-medium">{t("send.new")}</span>
              </button>
            </li>
            {projects.map((project) => (
              <li key={project.id}>
                <button
                  type="button"
                  disabled={send.isPending}
                  onClick={() => send.mutate(project)}
                  className={rowLook}
                >
                  <span className="min-w-0 flex-1 truncate font-medium">{project.name}</span>
                  <StatusBadge tone={statusTone[project.status]}>{statusLabel[project.status]}</StatusBadge>
                </button>
              </li>
            ))}
          </ul>
          {isPending && <RowsSkeleton label={t("send.loading")} rows={4} rowLook="py-2.5" />}
          {!isPending && projects.length === 0 && <p className="py-4 text-center text-muted">{t("send.none")}</p>}
        </>
      )}
    </Dialog>
  );
}

const rowLook = "flex w-full items-center gap-3 rounded-md px-2 py-2 text-left hover:bg-raised disabled:opacity-60";

function useSend(channel: ActiveChannel, card: CanvasCard, onSent: (projectId: string) => void) {
  const go = useGo();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (project: VideoProject | undefined) => {
      if (!project) return createProjectOf(channel, [card], projectNameFrom(headingOf(card)));
      const { data } = await projectsApi.get({
        params: { id: project.id },
        query: { organizationId: channel.organizationId, channelUCID: channel.channelUcid },
      });
      await addToProject(data, card);
      return { id: project.id, name: project.name };
    },
    meta: { failed: t("send.failed") },
    onSuccess: ({ id, name }) => {
      void refetchLists(client, channel);
      toast.success(t("send.done", { name }), {
        label: t("send.open"),
        onSelect: () => void go(paths.project(channel, id)),
      });
      onSent(id);
    },
  });
}
