import { RunEvent, type RunRequest } from "@coldopen/contract/chat/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { openRuns, type Runs } from "../../platform/runs/runs.ts";
import { withModels } from "../ai-models/index.ts";
import { aiUsageService } from "../ai-usage/index.ts";
import { requireFeatureFlag } from "../labs/index.ts";
import { executeRun } from "./execute-run.ts";
import { threadTitleOf } from "./rules.ts";
import { maxAnswerCostCents } from "./run-agent.ts";
import { chatRunStore } from "./run-store.ts";
import { threadStore } from "./thread-store.ts";
import { chatCallOf, type Turn } from "./turn-writer.ts";

/** Some more than a pool has connections, since answers mostly wait for their model. */
const MAX_CONCURRENT_ANSWERS = 32;

const notFound = () => new AppError("not_found", "Not found");
const busy = () => new AppError("conflict", "This conversation is still answering. Wait or stop it first.");

/** Answers of agents. One for each process: it knows the runs that are active here. */
export function openChatRuns(context: AppContext) {
  const { db } = context;
  const threads = threadStore(db);
  const store = chatRunStore(db);
  const usage = aiUsageService(context);

  const runs: Runs<RunEvent> = openRuns<RunEvent>(context, {
    kind: "chat",
    event: RunEvent,
    onClaimed: (run) => executeRun(context, runs, run),
    isWorker: context.config.roles.includes("worker"),
    maxConcurrent: MAX_CONCURRENT_ANSWERS,
    findRevoked: (active) => store.listRevoked(active.map(({ id }) => id)),
  });

  async function startTurn(
    scope: AuthorizedScope,
    { userId }: Pick<Caller, "userId">,
    threadId: string,
    { input, config: { configurable } }: RunRequest,
  ) {
    const { agentId, parentMessageId, userTimezone, tools, pitchSelections } = configurable;
    const [message] = input.messages;
    const runId = configurable.runId ?? crypto.randomUUID();
    return db.transaction(async () => {
      if (message) {
        const title = threadTitleOf(message.content);
        if (!(await threads.exists(threadId))) await threads.insert(scope, { id: threadId, userId, agentId, title });
      }
      const thread = await threads.lock(scope, userId, threadId);
      if (!thread || thread.agentId !== agentId) throw notFound();
      const repeated = await store.find(thread, runId);
      if (repeated) return { runId, isNew: false };
      if (await store.findActive(thread)) throw busy();
      const rows = await threads.listMessages(thread);
      const parentId = parentMessageId === undefined ? thread.headMessageId : parentMessageId;
      if (parentId !== null && !rows.some(({ id }) => id === parentId)) throw notFound();
      let messageId = parentId;
      if (message) {
        const { id = crypto.randomUUID(), content, attachments } = message;
        const row = { id, parentId, type: "human" as const, content, attachments };
        if (!(await threads.insertMessage(thread, row)))
          throw new AppError("conflict", "This message was sent already");
        messageId = id;
      }
      const asked = message ? messageId : rows.find(({ id, type }) => id === parentId && type === "human")?.id;
      if (!asked) throw new AppError("invalid_input", "input.messages: There is nothing to answer");
      await threads.setHead(thread, asked);
      const options = { webSearch: tools.webSearch, userTimezone, ...(pitchSelections && { pitchSelections }) };
      if (
        !(await runs.enqueue(runId)) ||
        !(await store.insert({ id: runId, threadId, userId, messageId: asked, options }))
      )
        throw busy();
      const chatRun = await store.find(thread, runId);
      if (!chatRun) throw busy();
      await context.announce.toMember(scope, userId, "system", { eventType: "chat:threadAnswering", threadId });
      const turn: Turn = { scope, thread: { ...thread, headMessageId: asked }, chatRun };
      await usage.reserve(chatCallOf(turn), maxAnswerCostCents(await withModels(context, scope)));
      return { runId, isNew: true };
    });
  }

  const read = (runId: string, after: number, signal: AbortSignal): AsyncIterable<RunEvent & { id?: number }> =>
    readFrames(runs.read(runId, { after, signal }));

  /** A run counts as in progress until its end, whichever process works on it. */
  async function waitForEnd(runId: string): Promise<void> {
    for await (const _ of runs.read(runId, { after: 0, signal: context.stopping }));
  }

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
        const { runId, isNew } = await startTurn(scope, caller, threadId, request);
        if (isNew) context.background.run("chat run in progress", () => waitForEnd(runId).finally(release));
        else await release();
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
