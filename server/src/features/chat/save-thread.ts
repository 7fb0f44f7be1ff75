import type { ToolResult } from "@coldopen/contract/chat/results";
import type { ChatToolName } from "@coldopen/contract/chat/tools";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { type NewMessage, threadStore } from "./thread-store.ts";

export type SeededMessage =
  | { type: "human"; content: string }
  | { type: "ai"; content: string }
  | { type: "tool"; name: ChatToolName; args: Record<string, unknown>; result: ToolResult };
type SeededThread = { title: string; userId: string; messages: readonly SeededMessage[]; daysAgo: number };

const MADE_BY = "Cold Open";

/** A finished conversation, for the demo. */
export async function saveThread(
  { db }: Pick<AppContext, "db">,
  scope: AuthorizedScope,
  { title, userId, messages, daysAgo }: SeededThread,
): Promise<void> {
  const threads = threadStore(db);
  const id = crypto.randomUUID();
  await threads.insert(scope, { id, userId, agentId: "studio", title });
  const thread = await threads.lock(scope, userId, id);
  if (!thread) throw new Error("Failed to store a thread of the demo");
  let parentId: string | null = null;
  const add = async (message: Omit<NewMessage, "id" | "parentId">) => {
    const row = await threads.insertMessage(thread, { ...message, id: crypto.randomUUID(), parentId });
    parentId = row?.id ?? parentId;
  };
  for (const message of messages) {
    if (message.type === "human") await add({ type: "human", content: message.content });
    else if (message.type === "ai")
      await add({ type: "ai", content: message.content, status: "complete", madeBy: MADE_BY });
    else {
      const { name, args, result } = message;
      const call = { id: `call_${crypto.randomUUID()}`, name, args };
      await add({ type: "ai", content: "", toolCalls: [call], status: "complete", madeBy: MADE_BY });
      await add({
        ...{ type: "tool", content: JSON.stringify(result), status: "success" },
        ...{ toolCallId: call.id, toolName: name },
      });
    }
  }
  if (parentId) await threads.update(scope, userId, id, { headMessageId: parentId });
  await threads.setUpdatedDaysAgo(scope, id, daysAgo);
}
