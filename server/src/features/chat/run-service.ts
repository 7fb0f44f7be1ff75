import { RunEvent, type RunRequest } from "@coldopen/contract/chat/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { type OwnedRun, openRuns } from "../../platform/runs/runs.ts";
import { aiUsageService } from "../ai-usage/index.ts";
import { requireFeatureFlag } from "../labs/index.ts";
import { threadTitleOf } from "./rules.ts";
import { maxAnswerCostCents, runAgent } from "./run-agent.ts";
import { chatRunStore } from "./run-store.ts";
import { threadStore } from "./thread-store.ts";
import { chatCallOf, openTurnWriter, type Turn } from "./turn-writer.ts";

const MAX_ATTEMPTS = 3;
const notFound = () => new AppError("not_found", "Not found");
const busy = () => new AppError("conflict", "This conversation is still answering. Wait or stop it first.");

/** Answers of agents. One for each process: it knows the runs that are active here. */
export function openChatRuns(context: AppContext) {
  const { db } = context;
  const threads = threadStore(db);
  const store = chatRunStore(db);
  const usage = aiUsageService(context);

  const runs = openRuns<RunEvent>(context, {
    kind: "chat",
    event: RunEvent,
    onExpired: continueExpired,
    findRevoked: (active) => store.listRevoked(active.map(({ id }) => id)),
  });

  /** Continues the run of a process that died, from its last stored message. */
  async function continueExpired(run: OwnedRun<RunEvent>): Promise<void> {
    const found = await store.findForTakeover(run.id);
    if (!found) return run.end([{ event: "end", data: { status: "failed" } }]);
    const turn: Turn = { scope: scopeForJob(found.thread), thread: found.thread, chatRun: found.run };
    context.log.warn({ runId: run.id, attempt: run.attempt }, "Chat run is taken over");
    if (run.attempt > MAX_ATTEMPTS) return endBroken(run, turn);
    await takeBackUnstored(run, turn);
    return runAgent(context, run, turn);
  }

  async function endBroken(run: OwnedRun<RunEvent>, turn: Turn) {
    const writer = openTurnWriter(context, run, turn);
    try {
      const messages = await threads.listMessages(turn.thread);
      writer.written.push(...messages.filter(({ runId }) => runId === run.id));
      await writer.end("failed", { inputTokens: 0, outputTokens: 0, images: 0, costCents: 0 });
    } finally {
      writer.close();
    }
  }

  /** Words that were sent and not stored are written anew: readers drop them. */
  async function takeBackUnstored(run: OwnedRun<RunEvent>, { thread }: Turn): Promise<void> {
    if (run.lastEventId === 0) return;
    const stored = new Set((await threads.listMessages(thread)).map(({ id }) => id));
    const sent = new Set<string>();
    for await (const { id, event } of runs.read(run.id, { after: 0, signal: run.signal })) {
      if (event.event === "messages") sent.add(event.data[0].id);
      if (id !== undefined && id >= run.lastEventId) break;
    }
    const unstored = [...sent].filter((id) => !stored.has(id));
    const removed = unstored.map(
      (id): RunEvent => ({
        event: "messages",
        data: [
          { type: "remove", id, content: "" },
          { langgraphNode: "agent", tags: [] },
        ],
      }),
    );
    if (removed.length > 0) await run.append(removed);
  }

  async function startTurn(
    scope: AuthorizedScope,
    { userId }: Pick<Caller, "userId">,
    threadId: string,
    { input, config: { configurable } }: RunRequest,
  ) {
    const { agentId, parentMessageId, userTimezone, tools } = configurable;
    const [message] = input.messages;
    const runId = configurable.runId ?? crypto.randomUUID();
    return db.transaction(async () => {
      if (message) {
        const title = threadTitleOf(message.content);
        if (!(await threads.exists(threadId))) await threads.insert(scope, { id: threadId, userId, agentId, title });
      }
      const thread = await threads.lock(scope, userId, threadId);
      if (!thread || thread.agentId !== agentId) throw notFound();
      const repeated = await store.find(threadId, runId);
      if (repeated) return { runId, turn: undefined };
      if (await store.findActive(threadId)) throw busy();
      const rows = await threads.listMessages(thread);
      const parentId = parentMessageId === undefined ? thread.headMessageId : parentMessageId;
      if (parentId !== null && !rows.some(({ id }) => id === parentId)) throw notFound();
      let messageId = parentId;
      if (message) {
        const { id = crypto.randomUUID(), content, attachments } = message;
        const row = { id, threadId, parentId, type: "human" as const, content, attachments };
        if (!(await threads.insertMessage(row))) throw new AppError("conflict", "This message was sent already");
        messageId = id;
      }
      const asked = message ? messageId : rows.find(({ id, type }) => id === parentId && type === "human")?.id;
      if (!asked) throw new AppError("invalid_input", "input.messages: There is nothing to answer");
      await threads.update(scope, userId, threadId, { headMessageId: asked });
      const claim = await runs.claim(runId);
      const options = { webSearch: tools.webSearch, userTimezone };
      if (!claim || !(await store.insert({ id: runId, threadId, userId, messageId: asked, options }))) throw busy();
      const chatRun = await store.find(threadId, runId);
      if (!chatRun) throw busy();
      const turn: Turn = { scope, thread: { ...thread, headMessageId: asked }, chatRun };
      await usage.reserve(chatCallOf(turn), maxAnswerCostCents(context));
      return { runId, turn, claim };
    });
  }

  const read = (runId: string, after: number, signal: AbortSignal): AsyncIterable<RunEvent & { id?: number }> =>
    readFrames(runs.read(runId, { after, signal }));

  return {
    runs,
    /** Starts an answer and returns its events. The same run id again joins the run. */
    start: async (
      scope: AuthorizedScope,
      caller: Caller,
      threadId: string,
      request: RunRequest,
      signal: AbortSignal,
    ): Promise<{ runId: string; events: AsyncIterable<RunEvent & { id?: number }> }> => {
      const { organizationId } = scope;
      if (request.config.configurable.agentId === "pitch")
        await requireFeatureFlag(context)("STUDIO_PITCH_AGENT_ACCESS", caller, organizationId);
      const release = await context.usage.start("generation", { userId: caller.userId, organizationId });
      try {
        const { runId, turn, claim } = await startTurn(scope, caller, threadId, request);
        if (!turn || !claim) {
          await release();
          return { runId, events: read(runId, 0, signal) };
        }
        const run = runs.activate(claim);
        context.background.run("chat answer", () => runAgent(context, run, turn).finally(release));
        return { runId, events: read(runId, 0, signal) };
      } catch (error) {
        await release();
        throw error;
      }
    },
    read,
    stop: (runId: string): Promise<void> => runs.stop(runId),
  };
}
export type ChatRuns = ReturnType<typeof openChatRuns>;

async function* readFrames(events: AsyncIterable<{ id: number | undefined; event: RunEvent }>) {
  for await (const { id, event } of events) yield id === undefined ? event : { ...event, id };
}
