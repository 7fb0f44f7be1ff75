import type {
  AgentId,
  HumanMessage,
  RunEvent,
  RunRequest,
  SelectedItem,
  ThreadValues,
} from "@coldopen/contract/chat/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { createStore, type StoreApi } from "zustand";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { log } from "../../lib/log.ts";
import { resumeStream } from "../../lib/resume-stream.ts";
import { chatApi } from "./api.ts";
import { batchByFrame } from "./batch-by-frame.ts";
import { readThread } from "./read-thread.ts";
import { applyEvents, type Conversation, emptyConversation, loadValues, withOutcome, withoutOutcome } from "./state.ts";
import { readSelections } from "./stored-selections.ts";
import { webSearch } from "./web-search.ts";

/** The server sends a heartbeat every few seconds. */
const STALL_MS = 30_000;

export type ConversationView = Conversation & { load: "loading" | "ready" | "missing" | "failed" };
export type NewMessage = { content: string; attachments: readonly SelectedItem[] };
type Place = { channel: ActiveChannel; threadId: string; agentId: AgentId };
type Callbacks = { onThreadChange: () => void };

export type ConversationClient = {
  store: StoreApi<ConversationView>;
  load: () => Promise<void>;
  /** "refused" if the server did not accept the message: the caller keeps its text. */
  send: (message: NewMessage) => Promise<"sent" | "refused">;
  /** Adds a branch beside a message of the person. */
  edit: (messageId: string, content: string) => void;
  /** Writes the answer to a message again, or sends a message again that did not arrive. */
  retry: (messageId: string) => void;
  stop: () => Promise<void>;
  showBranch: (messageId: string) => Promise<void>;
  setTitle: (title: string) => void;
  setProject: (projectId: string | null) => Promise<void>;
  /** Shows the project that a result was saved to; the server knows it already. */
  showProject: (projectId: string) => void;
  /** Shows what another tab or device added to the thread. */
  catchUp: () => Promise<void>;
  close: () => void;
};

