import { ExecutionEvent, UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { type OwnedRun, openRuns, RunLostError } from "../../platform/runs/runs.ts";
import { type AiCall, type AiOutcome, type AiSpending, aiUsageService, alreadyUsed } from "../ai-usage/index.ts";
import { canRestart } from "./rules.ts";
import { ideationRunStore, type NewRun } from "./run-store.ts";

export type IdeationRunHandle = OwnedRun<ExecutionEvent>;
/** The person who starts a run. The run ends with their session. */
export type Requester = { userId: string; sessionId: string };
export type StartedRun = { run: IdeationRunHandle; call: AiCall; startedAt: number };
type FinishedRun = {
  outcome: AiOutcome;
  spent: AiSpending;
  model: { provider: string; model: string };
  /** Delivered to the readers of the run as its last event. */
  event?: ExecutionEvent;
};

/** How a run starts, ends and fails, whatever it generates. One for each process. */
export function openRunLifecycle(context: Pick<AppContext, "db" | "config" | "sockets" | "background" | "log">) {
  const { db } = context;
  const store = ideationRunStore(db);
  const usage = aiUsageService(context);

  const failExpired = async (run: IdeationRunHandle) => {
    await db.transaction(async () => {
      const isFailed = await store.finish(run.id, "error", UNKNOWN_STREAM_ERROR);
      await run.end(isFailed ? [{ runId: run.id, state: "error", errorReason: UNKNOWN_STREAM_ERROR }] : []);
      await usage.cancel(run.id);
    });
    context.log.warn({ runId: run.id }, "Run failed because its lease expired");
  };
  const runs = openRuns<ExecutionEvent>(context, {
    kind: "ideation",
    event: ExecutionEvent,
    onClaimed: failExpired,
    findRevoked: (active) =>
      store.listRevoked(active.flatMap(({ id, sessionId }) => (sessionId === undefined ? [] : [{ id, sessionId }]))),
  });

  return {
    runs,
    /** Throws if the id was used before, or if the budget of the month is used up. */
    start: async (
      scope: AuthorizedScope,
      { userId, sessionId }: Requester,
      newRun: Omit<NewRun, "userId">,
      maxCostCents: number,
    ): Promise<StartedRun> => {
      const run: NewRun = { ...newRun, userId };
      const call: AiCall = { id: run.id, organization: scope, userId, purpose: run.purpose };
      const claim = await db.transaction(async () => {
        // The row of `runs` first, as every write of a run does: in the opposite order the two could wait for each other.
        const claimed = await runs.claim(run.id);
        if (!claimed) throw alreadyUsed();
        if (!(await store.insert(scope, run))) {
          if (!canRestart(await store.lockForUpdate(scope, run.id), run)) throw alreadyUsed();
          await store.deleteElements(run.id);
          await store.restart(run);
          await usage.cancel(run.id);
        }
        await usage.reserve(call, maxCostCents);
        return claimed;
      });
      return { run: runs.activate(claim, { sessionId }), call, startedAt: performance.now() };
    },
    /** Stores the outcome, the cost and the last event together, unless another process has taken the run over. */
    finish: async (
      { run, call, startedAt }: StartedRun,
      { outcome, spent, model: { provider, model }, event }: FinishedRun,
    ): Promise<void> => {
      const write = async () => {
        await run.end(event ? [event] : []);
        await store.finish(run.id, outcome, event?.state === "error" ? event.errorReason : null);
        const ms = Math.round(performance.now() - startedAt);
        await usage.settle(call, { outcome, provider, model, ms, ...spent });
      };
      await db.transaction(write).catch((error: unknown) => {
        if (!(error instanceof RunLostError)) throw error;
        context.log.warn({ err: error, runId: run.id }, "Run was taken over by another process");
      });
    },
  };
}
export type RunLifecycle = ReturnType<typeof openRunLifecycle>;
