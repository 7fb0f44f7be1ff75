import type { ChatMessage } from "@coldopen/contract/chat/schema";
import type { chatMessages } from "./tables.ts";

export type MessageRow = typeof chatMessages.$inferSelect;

/** The messages from the first to `headId`. */
export function branchTo(rows: readonly MessageRow[], headId: string | null): MessageRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const branch: MessageRow[] = [];
  for (let id = headId; id !== null; ) {
    const row = byId.get(id);
    if (!row) break;
    branch.push(row);
    id = row.parentId;
  }
  return branch.reverse();
}

/** The end of the branch that was written last below a message. */
export function latestHeadBelow(rows: readonly MessageRow[], id: string): string {
  const last = rows.filter(({ parentId }) => parentId === id).at(-1);
  return last ? latestHeadBelow(rows, last.id) : id;
}

export function toChatMessages(rows: readonly MessageRow[], branch: readonly MessageRow[]): ChatMessage[] {
  const siblings = new Map<string | null, string[]>();
  for (const { id, parentId } of rows) siblings.set(parentId, [...(siblings.get(parentId) ?? []), id]);
  return branch.map((row) => toChatMessage(row, siblings.get(row.parentId) ?? [row.id]));
}

export function toChatMessage(row: MessageRow, siblings: string[] = [row.id]): ChatMessage {
  const { id, content } = row;
  const common = { id, content, siblings, createdAt: row.createdAt.toISOString() };
  if (row.type === "human") return { ...common, type: "human", attachments: row.attachments };
  if (row.type === "tool") {
    const status = row.status === "error" ? "error" : "success";
    return { ...common, type: "tool", status, toolCallId: row.toolCallId ?? "", name: row.toolName ?? "" };
  }
  const status = row.status === "stopped" || row.status === "failed" ? row.status : "complete";
  return { ...common, type: "ai", status, toolCalls: row.toolCalls, tracingSpanId: row.runId, madeBy: row.madeBy };
}
