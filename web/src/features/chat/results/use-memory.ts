import type { Namespace } from "@coldopen/contract/chat-memory/schema";
import { isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { persisted } from "../../../lib/persisted.ts";
import { usePersisted } from "../../../lib/use-persisted.ts";
import { t } from "../../../locales/en/chat.ts";
import { chatMemoryApi, logFailure, memoriesQuery, memoryQuery } from "../../chat-memory/index.ts";
import { useUser } from "../../session/index.ts";
import { useChat } from "../use-conversation.ts";

const MAX_DECLINED = 200;
/** Keys of drafts that were declined here: the server knows nothing of a draft. */
const declinedKeys = persisted("studio-chat-declined-memories", z.array(z.string()).max(MAX_DECLINED));

/** Admins write the memory of the channel, others their own. */
export function useMemory(key: string) {
  const { channel } = useChat();
  const user = useUser();
  const client = useQueryClient();
  const { organizationId, channelUcid } = channel;
  const isGlobal = isAdminRole(roleOnChannel(user.entitlements, organizationId, channelUcid));
  const namespace: Namespace = isGlobal ? [organizationId, channelUcid] : [organizationId, channelUcid, user.id];
  const query = memoryQuery(channel, key, namespace);
  const { data: memory, isError, refetch } = useQuery(query);
  const declined = usePersisted(declinedKeys) ?? [];
  const decline = () => declinedKeys.write([key, ...declined.filter((one) => one !== key)].slice(0, MAX_DECLINED));
  const refetchList = () => void client.invalidateQueries({ queryKey: memoriesQuery(channel).queryKey, exact: true });
  const apply = useMutation({
    mutationFn: (text: string) =>
      chatMemoryApi.put({
        params: { key },
        body: { namespace, value: { text, is_global: isGlobal, is_enabled: true, origin: "chat" } },
      }),
    meta: { failed: t("memory.failed") },
    onError: logFailure,
    onSuccess: (stored) => {
      client.setQueryData(query.queryKey, stored);
      refetchList();
    },
  });
  const forget = useMutation({
    mutationFn: () => chatMemoryApi.remove({ params: { key }, query: { namespace } }),
    meta: { failed: t("memory.failed") },
    onError: logFailure,
    onSuccess: () => {
      client.setQueryData(query.queryKey, null);
      refetchList();
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