export function createConversation(place: Place, { onThreadChange }: Callbacks, isNew = false): ConversationClient {
  const { channel, threadId, agentId } = place;
  const params = { threadId };
  const store = createStore<ConversationView>(() => ({ ...emptyConversation, load: isNew ? "ready" : "loading" }));
  const change = (next: (known: ConversationView) => Conversation) =>
    store.setState((known) => ({ ...next(known), load: known.load }));
  const reading = { control: new AbortController() };
  const unsent = new Set<string>();
  /** Runs whose first event has arrived. */
  const accepted = new Set<string>();
  /** A run that was stopped before the server knew it: it is stopped with its first event. */
  let earlyStop: string | undefined;

  async function load() {
    try {
      show(await readThread.stored(threadId, agentId));
    } catch (error) {
      if (store.getState().load === "ready") return log.warn("Failed to reload a thread", error);
      const isMissing = error instanceof AppError && error.code === "not_found";
      store.setState({ load: isMissing ? "missing" : "failed" });
    }
  }

  function show(values: ThreadValues) {
    if (store.getState().run) return;
    store.setState((known) => ({ ...loadValues(known, values), load: "ready" }));
    const { run } = store.getState();
    if (run) void follow(run.answersId, join(run.id), run.id);
  }

  const join = (runId: string) => (lastEventId?: string) =>
    chatApi.join(
      { params: { threadId, runId }, query: lastEventId === undefined ? {} : { lastEventId: Number(lastEventId) } },
      { signal: reading.control.signal, stallMs: STALL_MS },
    );

  /** Applies the events of a run until it ends. The first ones decide whether a new message was accepted. */
  async function follow(answersId: string, open: ReturnType<typeof join>, runId: string): Promise<"sent" | "refused"> {
    const { signal } = reading.control;
    const batch = batchByFrame<RunEvent>((events) => change((known) => applyEvents(known, events)));
    let isAccepted = false;
    try {
      const events = resumeStream({
        open,
        // Without any event it is unknown whether the message arrived; the same run id again joins its run.
        resume: (lastEventId) => (lastEventId === undefined ? open() : join(runId)(lastEventId)),
        isLast: ({ event }) => event === "end",
        signal,
      });
      for await (const event of events) {
        if (!isAccepted) {
          isAccepted = true;
          unsent.delete(answersId);
          onThreadChange();
          accepted.add(runId);
          if (earlyStop === runId) void cancel(runId);
        }
        batch.add(event);
      }
      batch.flush();
      if (signal.aborted) return "sent";
      onThreadChange();
      await load();
      return "sent";
    } catch (error) {
      batch.flush();
      return fail(answersId, error, isAccepted);
    }
  }

  async function fail(answersId: string, error: unknown, isAccepted: boolean): Promise<"sent" | "refused"> {
    log.warn("Failed to follow a run", error);
    const text = error instanceof AppError && error.status < 500 ? error.message : undefined;
    if (isAccepted && error instanceof AppError && error.code === "unavailable") loadOnceOnline(answersId);
    change((known) => ({ ...withOutcome(known, answersId, { kind: "failed", text }), run: undefined }));
    // Another tab or device has started a run: it is shown instead.
    if (error instanceof AppError && error.code === "conflict") {
      await load();
      return isAccepted ? "sent" : "refused";
    }
    return "sent";
  }

  async function cancel(runId: string): Promise<void> {
    const isEarly = !accepted.has(runId);
    earlyStop = undefined;
    try {
      await chatApi.cancel({ params: { threadId, runId } });
    } catch (error) {
      log.warn("Failed to stop a run", error);
      if (!isEarly || !(error instanceof AppError && error.code === "not_found"))
        return change((known) => ({ ...known, run: known.run && { ...known.run, isStopping: false } }));
      if (accepted.has(runId)) return cancel(runId);
      earlyStop = runId;
    }
  }

  /** The run goes on without this page: what it wrote meanwhile is shown as soon as the network is back. */
  function loadOnceOnline(answersId: string) {
    const again = async () => {
      try {
        const values = await readThread.stored(threadId, agentId);
        removeEventListener("online", again);
        change((known) => withoutOutcome(known, answersId));
        show(values);
      } catch (error) {
        log.warn("Failed to reload a thread", error);
      }
    };
    addEventListener("online", again, { signal: reading.control.signal });
  }

  /** Without a message the answer to `parentMessageId` is written again. */
  function run(answersId: string, messages: RunRequest["input"]["messages"], parentMessageId?: string | null) {
    const runId = crypto.randomUUID();
    change((known) => {
      const { [answersId]: _, ...steps } = known.steps;
      return { ...withoutOutcome(known, answersId), steps, run: { id: runId, answersId, isStopping: false } };
    });
    const pitchSelections = agentId === "pitch" ? readSelections(threadId, store.getState().projectId) : undefined;
    const configurable = {
      agentId,
      ...channel,
      tools: { webSearch: webSearch.read() ?? true },
      userTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      runId,
      ...(pitchSelections && { pitchSelections }),
      ...(parentMessageId !== undefined && { parentMessageId }),
    };
    const post = () =>
      chatApi.run(
        { params, body: { input: { messages }, config: { configurable } } },
        { signal: reading.control.signal, stallMs: STALL_MS },
      );
    return follow(answersId, post, runId);
  }

  function add(message: NewMessage, parentId?: string | null) {
    const id = crypto.randomUUID();
    const attachments = [...message.attachments];
    unsent.add(id);
    change((known) => {
      const at =
        parentId === undefined ? known.messages.length : known.messages.findIndex((one) => one.id === parentId) + 1;
      const sent: HumanMessage = {
        id,
        type: "human",
        createdAt: new Date().toISOString(),
        siblings: [id],
        content: message.content,
        attachments,
      };
      return { ...known, messages: [...known.messages.slice(0, at), sent] };
    });
    return run(id, [{ type: "human", id, content: message.content, attachments }], parentId);
  }

  const parentOf = (messageId: string): string | null => {
    const { messages } = store.getState();
    return messages[messages.findIndex(({ id }) => id === messageId) - 1]?.id ?? null;
  };
  const find = (messageId: string) => store.getState().messages.find(({ id }) => id === messageId);

  return {
    store,
    load,
    send: (message) => add(message),
    edit(messageId, content) {
      const message = find(messageId);
      if (message?.type === "human") void add({ content, attachments: message.attachments }, parentOf(messageId));
    },
    retry(messageId) {
      const message = find(messageId);
      if (message?.type !== "human") return;
      if (unsent.has(messageId)) return void add(message, parentOf(messageId));
      change((known) => ({
        ...known,
        messages: known.messages.slice(0, known.messages.findIndex(({ id }) => id === messageId) + 1),
      }));
      void run(messageId, [], messageId);
    },
    async stop() {
      const { run: current } = store.getState();
      if (!current) return;
      change((known) => ({ ...known, run: known.run && { ...known.run, isStopping: true } }));
      await cancel(current.id);
    },
    async showBranch(messageId) {
      const values = await readThread.changed(threadId, agentId, { headMessageId: messageId });
      change((known) => loadValues(known, values));
    },
    setTitle: (title) => change((known) => ({ ...known, title })),
    async setProject(projectId) {
      const values = await readThread.changed(threadId, agentId, { projectId });
      change((known) => ({ ...known, projectId: values.projectId }));
    },
    showProject: (projectId) => change((known) => ({ ...known, projectId })),
    async catchUp() {
      if (store.getState().load === "ready" && !store.getState().run) await load();
    },
    close() {
      reading.control.abort();
    },
  };
}
