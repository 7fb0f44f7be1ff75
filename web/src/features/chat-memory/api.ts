import { chatMemoryRoutes } from "@coldopen/contract/chat-memory/routes";
import type { Memory, MemoryValue, Namespace } from "@coldopen/contract/chat-memory/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { log } from "../../lib/log.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/chat-memory.ts";
import { withMemory, withoutMemory } from "./rules.ts";

export const chatMemoryApi = api(chatMemoryRoutes);

/** A message about a change in another tab or by a colleague refetches this key and those below it. */
const keyOf = ({ organizationId, channelUcid }: ActiveChannel) => ["chat-memory", organizationId, channelUcid];
const singlesKeyOf = (channel: ActiveChannel) => [...keyOf(channel), "single"];

export const memoriesQuery = ({ organizationId, channelUcid }: ActiveChannel) =>
  queryOptions({
    queryKey: keyOf({ organizationId, channelUcid }),
    queryFn: async ({ signal }) =>
      (await chatMemoryApi.list({ query: { organizationId, channelUcid } }, { signal })).data,
  });

/** One memory, null if there is none. */
export const memoryQuery = (channel: ActiveChannel, key: string, namespace: Namespace) =>
  queryOptions({
    queryKey: [...singlesKeyOf(channel), key, ...namespace],
    queryFn: async ({ signal }): Promise<Memory | null> => {
      try {
        return await chatMemoryApi.get({ params: { key }, query: { namespace } }, { signal });
      } catch (error) {
        if (error instanceof AppError && error.code === "not_found") return null;
        throw error;
      }
    },
  });

type MemoryInput = { key: string; namespace: Namespace; value: MemoryValue };
const putMemory = ({ key, namespace, value }: MemoryInput): Promise<Memory> =>
  chatMemoryApi.put({ params: { key }, body: { namespace, value } });

function useCachedMemories(channel: ActiveChannel) {
  const client = useQueryClient();
  const { queryKey } = memoriesQuery(channel);
  return {
    read: () => client.getQueryData(queryKey),
    update: async (change: (memories: readonly Memory[]) => Memory[]) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (memories) => memories && change(memories));
      void client.invalidateQueries({ queryKey: singlesKeyOf(channel) });
    },
    refetch: () => client.invalidateQueries({ queryKey }),
  };
}

export const logFailure = (error: Error) => log.warn("Failed to update memory", error);

/** For the form, which shows the error itself. */
export function useSaveMemory(channel: ActiveChannel) {
  const cached = useCachedMemories(channel);
  return useMutation({
    mutationFn: putMemory,
    meta: { failed: false },
    onError: logFailure,
    onSuccess: (memory) => cached.update((memories) => withMemory(memories, memory)),
  });
}

/** Optimistic: shown at once and reset on failure. */
export function useSwitchMemory(channel: ActiveChannel) {
  const cached = useCachedMemories(channel);
  return useMutation({
    mutationFn: putMemory,
    meta: { failed: t("updateFailed") },
    onMutate: (changed: Memory) => cached.update((memories) => withMemory(memories, changed)),
    onError: (error) => {
      logFailure(error);
      return cached.refetch();
    },
  });
}

/** With Undo in the toast, which restores the memory with its creator and date. */
export function useDeleteMemory(channel: ActiveChannel) {
  const cached = useCachedMemories(channel);
  const undo = useMutation({
    mutationFn: putMemory,
    meta: { failed: t("updateFailed") },
    onError: logFailure,
    onSuccess: (memory) => cached.update((memories) => withMemory(memories, memory)),
  });
  return useMutation({
    mutationFn: ({ key, namespace }: Memory) => chatMemoryApi.remove({ params: { key }, query: { namespace } }),
    meta: { failed: t("deleteFailed") },
    onError: () => cached.refetch(),
    onSuccess: async (_, memory) => {
      await cached.update((memories) => withoutMemory(memories, memory));
      toast.success(t("deleted"), { label: t("undo"), onSelect: () => undo.mutate(memory) });
    },
  });
}

export function useForgetAll(channel: ActiveChannel) {
  const cached = useCachedMemories(channel);
  return useMutation({
    mutationFn: (namespace: Namespace) => chatMemoryApi.forgetAll({ query: { namespace } }),
    meta: { failed: false },
    onSuccess: async ({ deleted }) => {
      toast.success(t("forget.done", { count: deleted }));
      await cached.refetch();
    },
  });
}
