import { z } from "zod";
import { Cursor } from "../kernel/paging.ts";
import { text, Ucid } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { PitchSelections } from "../pitches/schema.ts";

export const CHAT_MESSAGE_MAX = 8000;
export const THREAD_TITLE_MAX = 100;
export const ATTACHMENTS_MAX = 10;
const THREADS_PAGE_SIZE = 30;
export const THREAD_OPTIONS_LIMIT = 100;
/** Shortest time that a step is shown. */
export const STEP_MIN_MS = 800;
export const CHAT_FAILURE_TITLE = "Request Failed";
export const CHAT_FAILURE_TEXT = "Could not complete request. Please reload the chat and try again.";
/** An answer that contains these words is shown as a failure. */
export const CHAT_ERROR_WORDS = "an error occurred";

export const AgentId = z.enum(["studio", "pitch"]);
export type AgentId = z.infer<typeof AgentId>;

/** What a person attached to a message or selected in an answer. */
export const SelectedItem = z.object({
  id: text(200),
  type: z.enum(["title", "concept", "thumbnail", "package", "outlier", "project", "integration", "file"]),
  title: text(300),
  thumbnailUrl: ShownPicture.nullable().default(null),
  description: text(20_000).nullable().default(null),
  /** Of outliers. */
  avatar: ShownPicture.nullable().default(null),
  name: text(200).nullable().default(null),
  subscribers: z.number().nullable().default(null),
  views: z.number().nullable().default(null),
  duration: z.number().nullable().default(null),
  uploaded: z.string().max(40).nullable().default(null),
  performanceIndex: z.number().nullable().default(null),
});
export type SelectedItem = z.infer<typeof SelectedItem>;

export const ToolCall = z.object({ id: z.string(), name: z.string(), args: z.record(z.string(), z.unknown()) });
export type ToolCall = z.infer<typeof ToolCall>;

const stored = {
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Messages in the same place of the conversation, this one included: an edit or a new answer adds one. */
  siblings: z.array(z.uuid()),
};
export const HumanMessage = z.object({
  ...stored,
  type: z.literal("human"),
  content: z.string(),
  attachments: z.array(SelectedItem),
});
export const AiMessage = z.object({
  ...stored,
  type: z.literal("ai"),
  content: z.string(),
  toolCalls: z.array(ToolCall),
  /** "stopped" by the person, "failed" by an error: `content` is what arrived before. */
  status: z.enum(["complete", "stopped", "failed"]),
  tracingSpanId: z.string().nullable(),
  /** The model that wrote it, as people read it. */
  madeBy: z.string().nullable(),
});
export const ToolMessage = z.object({
  ...stored,
  type: z.literal("tool"),
  /** JSON of a `ToolResult`. */
  content: z.string(),
  toolCallId: z.string(),
  name: z.string(),
  status: z.enum(["success", "error"]),
});
export const ChatMessage = z.discriminatedUnion("type", [HumanMessage, AiMessage, ToolMessage]);
export type ChatMessage = z.infer<typeof ChatMessage>;
export type HumanMessage = z.infer<typeof HumanMessage>;
export type AiMessage = z.infer<typeof AiMessage>;
export type ToolMessage = z.infer<typeof ToolMessage>;

/** A step of a run, as the agent state shows it. */
export const AgentStep = z.object({
  id: z.string(),
  message: z.string(),
  /** A count or a figure, such as "38 videos". */
  detail: z.string().nullable(),
  status: z.enum(["running", "complete", "failed"]),
});
export type AgentStep = z.infer<typeof AgentStep>;

