import { openIdeasOf } from "@coldopen/contract/ideas/list-query";
import { ideaRoutes } from "@coldopen/contract/ideas/routes";
import type { DismissedReason, IdeaForYou } from "@coldopen/contract/ideas/schema";
import { projectNameFrom } from "@coldopen/contract/projects/rules";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api, preloadedAnswer } from "../../lib/api.ts";
import { t } from "../../locales/en/ideas-for-you.ts";
import { projectsApi, refetchLists, scopeOf, youtubeItemOf } from "../projects/index.ts";

export const ideasApi = api(ideaRoutes);
export const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });
/** While ideas are written or drawn; the socket usually tells earlier. */
const POLL_MS = 3000;
/** The catalogue may still be filled. */
const POLL_EMPTY_MS = 30_000;

export const isDrawing = ({ seenAt, thumbnail }: Pick<IdeaForYou, "seenAt" | "thumbnail">) =>
  seenAt !== null && thumbnail === null;

type FetchIdeasOptions = { signal: AbortSignal; page?: string | undefined };

export const fetchIdeas = (channel: ActiveChannel, { signal, page }: FetchIdeasOptions) => {
  const { params, query } = openIdeasOf(channel);
  return ideasApi.list({ params, query: { ...query, ...(page !== undefined && { page }) } }, { signal });
};

export const ideasQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: ["ideas-for-you", channel.organizationId, channel.channelUcid],
    queryFn: ({ signal }) => fetchIdeas(channel, { signal }),
    initialData: () => preloadedAnswer(ideaRoutes.list, openIdeasOf(channel)),
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false;
      if (data.isPreparing || data.results.some(isDrawing)) return POLL_MS;
      return data.results.length === 0 && POLL_EMPTY_MS;
    },
  });

/** Below the key of the ideas: what changes them changes the lessons too. */
export const lessonsQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...ideasQuery(channel).queryKey, "lessons"],
    queryFn: ({ signal }) => ideasApi.lessons({ params: paramsOf(channel) }, { signal }),
  });

export function useRequestMore(channel: ActiveChannel) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ideasApi.requestMore({ params: paramsOf(channel) }),
    meta: { failed: t("moreFailed") },
    onSettled: () => client.invalidateQueries({ queryKey: ideasQuery(channel).queryKey, exact: true }),
  });
}

/** Creates a project from an idea, then marks the idea as saved. */
export function useSaveIdea(channel: ActiveChannel, onSaved: (idea: IdeaForYou) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (idea: IdeaForYou) => {
      const { data: project } = await projectsApi.create({ body: { ...projectOf(idea), ...scopeOf(channel) } });
      const params = { ...paramsOf(channel), id: idea.id };
      const saved = await ideasApi.save({ params, body: { projectId: project.id } });
      return { saved, project };
    },
    meta: { failed: t("createFailed") },
    onSuccess: ({ saved }) => {
      onSaved(saved);
      void refetchLists(client, channel);
    },
  });
}

const generated = { source: "system" as const };
const projectOf = ({ id, title, concept, thumbnail, thumbnailDescription, sources }: IdeaForYou) => ({
  // The server returns the project with this id if there is one, so that an idea has one project.
  id,
  name: projectNameFrom(title),
  status: "idea" as const,
  isPublic: true,
  source: "ideas_for_you" as const,
  options: [
    { content: title, optionType: "TITLE" as const, ...generated },
    { content: concept, optionType: "CONCEPT" as const, ...generated },
    ...(thumbnail
      ? [{ content: thumbnail, optionType: "THUMBNAIL" as const, description: thumbnailDescription, ...generated }]
      : []),
  ],
  youtubeItems: sources.map(({ videoId, title: title1 }) => youtubeItemOf({ videoId, title1 })),
});

/** One after the other: an undo must not overtake its dismissal. */
const inOrder = { scope: { id: "idea-dismissals" } };

export const useDismissIdea = (channel: ActiveChannel, onFailed: (id: string) => void) =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: DismissedReason | null }) =>
      ideasApi.dismiss({ params: { ...paramsOf(channel), id }, body: { dismissedReason: reason } }),
    ...inOrder,
    meta: { failed: t("dismissFailed") },
    onError: (_error, { id }) => onFailed(id),
  });

export const useUndoDismissal = (channel: ActiveChannel) =>
  useMutation({
    mutationFn: (id: string) => ideasApi.undoDismiss({ params: { ...paramsOf(channel), id } }),
    ...inOrder,
    meta: { failed: t("undoFailed") },
  });

/** A failure is not reported: the idea stays new and is marked on the next visit. */
export const useMarkSeen = (channel: ActiveChannel) =>
  useMutation({
    mutationFn: (id: string) => ideasApi.seen({ params: { ...paramsOf(channel), id } }),
    meta: { failed: false },
  });
