import type { AgentId } from "@coldopen/contract/chat/schema";
import { paths } from "@coldopen/contract/paths";

/** The screen of an agent, with a thread open or without one. */
export const chatPath = (agentId: AgentId, threadId?: string): string =>
  agentId === "pitch" ? paths.pitchAgent(threadId) : paths.chat(threadId);