/** What a person may change in a thread. Messages and results are not among it. */
export const ThreadChange = z
  .object({
    title: text(THREAD_TITLE_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
    projectId: z.uuid().nullable(),
    /** The last message of the branch that is shown. */
    headMessageId: z.uuid(),
  })
  .partial()
  .strict();
export type ThreadChange = z.infer<typeof ThreadChange>;

export const ThreadValues = z.object({
  title: z.string(),
  projectId: z.uuid().nullable(),
  messages: z.array(ChatMessage),
  /** The run that writes to the thread at the moment. */
  runId: z.uuid().nullable(),
});
export type ThreadValues = z.infer<typeof ThreadValues>;

export const ThreadState = z.object({
  values: ThreadValues,
  next: z.array(z.string()),
  config: z.object({ configurable: z.object({ threadId: z.uuid(), agentId: AgentId }) }),
  metadata: z.object({ agentId: AgentId }),
  createdAt: z.iso.datetime(),
  parentConfig: z.null(),
  tasks: z.array(z.object({ id: z.string(), name: z.string() })),
  interrupts: z.array(z.never()),
});
export type ThreadState = z.infer<typeof ThreadState>;

export const Thread = z.object({
  id: z.uuid(),
  agentId: AgentId,
  title: z.string(),
  projectId: z.uuid().nullable(),
  isRunning: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Thread = z.infer<typeof Thread>;

export const ThreadsQuery = z.object({
  organizationId: z.uuid(),
  channelUcid: Ucid,
  agentId: AgentId.default("studio"),
  search: text(200).optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(THREADS_PAGE_SIZE),
});
export type ThreadsQuery = z.infer<typeof ThreadsQuery>;

const NewHumanMessage = z.object({
  type: z.literal("human"),
  id: z.uuid().optional(),
  content: text(CHAT_MESSAGE_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
  attachments: z.array(SelectedItem).max(ATTACHMENTS_MAX).default([]),
});
export const RunRequest = z.object({
  /** No message: the answer to `parentMessageId` is written again. */
  input: z.object({ messages: z.array(NewHumanMessage).max(1) }),
  config: z.object({
    configurable: z.object({
      agentId: AgentId.default("studio"),
      organizationId: z.uuid(),
      channelUcid: Ucid,
      tools: z.object({ webSearch: z.boolean().default(true) }).default({ webSearch: true }),
      userTimezone: text(64).default("UTC"),
      runId: z.uuid().optional(),
      /** What the person added to the pitch of this conversation. */
      pitchSelections: PitchSelections.optional(),
      /** The message that the new one follows; null starts a new branch at the top. Without it, the end of the shown branch. */
      parentMessageId: z.uuid().nullable().optional(),
    }),
  }),
});
export type RunRequest = z.infer<typeof RunRequest>;

const MessageMetadata = z.object({ langgraphNode: z.string(), tags: z.array(z.string()) });
/** A piece of a message: pieces with the same id are joined. "remove" takes back what a process that died had sent. */
export const MessageChunk = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("AIMessageChunk"),
    id: z.uuid(),
    content: z.string(),
    toolCalls: z.array(ToolCall),
  }),
  z.object({
    type: z.literal("tool"),
    id: z.uuid(),
    content: z.string(),
    toolCallId: z.string(),
    name: z.string(),
    status: z.enum(["success", "error"]),
  }),
  z.object({ type: z.literal("remove"), id: z.uuid(), content: z.literal("") }),
]);
export type MessageChunk = z.infer<typeof MessageChunk>;

/** The events of a run, in the modes of the chat service. `values` holds the messages of the turn. */
export const RunEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("metadata"), data: z.object({ runId: z.uuid(), threadId: z.uuid() }) }),
  z.object({ event: z.literal("messages"), data: z.tuple([MessageChunk, MessageMetadata]) }),
  z.object({
    event: z.literal("values"),
    data: z.object({ title: z.string(), messages: z.array(ChatMessage) }),
  }),
  z.object({ event: z.literal("custom"), data: z.object({ type: z.literal("step"), step: AgentStep }) }),
  z.object({ event: z.literal("error"), data: z.object({ error: z.string(), message: z.string() }) }),
  z.object({ event: z.literal("end"), data: z.object({ status: z.enum(["complete", "stopped", "failed"]) }) }),
]);
export type RunEvent = z.infer<typeof RunEvent>;

/** A result of a thread that was saved to a project. */
export const ThreadOption = z.object({
  id: z.uuid(),
  chatThreadId: z.uuid(),
  videoProjectOptionId: z.uuid().nullable(),
  videoProjectId: z.uuid(),
  messageId: z.uuid(),
  messageIndex: z.number().int().min(0),
  tracingSpanId: z.string().nullable(),
  savedContent: z.string(),
});
export type ThreadOption = z.infer<typeof ThreadOption>;
export const NewThreadOption = z.object({
  chatThreadId: z.uuid(),
  videoProjectOptionId: z.uuid(),
  messageId: z.uuid(),
  messageIndex: z.number().int().min(0).max(1000),
  tracingSpanId: text(100).nullable().default(null),
  savedContent: text(20_000),
});
export type NewThreadOption = z.infer<typeof NewThreadOption>;
