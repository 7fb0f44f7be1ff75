import type { ToolResult } from "@coldopen/contract/chat/results";
import type {
  AgentStep,
  AiMessage,
  ChatMessage,
  HumanMessage,
  RunEvent,
  Thread,
  ThreadState,
  ToolMessage,
} from "@coldopen/contract/chat/schema";
import { uuid } from "@coldopen/contract/session/factory";

const CREATED_AT = "2026-03-04T16:30:00.000Z";
export const threadId = (n: number): string => uuid(0x20, n);
export const messageId = (n: number): string => uuid(0x21, n);
export const runId = (n: number): string => uuid(0x22, n);

export const aThread = (parts: Partial<Thread> = {}): Thread => ({
  id: threadId(1),
  agentId: "studio",
  title: "Container sauna packages",
  projectId: null,
  isRunning: false,
  createdAt: CREATED_AT,
  updatedAt: new Date().toISOString(),
  ...parts,
});

const stored = (id: string) => ({ id, createdAt: CREATED_AT, siblings: [id] });

export const asked = (n: number, content: string, parts: Partial<HumanMessage> = {}): HumanMessage => ({
  ...stored(messageId(n)),
  type: "human",
  content,
  attachments: [],
  ...parts,
});
export const answered = (n: number, content: string, parts: Partial<AiMessage> = {}): AiMessage => ({
  ...stored(messageId(n)),
  type: "ai",
  content,
  toolCalls: [],
  status: "complete",
  tracingSpanId: null,
  madeBy: null,
  ...parts,
});
export const resulted = (n: number, result: ToolResult, name = "write_titles"): ToolMessage => ({
  ...stored(messageId(n)),
  type: "tool",
  content: JSON.stringify(result),
  toolCallId: `call-${n}`,
  name,
  status: "success",
});

export const aThreadState = (messages: ChatMessage[], running: string | null = null): ThreadState => ({
  values: { title: "Container sauna packages", projectId: null, messages, runId: running },
  next: [],
  config: { configurable: { threadId: threadId(1), agentId: "studio" } },
  metadata: { agentId: "studio" },
  createdAt: CREATED_AT,
  parentConfig: null,
  tasks: [],
  interrupts: [],
});

const metadata = { langgraphNode: "agent", tags: [] };
/** The events of a run. */
export const runEvents = {
  started: (run = runId(1), thread = threadId(1)): RunEvent => ({
    event: "metadata",
    data: { runId: run, threadId: thread },
  }),
  words: (n: number, content: string): RunEvent => ({
    event: "messages",
    data: [{ type: "AIMessageChunk", id: messageId(n), content, toolCalls: [] }, metadata],
  }),
  removed: (n: number): RunEvent => ({
    event: "messages",
    data: [{ type: "remove", id: messageId(n), content: "" }, metadata],
  }),
  tool: (n: number, result: ToolResult, name = "write_titles"): RunEvent => ({
    event: "messages",
    data: [
      {
        type: "tool",
        id: messageId(n),
        content: JSON.stringify(result),
        toolCallId: `call-${n}`,
        name,
        status: "success",
      },
      metadata,
    ],
  }),
  step: (id: string, message: string, parts: Partial<AgentStep> = {}): RunEvent => ({
    event: "custom",
    data: { type: "step", step: { id, message, detail: null, status: "running", ...parts } },
  }),
  turn: (messages: ChatMessage[], title = "Container sauna packages"): RunEvent => ({
    event: "values",
    data: { title, messages },
  }),
  failed: (): RunEvent => ({ event: "error", data: { error: "ModelError", message: "No answer" } }),
  ended: (status: "complete" | "stopped" | "failed" = "complete"): RunEvent => ({ event: "end", data: { status } }),
};
