import { chatMemoryRoutes } from "@coldopen/contract/chat-memory/routes";
import type { Memory, Namespace } from "@coldopen/contract/chat-memory/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { api } from "../../../lib/api.ts";
import { persisted } from "../../../lib/persisted.ts";
import { usePersisted } from "../../../lib/use-persisted.ts";
import { t } from "../../../locales/en/chat.ts";
import { useUser } from "../../session/index.ts";
import { useChat } from "../use-conversation.ts";

const MAX_DECLINED = 200;
const memoryApi = api(chatMemoryRoutes);
/** Keys of drafts that were declined here: the server knows nothing of a draft. */
const declinedKeys = persisted("studio-chat-declined-memories", z.array(z.string()).max(MAX_DECLINED));

const memoryQuery = (key: string, namespace: Namespace) =>
  queryOptions({
    queryKey: ["chat", "memory", key, ...namespace],
    queryFn: async ({ signal }): Promise<Memory | null> => {
      try {
        return await memoryApi.get({ params: { key }, query: { namespace } }, { signal });
      } catch (error) {
        if (error instanceof AppError && error.code === "not_found") return null;
        throw error;
      }
    },
  });

/** Admins write the memory of the channel, others their own. */
export function useMemory(key: string) {
  const { channel } = useChat();
  const user = useUser();
  const client = useQueryClient();
  const { organizationId, channelUcid } = channel;
  const isGlobal = isAdminRole(roleOnChannel(user.entitlements, organizationId, channelUcid));
  const namespace: Namespace = isGlobal ? [organizationId, channelUcid] : [organizationId, channelUcid, user.id];
  const query = memoryQuery(key, namespace);
  const { data: memory, isError, refetch } = useQuery(query);
  const declined = usePersisted(declinedKeys) ?? [];
  const decline = () => declinedKeys.write([key, ...declined.filter((one) => one !== key)].slice(0, MAX_DECLINED));
  const apply = useMutation({
    mutationFn: (text: string) =>
      memoryApi.put({
        params: { key },
        body: { namespace, value: { text, is_global: isGlobal, is_enabled: true, origin: "chat" } },
      }),
    meta: { failed: t("memory.failed") },
    onSuccess: (stored) => client.setQueryData(query.queryKey, stored),
  });
  const forget = useMutation({
    mutationFn: () => memoryApi.remove({ params: { key }, query: { namespace } }),
    meta: { failed: t("memory.failed") },
    onSuccess: () => {
      client.setQueryData(query.queryKey, null);
      decline();
    },
  });
  const state = isError
    ? "failed"
    : memory === undefined
      ? "loading"
      : memory
        ? "applied"
        : declined.includes(key)
          ? "deleted"
          : "asking";
  return { isGlobal, memory, state, apply, forget, decline, refetch } as const;
}
