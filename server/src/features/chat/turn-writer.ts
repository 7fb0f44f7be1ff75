import type { ToolResult } from "@coldopen/contract/chat/results";
import { type AgentStep, CHAT_ERROR_WORDS, type RunEvent } from "@coldopen/contract/chat/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { OwnedRun } from "../../platform/runs/runs.ts";
import { type AiCall, type AiSpending, aiUsageService, NO_SPENDING } from "../ai-usage/index.ts";
import type { ToolRequest } from "./agent/run-tools.ts";
import { openEventWriter } from "./event-writer.ts";
import { type MessageRow, toChatMessage } from "./message-tree.ts";
import { type ChatRunRow, chatRunStore } from "./run-store.ts";
import { type NewMessage, type ThreadRow, threadStore } from "./thread-store.ts";

export type Turn = { scope: AuthorizedScope; thread: ThreadRow; chatRun: ChatRunRow };
type Status = "complete" | "stopped" | "failed";

export const chatCallOf = ({ scope, chatRun }: Turn): AiCall => ({
  id: chatRun.id,
  organization: scope,
  userId: chatRun.userId,
  purpose: "chat",
});

/** Writes the messages of one answer: to the readers of its run, and to the thread. */
export function openTurnWriter(context: AppContext, run: OwnedRun<RunEvent>, turn: Turn) {
  const { db, chatModel } = context;
  const { thread, chatRun } = turn;
  const events = openEventWriter(run, db);
  const threads = threadStore(db);
  const startedAt = performance.now();
  const written: MessageRow[] = [];
  let answer: { id: string; content: string } | undefined;

  const pushAnswer = (id: string, content: string, toolCalls: ToolRequest[]) =>
    events.push({
      event: "messages",
      data: [
        { type: "AIMessageChunk", id, content, toolCalls },
        { langgraphNode: "agent", tags: [] },
      ],
    });

  async function storeMessage(message: Omit<NewMessage, "parentId" | "runId">): Promise<void> {
    const parentId = written.at(-1)?.id ?? chatRun.messageId;
    await events.store(async () => {
      const row = await threads.insertMessage(thread, { ...message, parentId, runId: run.id });
      if (!row) throw new Error(`Message ${message.id} exists already`);
      await threads.advanceHead(thread, parentId, row.id);
      written.push(row);
    });
  }
  const storeAnswer = (status: Status, toolCalls: ToolRequest[]) => {
    const { id, content } = answer ?? { id: crypto.randomUUID(), content: "" };
    answer = undefined;
    return storeMessage({ id, type: "ai", content, toolCalls, status, madeBy: chatModel.name });
  };

  return {
    /** The messages of this answer that are stored, in order. */
    written,
    pushMetadata: () => events.push({ event: "metadata", data: { runId: run.id, threadId: thread.id } }),
    pushStep: (step: AgentStep) => events.push({ event: "custom", data: { type: "step", step } }),
    pushText: (text: string) => {
      answer ??= { id: crypto.randomUUID(), content: "" };
      answer.content += text;
      if (text !== "") pushAnswer(answer.id, text, []);
    },
    pushResult: (id: string, call: ToolRequest, result: ToolResult, status: "success" | "error") =>
      events.push({
        event: "messages",
        data: [
          { type: "tool", id, content: JSON.stringify(result), toolCallId: call.id, name: call.name, status },
          { langgraphNode: "tools", tags: [] },
        ],
      }),
    storeAnswer: async (toolCalls: ToolRequest[]): Promise<void> => {
      answer ??= { id: crypto.randomUUID(), content: "" };
      if (toolCalls.length > 0) pushAnswer(answer.id, "", toolCalls);
      await storeAnswer("complete", toolCalls);
    },
    storeResult: (id: string, call: ToolRequest, result: ToolResult, status: "success" | "error"): Promise<void> =>
      storeMessage({
        ...{ id, type: "tool", content: JSON.stringify(result), status },
        ...{ toolCallId: call.id, toolName: call.name },
      }),
    /** The last events of the run, the end of its row and its cost, stored together. A failed answer costs nothing. */
    end: async (status: Status, spent: AiSpending): Promise<void> => {
      // Holds the status, also where nothing was written: it stands beside the other versions of the answer.
      if (status !== "complete") await storeAnswer(status, []);
      const { provider, model } = chatModel;
      const messages = written.map((row) => toChatMessage(row));
      const failure: RunEvent = { event: "error", data: { error: "RunFailed", message: CHAT_ERROR_WORDS } };
      const last: RunEvent[] = [
        ...(status === "failed" ? [failure] : []),
        { event: "values", data: { title: thread.title, messages } },
        { event: "end", data: { status } },
      ];
      await events.end(last, async () => {
        await chatRunStore(db).finish(run.id);
        await aiUsageService(context).settle(chatCallOf(turn), {
          ...(status === "failed" ? NO_SPENDING : spent),
          ...{ outcome: status === "failed" ? "error" : status, provider, model },
          ms: Math.round(performance.now() - startedAt),
        });
      });
    },
    close: events.close,
  };
}
export type TurnWriter = ReturnType<typeof openTurnWriter>;
