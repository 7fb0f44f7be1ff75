import type { RunEvent } from "@coldopen/contract/chat/schema";
import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import type { OwnedRun, Runs } from "../../platform/runs/runs.ts";
import { withModels } from "../ai-models/index.ts";
import { NO_SPENDING } from "../ai-usage/index.ts";
import { runAgent } from "./run-agent.ts";
import { chatRunStore } from "./run-store.ts";
import { threadStore } from "./thread-store.ts";
import { openTurnWriter, type Turn } from "./turn-writer.ts";

const MAX_ATTEMPTS = 3;
type ChatRun = OwnedRun<RunEvent>;

/** Starts a queued run, or continues that of a process that died from its last stored message, three times at most. */
export async function executeRun(context: AppContext, runs: Pick<Runs<RunEvent>, "read">, run: ChatRun): Promise<void> {
  const found = await chatRunStore(context.db).findWithThread(run.id);
  if (!found) return run.end([{ event: "end", data: { status: "failed" } }]);
  const turn: Turn = { scope: scopeForJob(found.thread), thread: found.thread, chatRun: found.run };
  const runContext = await withModels(context, turn.scope);
  if (run.attempt > 1) context.log.warn({ runId: run.id, attempt: run.attempt }, "Chat run taken over");
  if (run.attempt > MAX_ATTEMPTS) return endFailed(runContext, run, turn);
  await removeUnstoredMessages(runContext, runs, run, turn);
  return runAgent(runContext, run, turn);
}

async function endFailed(context: AppContext, run: ChatRun, turn: Turn): Promise<void> {
  const writer = openTurnWriter(context, run, turn);
  try {
    const messages = await threadStore(context.db).listMessages(turn.thread);
    writer.written.push(...messages.filter(({ runId }) => runId === run.id));
    await writer.end("failed", NO_SPENDING);
  } finally {
    writer.close();
  }
}

/** Messages that were sent but not stored are generated again, so readers remove them. */
async function removeUnstoredMessages(
  context: AppContext,
  runs: Pick<Runs<RunEvent>, "read">,
  run: ChatRun,
  { thread }: Turn,
): Promise<void> {
  if (run.lastEventId === 0) return;
  const stored = new Set((await threadStore(context.db).listMessages(thread)).map(({ id }) => id));
  const sent = new Set<string>();
  for await (const { id, event } of runs.read(run.id, { after: 0, signal: run.signal })) {
    if (event.event === "messages") sent.add(event.data[0].id);
    if (id !== undefined && id >= run.lastEventId) break;
  }
  const removed = [...sent]
    .filter((id) => !stored.has(id))
    .map(
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
