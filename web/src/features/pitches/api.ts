import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import type { NewPitch, Pitch, PitchStage } from "@coldopen/contract/pitches/schema";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/pitches.ts";

export const pitchApi = api(pitchRoutes);

export const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });
const keyOf = ({ organizationId, channelUcid }: ActiveChannel) => ["pitches", organizationId, channelUcid];

export type PitchFilter = { stage?: PitchStage | undefined; search?: string | undefined };

export const pitchListQuery = (channel: ActiveChannel, filter: PitchFilter) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(channel), "list", filter],
    queryFn: ({ pageParam, signal }) =>
      pitchApi.list({ params: paramsOf(channel), query: { ...filter, page: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next ?? undefined,
  });

export const pitchQuery = (channel: ActiveChannel, id: string) =>
  queryOptions({
    queryKey: [...keyOf(channel), "one", id],
    queryFn: ({ signal }) => pitchApi.get({ params: { ...paramsOf(channel), id } }, { signal }),
  });

export const pitchVersionsQuery = (channel: ActiveChannel, id: string, version: number) =>
  queryOptions({
    queryKey: [...keyOf(channel), "versions", id, version],
    queryFn: async ({ signal }) =>
      (await pitchApi.versions({ params: { ...paramsOf(channel), id } }, { signal })).results,
  });

/** Puts a changed pitch into the cache and lets lists load again. */
export function useStorePitch(channel: ActiveChannel) {
  const client = useQueryClient();
  return (pitch: Pitch) => {
    client.setQueryData(pitchQuery(channel, pitch.id).queryKey, pitch);
    void client.invalidateQueries({ queryKey: [...keyOf(channel), "list"] });
  };
}

export function useCreatePitch(channel: ActiveChannel) {
  const store = useStorePitch(channel);
  return useMutation({
    mutationFn: (body: z.input<typeof NewPitch>) => pitchApi.create({ params: paramsOf(channel), body }),
    onSuccess: store,
    meta: { failed: t("new.failed") },
  });
}

/** Moves and deletes pitches; both can be undone from the toast. */
export function usePitchActions(channel: ActiveChannel) {
  const client = useQueryClient();
  const store = useStorePitch(channel);
  const params = (id: string) => ({ ...paramsOf(channel), id });
  const refetchLists = () => client.invalidateQueries({ queryKey: [...keyOf(channel), "list"] });
  const setStage = useMutation({
    mutationFn: ({ id, stage }: { id: string; stage: PitchStage }) =>
      pitchApi.setStage({ params: params(id), body: { stage } }),
    onSuccess: store,
    meta: { failed: t("actions.moveFailed") },
  });
  const restore = useMutation({
    mutationFn: (id: string) => pitchApi.restore({ params: params(id) }),
    onSuccess: store,
    meta: { failed: t("actions.restoreFailed") },
  });
  const remove = useMutation({
    mutationFn: (id: string) => pitchApi.remove({ params: params(id) }),
    onSuccess: (_done, id) => {
      void refetchLists();
      toast.success(t("actions.deleted"), { label: t("actions.undo"), onSelect: () => restore.mutate(id) });
    },
    meta: { failed: t("actions.deleteFailed") },
  });
  return {
    remove: (id: string) => remove.mutate(id),
    move: (pitch: { id: string; stage: PitchStage }, stage: PitchStage) => {
      if (pitch.stage === stage) return;
      const undo = {
        label: t("actions.undo"),
        onSelect: () => setStage.mutate({ id: pitch.id, stage: pitch.stage }),
      };
      setStage.mutate(
        { id: pitch.id, stage },
        { onSuccess: () => toast.success(t("actions.moved", { stage: t(`stages.${stage}`) }), undo) },
      );
    },
    /** The pitch that is being moved, and where to. */
    moving: setStage.isPending ? setStage.variables : undefined,
  };
}
export type PitchActions = ReturnType<typeof usePitchActions>;
