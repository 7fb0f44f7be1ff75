/** Why a run was aborted: a person stopped it, its person lost access, this process shuts down, or another process took it over. */
export type AbortReason = "stopped" | "revoked" | "closing" | "lost";

export const isAbortedBy = ({ aborted, reason }: AbortSignal, expected: AbortReason): boolean =>
  aborted && reason === expected;

type ActiveRun = {
  attempt: number;
  lastEventId: number;
  sessionId: string | undefined;
  controller: AbortController;
  orphanTimer: NodeJS.Timeout | undefined;
};
export type ActiveRunInfo = { id: string; attempt: number; sessionId: string | undefined };

/** The runs of this process. */
export function activeRuns(orphanTimeoutMs: number) {
  const active = new Map<string, ActiveRun>();
  const abort = (id: string, reason: AbortReason): void => active.get(id)?.controller.abort(reason);
  return {
    add: (claim: { id: string; attempt: number; lastEventId: number }, sessionId: string | undefined): AbortSignal => {
      const controller = new AbortController();
      const { id, attempt, lastEventId } = claim;
      active.set(id, { attempt, lastEventId, sessionId, controller, orphanTimer: undefined });
      return controller.signal;
    },
    remove: (id: string): void => {
      clearTimeout(active.get(id)?.orphanTimer);
      active.delete(id);
    },
    has: (id: string, attempt: number): boolean => active.get(id)?.attempt === attempt,
    list: (): ActiveRunInfo[] => [...active].map(([id, { attempt, sessionId }]) => ({ id, attempt, sessionId })),
    lastEventIdOf: (id: string): number | undefined => active.get(id)?.lastEventId,
    setLastEventId: (id: string, lastEventId: number): void => {
      const run = active.get(id);
      if (run) run.lastEventId = Math.max(run.lastEventId, lastEventId);
    },
    abort,
    abortAll: (reason: AbortReason): void => {
      for (const id of active.keys()) abort(id, reason);
    },
    markSubscribed: (id: string): void => clearTimeout(active.get(id)?.orphanTimer),
    /** Stops the run unless someone subscribes again in time: a reloaded page does. */
    markUnsubscribed: (id: string): void => {
      const run = active.get(id);
      if (!run) return;
      clearTimeout(run.orphanTimer);
      run.orphanTimer = setTimeout(abort, orphanTimeoutMs, id, "stopped" satisfies AbortReason).unref();
    },
  };
}
