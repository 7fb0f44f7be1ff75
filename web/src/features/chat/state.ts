import type {
  AgentStep,
  AiMessage,
  ChatMessage,
  MessageChunk,
  RunEvent,
  ThreadValues,
} from "@coldopen/contract/chat/schema";

/** How the answer to a message ended, where no message of the answer says so itself. */
export type Outcome = { kind: "stopped" } | { kind: "failed"; text?: string | undefined };
export type Run = { id: string /** The message that the run answers. */; answersId: string; isStopping: boolean };

export type Conversation = {
  title: string;
  projectId: string | null;
  /** The shown branch. */
  messages: readonly ChatMessage[];
  /** Messages that this page assembles from pieces. */
  streaming: ReadonlySet<string>;
  /** Steps of runs that this page followed, by the message they answer. */
  steps: Readonly<Record<string, readonly AgentStep[]>>;
  outcomes: Readonly<Record<string, Outcome>>;
  run: Run | undefined;
};

export const emptyConversation: Conversation = {
  title: "",
  projectId: null,
  messages: [],
  streaming: new Set(),
  steps: {},
  outcomes: {},
  run: undefined,
};

/** What the server has stored, with the steps and outcomes that only this page knows. */
export function loadValues(known: Conversation, values: ThreadValues): Conversation {
  const answersId = values.messages.findLast(({ type }) => type === "human")?.id;
  return {
    ...known,
    title: values.title,
    projectId: values.projectId,
    messages: reuseMessages(known.messages, values.messages),
    streaming: new Set(),
    run: values.runId && answersId ? { id: values.runId, answersId, isStopping: false } : undefined,
  };
}

/** Keeps the objects of messages that did not change, so that only changed ones are rendered again. */
function reuseMessages(before: readonly ChatMessage[], next: readonly ChatMessage[]): ChatMessage[] {
  const known = new Map(before.map((message) => [message.id, message]));
  return next.map((message) => {
    const old = known.get(message.id);
    return old && isSameMessage(old, message) ? old : message;
  });
}

/** Texts of people and results never change; an answer gets its end. */
const isSameMessage = (a: ChatMessage, b: ChatMessage): boolean =>
  a.content === b.content &&
  a.siblings.join() === b.siblings.join() &&
  (a.type !== "ai" || (b.type === "ai" && a.status === b.status && a.tracingSpanId === b.tracingSpanId)) &&
  (a.type !== "tool" || (b.type === "tool" && a.status === b.status));

export const applyEvents = (conversation: Conversation, events: readonly RunEvent[]): Conversation =>
  events.reduce(applyEvent, conversation);

function applyEvent(conversation: Conversation, event: RunEvent): Conversation {
  const { run } = conversation;
  switch (event.event) {
    case "metadata":
      return run ? { ...conversation, run: { ...run, id: event.data.runId } } : conversation;
    case "messages":
      return applyChunk(conversation, event.data[0]);
    case "values":
      return applyTurn(conversation, event.data);
    case "custom":
      return run ? applyStep(conversation, run.answersId, event.data.step) : conversation;
    case "error":
      return run ? withOutcome(conversation, run.answersId, { kind: "failed" }) : conversation;
    case "end":
      return endRun(conversation, event.data.status);
  }
}

/** A message that is complete already is left alone: a joined run repeats its events from the start. */
function applyChunk(conversation: Conversation, chunk: MessageChunk): Conversation {
  const { messages, streaming } = conversation;
  const known = messages.find(({ id }) => id === chunk.id);
  if (chunk.type === "remove") {
    if (!streaming.has(chunk.id)) return conversation;
    return {
      ...conversation,
      messages: messages.filter(({ id }) => id !== chunk.id),
      streaming: without(streaming, chunk.id),
    };
  }
  if (!known) {
    const isPiece = chunk.type === "AIMessageChunk";
    return {
      ...conversation,
      messages: [...messages, messageOf(chunk, messages.at(-1)?.createdAt ?? "")],
      streaming: isPiece ? new Set([...streaming, chunk.id]) : streaming,
    };
  }
  if (known.type === "tool" && chunk.type === "tool") {
    const newer = { ...known, content: chunk.content, status: chunk.status };
    return { ...conversation, messages: messages.map((message) => (message === known ? newer : message)) };
  }
  if (known.type !== "ai" || chunk.type !== "AIMessageChunk" || !streaming.has(chunk.id)) return conversation;
  const longer: AiMessage = {
    ...known,
    content: known.content + chunk.content,
    toolCalls: [...known.toolCalls, ...chunk.toolCalls],
  };
  return { ...conversation, messages: messages.map((message) => (message === known ? longer : message)) };
}

function messageOf(chunk: Exclude<MessageChunk, { type: "remove" }>, createdAt: string): ChatMessage {
  const stored = { id: chunk.id, createdAt, siblings: [chunk.id] };
  if (chunk.type === "tool") {
    const { content, toolCallId, name, status } = chunk;
    return { ...stored, type: "tool", content, toolCallId, name, status };
  }
  const { content, toolCalls } = chunk;
  return { ...stored, type: "ai", content, toolCalls, status: "complete", tracingSpanId: null, madeBy: null };
}

/** The messages of the turn replace the assembled ones; new ones are added at the end. */
function applyTurn(
  conversation: Conversation,
  { title, messages: turn }: { title: string; messages: readonly ChatMessage[] },
): Conversation {
  const stored = new Map(turn.map((message) => [message.id, message]));
  const known = new Set(conversation.messages.map(({ id }) => id));
  return {
    ...conversation,
    title: title || conversation.title,
    messages: [
      ...conversation.messages.map((message) => stored.get(message.id) ?? message),
      ...turn.filter(({ id }) => !known.has(id)),
    ],
    streaming: new Set([...conversation.streaming].filter((id) => !stored.has(id))),
  };
}

function applyStep(conversation: Conversation, answersId: string, step: AgentStep): Conversation {
  const steps = conversation.steps[answersId] ?? [];
  const isKnown = steps.some(({ id }) => id === step.id);
  const next = isKnown ? steps.map((one) => (one.id === step.id ? step : one)) : [...steps, step];
  return { ...conversation, steps: { ...conversation.steps, [answersId]: next } };
}

export function withoutOutcome(conversation: Conversation, answersId: string): Conversation {
  const { [answersId]: _, ...outcomes } = conversation.outcomes;
  return { ...conversation, outcomes };
}

export const withOutcome = (conversation: Conversation, answersId: string, outcome: Outcome): Conversation => ({
  ...conversation,
  outcomes: { ...conversation.outcomes, [answersId]: outcome },
});

function endRun(conversation: Conversation, status: AiMessage["status"]): Conversation {
  const { run, streaming, messages } = conversation;
  if (!run) return conversation;
  const ended: Conversation = {
    ...conversation,
    run: undefined,
    streaming: new Set(),
    messages: messages.map((message) =>
      message.type === "ai" && streaming.has(message.id) ? { ...message, status } : message,
    ),
  };
  if (status === "complete" || conversation.outcomes[run.answersId]) return ended;
  return withOutcome(ended, run.answersId, { kind: status });
}

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));
