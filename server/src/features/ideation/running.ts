import { UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import type { World } from "../../world.ts";
import { type EndedRun, runStore } from "./run-store.ts";

const BEAT_MS = 2_000;
/** How long nobody may listen before a run is given up: a reload is back by then. */
const UNHEARD_MS = 30_000;

/** Why a run was aborted: by its asker, because its asker may no longer have it, or because this node goes away. */
export type AbortReason = "stopped" | "revoked" | "closing";
type Run = { sessionId: string; controller: AbortController; unheard: NodeJS.Timeout | undefined };

/**
 * The generations of this process. Each tells that it lives; those of dead nodes are ended by whoever notices. One ends when the
 * session that asked for it does, or when its asker may no longer work on its channel.
 */
export function runningRuns(
  world: Pick<World, "db" | "log" | "sockets">,
  onAbandoned: (ended: readonly EndedRun[]) => void,
) {
  const store = runStore(world.db);
  const runs = new Map<string, Run>();
  let isBeating = false;
  // Silent twice in a row: after a pause of the whole machine its owner has had the time to tell that it lives.
  let silentBefore: readonly string[] = [];
  const abort = (runId: string, reason: AbortReason) => runs.get(runId)?.controller.abort(reason);
  const endRevoked = async () => {
    if (runs.size === 0) return;
    const own = [...runs].map(([runId, { sessionId }]) => ({ runId, sessionId }));
    for (const runId of await store.findRevoked(own)) abort(runId, "revoked");
  };
  world.sockets.accessChanges.subscribe(endRevoked);
  const beat = async () => {
    if (runs.size > 0) await store.beat([...runs.keys()]);
    await endRevoked();
    const ended = await store.endAbandoned(silentBefore, UNKNOWN_STREAM_ERROR);
    silentBefore = await store.silent();
    if (ended.length > 0) onAbandoned(ended);
  };
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    beat()
      .catch((error: unknown) => world.log.warn({ err: error }, "Running generations could not tell that they live"))
      .finally(() => {
        isBeating = false;
      });
  }, BEAT_MS).unref();

  return {
    add: (runId: string, sessionId: string): AbortSignal => {
      const controller = new AbortController();
      runs.set(runId, { sessionId, controller, unheard: undefined });
      return controller.signal;
    },
    remove: (runId: string): void => {
      clearTimeout(runs.get(runId)?.unheard);
      runs.delete(runId);
    },
    stop: (runId: string): void => abort(runId, "stopped"),
    heard: (runId: string): void => clearTimeout(runs.get(runId)?.unheard),
    unheard: (runId: string): void => {
      const run = runs.get(runId);
      if (!run) return;
      clearTimeout(run.unheard);
      run.unheard = setTimeout(abort, UNHEARD_MS, runId, "stopped" satisfies AbortReason).unref();
    },
    close: (): void => {
      clearInterval(timer);
      for (const runId of runs.keys()) abort(runId, "closing");
    },
  };
}
