import type { NewRating, SittingIdea } from "@coldopen/contract/ideas/ratings";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/workbench.ts";
import { ideasApi, ideasQuery, isDrawing, lessonsQuery, paramsOf } from "../ideas-for-you/index.ts";

/** While a thumbnail is drawn; the socket usually tells earlier. */
const POLL_MS = 3000;
/** The first ideas of a channel may still be written. */
const POLL_EMPTY_MS = 30_000;

export const sittingQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...ideasQuery(channel).queryKey, "sitting"],
    queryFn: async ({ signal }) => (await ideasApi.sitting({ params: paramsOf(channel) }, { signal })).results,
    refetchInterval: ({ state: { data } }) => {
      if (data?.length === 0) return POLL_EMPTY_MS;
      return data?.some(isDrawing) === true && POLL_MS;
    },
  });

export const thoughtsQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...ideasQuery(channel).queryKey, "thoughts"],
    queryFn: async ({ signal }) => (await ideasApi.thoughts({ params: paramsOf(channel) }, { signal })).results,
  });

/** One after the other: taking a rating back must not overtake it, nor an earlier rating a later one. */
const inOrder = { scope: { id: "idea-ratings" } };
type Saving = { id: string; rating: NewRating };

/** Optimistic, so that the next idea is shown at once. A rating that is not saved is removed again; its draft stays. */
export function useRate(
  channel: ActiveChannel,
  callbacks: { onSaved: (id: string) => void; onFailed: (id: string) => void },
) {
  const client = useQueryClient();
  const { queryKey } = sittingQuery(channel);
  const put = (id: string, rating: SittingIdea["rating"]) =>
    client.setQueryData(queryKey, (known) => known?.map((idea) => (idea.id === id ? { ...idea, rating } : idea)));
  return useMutation({
    mutationFn: ({ id, rating }: Saving) => ideasApi.rate({ params: { ...paramsOf(channel), id }, body: rating }),
    ...inOrder,
    meta: { failed: t("notSaved") },
    onMutate: async ({ id, rating }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.find((idea) => idea.id === id)?.rating ?? null;
      put(id, { ...rating, ratedAt: before?.ratedAt ?? new Date().toISOString() });
      return before;
    },
    onError: (_error, { id }, before) => {
      put(id, before ?? null);
      callbacks.onFailed(id);
    },
    onSuccess: ({ id, rating }) => {
      put(id, rating);
      callbacks.onSaved(id);
      void client.invalidateQueries({ queryKey: lessonsQuery(channel).queryKey });
      void client.invalidateQueries({ queryKey: thoughtsQuery(channel).queryKey });
    },
  });
}

export function useUnrate(channel: ActiveChannel) {
  const client = useQueryClient();
  const { queryKey } = sittingQuery(channel);
  return useMutation({
    mutationFn: (id: string) => ideasApi.unrate({ params: { ...paramsOf(channel), id } }),
    ...inOrder,
    meta: { failed: t("undoFailed") },
    onSuccess: (_answer, unrated) => {
      client.setQueryData(queryKey, (known) =>
        known?.map((idea) => (idea.id === unrated ? { ...idea, rating: null } : idea)),
      );
      void client.invalidateQueries({ queryKey: lessonsQuery(channel).queryKey });
      void client.invalidateQueries({ queryKey: thoughtsQuery(channel).queryKey });
    },
  });
}

export function useSaveThought(channel: ActiveChannel) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, rating }: Saving) => ideasApi.rate({ params: { ...paramsOf(channel), id }, body: rating }),
    ...inOrder,
    meta: { failed: t("thoughts.notSaved"), done: t("thoughts.saved") },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: thoughtsQuery(channel).queryKey }),
        client.invalidateQueries({ queryKey: sittingQuery(channel).queryKey }),
      ]),
  });
}
