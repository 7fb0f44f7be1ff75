import type { ConversationClient } from "./conversation.ts";

export type OpenThread = { client: ConversationClient; users: number };

/** The threads that this page shows. */
export const openThreads = new Map<string, OpenThread>();
