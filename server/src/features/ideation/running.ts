import { UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import type { World } from "../../world.ts";
import { runStore } from "./run-store.ts";

const BEAT_MS = 2_000;
/** How long nobody may listen before a run is given up: a reload is back by then. */
const UNHEARD_MS = 30_000;

type Run = { controller: AbortController; unheard: NodeJS.Timeout | undefined };

/** The generations of this process. Each tells that it lives; those of dead nodes are ended by whoever notices. */
export function runningRuns(world: Pick<World, "db" | "log">, onAbandoned: (runIds: readonly string[]) => void) {
  const store = runStore(world.db);
  const runs = new Map<string, Run>();
  let isBeating = false;
  // Silent twice in a row: after a pause of the whole machine its owner has had the time to tell that it lives.
  let silentBefore: readonly string[] = [];
  const beat = async () => {
    if (runs.size > 0) await store.beat([...runs.keys()]);
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
    add: (runId: string): AbortSignal => {
      const controller = new AbortController();
      runs.set(runId, { controller, unheard: undefined });
      return controller.signal;
    },
    remove: (runId: string): void => {
      clearTimeout(runs.get(runId)?.unheard);
      runs.delete(runId);
    },
    stop: (runId: string): void => runs.get(runId)?.controller.abort("stopped"),
    heard: (runId: string): void => clearTimeout(runs.get(runId)?.unheard),
    unheard: (runId: string): void => {
      const run = runs.get(runId);
      if (!run) return;
      clearTimeout(run.unheard);
      run.unheard = setTimeout(() => run.controller.abort("stopped"), UNHEARD_MS).unref();
    },
    close: (): void => {
      clearInterval(timer);
      for (const { controller } of runs.values()) controller.abort("closing");
    },
  };
}
