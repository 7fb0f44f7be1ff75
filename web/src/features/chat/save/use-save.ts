import type { ThreadOption } from "@coldopen/contract/chat/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { defaultProjectName } from "@coldopen/contract/projects/rules";
import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { t } from "../../../locales/en/chat.ts";
import { projectsApi, refetchLists, scopeOf } from "../../projects/index.ts";
import { threadOptionsApi, threadOptionsQuery } from "../api.ts";
import { useChat } from "../use-conversation.ts";
import { isSavedAs, readSavedPackage, type Savable, writeSavedPackage } from "./savable.ts";

/** Marks records that the server has not confirmed. */
const PENDING_ID = "pending";
type Target = { kind: "newIdea" } | { kind: "project"; projectId: string };

async function addToProject(channel: ActiveChannel, savable: Savable, target: Target): Promise<ProjectOption[]> {
  const { options, youtubeItems } = savable;
  if (target.kind === "newIdea") {
    const name = savable.projectName ?? defaultProjectName(new Date());
    const { data: project } = await projectsApi.create({
      body: { name, status: "idea", source: "chat", options: [...options], youtubeItems, ...scopeOf(channel) },
    });
    return options.flatMap(({ optionType }) =>
      project.options.filter((option) => option.optionType === optionType.toLowerCase()),
    );
  }
  const added: ProjectOption[] = [];
  for (const option of options) {
    const body = { ...option, videoProjectId: target.projectId };
    added.push((await projectsApi.addOption({ body })).data);
  }
  return added;
}

async function saveResult(channel: ActiveChannel, threadId: string, savable: Savable, target: Target) {
  const added = await addToProject(channel, savable, target);
  const [first] = added;
  if (!first) throw new Error("The project has none of the saved options");
  const savedContent = savable.isPackage
    ? writeSavedPackage({
        title: first.content,
        optionIds: added.map(({ id }) => id),
        isNewProject: target.kind === "newIdea",
      })
    : first.content;
  const { messageId, messageIndex, tracingSpanId } = savable;
  return threadOptionsApi.add({
    body: {
      chatThreadId: threadId,
      videoProjectOptionId: first.id,
      messageId,
      messageIndex,
      tracingSpanId,
      savedContent,
    },
  });
}

/** What was deleted elsewhere needs no deletion. */
async function ignoreMissing(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
  }
}

/** The project of a package is deleted only if it was created for it. */
async function unsaveResult(saved: ThreadOption) {
  const packaged = readSavedPackage(saved.savedContent);
  if (packaged?.isNewProject) await ignoreMissing(projectsApi.remove({ params: { id: saved.videoProjectId } }));
  else
    for (const id of packaged?.optionIds ?? [saved.videoProjectOptionId])
      if (id !== null) await ignoreMissing(projectsApi.removeOption({ params: { id }, query: {} }));
  await ignoreMissing(threadOptionsApi.remove({ params: { id: saved.id } }));
}

/** Saves each result that is not saved yet as an idea of its own. */
export function useSaveAll(savables: readonly Savable[]) {
  const { channel, threadId, client: conversation } = useChat();
  const client = useQueryClient();
  const query = threadOptionsQuery(threadId);
  const { data = [] } = useQuery(query);
  const unsaved = savables.filter((savable) => !data.some((option) => isSavedAs(option, savable)));
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (const savable of unsaved) {
        const option = await saveResult(channel, threadId, savable, { kind: "newIdea" });
        client.setQueryData(query.queryKey, (known) => [...(known ?? []), option]);
        conversation.showProject(option.videoProjectId);
      }
    },
    meta: { failed: t("save.failed") },
    onSettled: () => refetchLists(client, channel),
  });
  return { unsaved: unsaved.length, isPending, saveAll: () => mutate() };
}

/** Saves a result optimistically: the button shows the new state at once. */
export function useSave(savable: Savable) {
  const { channel, threadId, client: conversation } = useChat();
  const client = useQueryClient();
  const query = threadOptionsQuery(threadId);
  const { data, isPending } = useQuery(query);
  const saved = data?.find((option) => isSavedAs(option, savable));
  const change = (next: (known: ThreadOption[]) => ThreadOption[]) =>
    client.setQueryData(query.queryKey, (known) => next(known ?? []));
  const withoutThis = (known: ThreadOption[]) => known.filter((option) => !isSavedAs(option, savable));

  const save = useMutation({
    mutationFn: (target: Target) => saveResult(channel, threadId, savable, target),
    meta: { failed: t("save.failed") },
    onMutate: async (target) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      const { messageId, messageIndex, tracingSpanId } = savable;
      const pending: ThreadOption = {
        id: PENDING_ID,
        chatThreadId: threadId,
        videoProjectOptionId: null,
        videoProjectId: target.kind === "project" ? target.projectId : PENDING_ID,
        messageId,
        messageIndex,
        tracingSpanId,
        savedContent: "",
      };
      change((known) => [...withoutThis(known), pending]);
    },
    onSuccess: (option) => {
      change((known) => [...withoutThis(known), option]);
      conversation.showProject(option.videoProjectId);
    },
    onError: () => change(withoutThis),
    onSettled: () => refetchLists(client, channel),
  });
  const unsave = useMutation({
    mutationFn: unsaveResult,
    meta: { failed: t("save.unsaveFailed") },
    onSuccess: () => change(withoutThis),
    onSettled: () => refetchLists(client, channel),
  });
  return {
    isKnown: !isPending,
    savedProjectId: save.isPending ? undefined : saved?.videoProjectId,
    state: save.isPending || unsave.isPending ? "updating" : saved ? "saved" : "unsaved",
    save: save.mutate,
    unsave: () => saved && unsave.mutate(saved),
  } as const;
}
