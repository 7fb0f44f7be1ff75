import type { AgentId } from "@coldopen/contract/chat/schema";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { refetchThreads } from "./api.ts";
import { type ConversationClient, type ConversationView, createConversation, type NewMessage } from "./conversation.ts";

export type ThreadPlace = { channel: ActiveChannel; threadId: string; agentId: AgentId };
type Opened = { client: ConversationClient; users: number };

const opened = new Map<string, Opened>();

function open(queryClient: QueryClient, place: ThreadPlace, isNew: boolean): Opened {
  const client = createConversation(
    place,
    { onThreadChange: () => void refetchThreads(queryClient, place.channel) },
    isNew,
  );
  const entry = { client, users: 0 };
  opened.set(place.threadId, entry);
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
  const [entry] = useState(() => opened.get(place.threadId) ?? open(queryClient, place, false));
  const { threadId } = place;
  useEffect(() => {
    entry.users += 1;
    opened.set(threadId, entry);
    return () => {
      entry.users -= 1;
      // Effects may run twice in development, so an entry is closed only if no component took it again.
      setTimeout(() => {
        if (entry.users > 0) return;
        entry.client.close();
        if (opened.get(threadId) === entry) opened.delete(threadId);
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
