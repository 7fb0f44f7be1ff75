import type { AgentId } from "@coldopen/contract/chat/schema";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { type ConversationClient, type ConversationView, createConversation, type NewMessage } from "./conversation.ts";
import { type OpenThread, openThreads } from "./open-threads.ts";
import { refetchThreads } from "./thread-lists.ts";

export type ThreadPlace = { channel: ActiveChannel; threadId: string; agentId: AgentId };

function open(queryClient: QueryClient, place: ThreadPlace, isNew: boolean): OpenThread {
  const client = createConversation(
    place,
    { onThreadChange: () => void refetchThreads(queryClient, place.channel) },
    isNew,
  );
  const entry = { client, users: 0 };
  openThreads.set(place.threadId, entry);
  if (!isNew) void client.load();
  return entry;
}

/** Starts a thread with its first message, before its screen is shown. */
export function startThread(
  queryClient: QueryClient,
  place: Omit<ThreadPlace, "threadId">,
  message: NewMessage,
): string {
  const threadId = crypto.randomUUID();
  void open(queryClient, { ...place, threadId }, true).client.send(message);
  return threadId;
}

/** Follows a thread while it is shown. The run itself goes on without a reader. */
export function useOpenConversation(place: ThreadPlace): ConversationClient {
  const queryClient = useQueryClient();
  const { threadId, channel, agentId } = place;
  const entry = useMemo(
    () => openThreads.get(threadId) ?? open(queryClient, { threadId, channel, agentId }, false),
    [queryClient, threadId, channel, agentId],
  );
  useEffect(() => {
    entry.users += 1;
    openThreads.set(threadId, entry);
    return () => {
      entry.users -= 1;
      // Effects may run twice in development, so an entry is closed only if no component took it again.
      setTimeout(() => {
        if (entry.users > 0) return;
        entry.client.close();
        if (openThreads.get(threadId) === entry) openThreads.delete(threadId);
      });
    };
  }, [entry, threadId]);
  return entry.client;
}

export type Chat = ThreadPlace & {
  client: ConversationClient;
  send: (content: string) => void;
  openVideo: (videoId: string) => void;
  openDocument: (document: { title: string; markdown: string }) => void;
};
export const ChatContext = createContext<Chat | undefined>(undefined);

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("useChat needs a ChatContext");
  return chat;
}

export const useConversation = <T>(client: ConversationClient, select: (view: ConversationView) => T): T =>
  useStore(client.store, select);
