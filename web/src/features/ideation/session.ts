import { type ExecutionEvent, type ExecutionRequest, UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { AppError } from "@coldopen/contract/kernel/errors";
import { log } from "../../lib/log.ts";
import { refusalOf } from "../../lib/refusal.ts";
import { connect } from "../../lib/sockets.ts";
import { ideationApi } from "./api.ts";
import { batchByAnimationFrame } from "./batch-by-animation-frame.ts";
import { runRequested } from "./request.ts";
import { type DrawerEvent, isRunning } from "./state.ts";
import { ideation } from "./store.ts";

const RUNS_FETCHED = 50;
const LOOK_AGAIN_MS = 2000;

/** A run that was rejected because of a full queue may be repeated after a while. */
const eventOf = (event: ExecutionEvent, now: number): DrawerEvent =>
  event.state === "error" && event.retryAfterSeconds !== undefined
    ? {
        kind: "refused",
        runId: event.runId,
        refusal: { text: event.errorReason, retryAt: now + event.retryAfterSeconds * 1000 },
      }
    : { kind: "streamed", event };

export type Session = {
  ask: (request: ExecutionRequest) => void;
  stop: (runId: string) => void;
  fetch: () => Promise<void>;
  close: () => void;
  isOpen: () => boolean;
};

/** The connection to the engine while a drawer is open. It loads earlier runs and joins those that are still running. */
export function openSession(projectId: string): Session {
  const dispatch = (event: Parameters<typeof ideation.dispatch>[1]) => {
    if (!isClosed) ideation.dispatch(projectId, event);
  };
  const failed = (runId: string, errorReason: string) =>
    dispatch({ kind: "streamed", event: { runId, state: "error", errorReason } });
  const subscribed = new Set<string>();
  let isClosed = false;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const connection = connect(executionsNamespace, {
    execution: batchByAnimationFrame((event) => dispatch(eventOf(event, Date.now()))),
    error: ({ runId, errorReason }) => failed(runId, errorReason),
    "passthrough-execution": () => undefined,
    slow: () => dispatch({ kind: "connection", connection: "slow" }),
    connected: () => {
      dispatch({ kind: "connection", connection: "open" });
      joinRunning();
    },
    disconnected: () => subscribed.clear(),
  });
  connection.catch((cause: unknown) => log.error("Failed to load the executions socket", cause));

  const fetch = async () => {
    try {
      const { data } = await ideationApi.runs({ params: { id: projectId }, query: { limit: RUNS_FETCHED } });
      dispatch({ kind: "fetched", runs: data });
      joinRunning();
    } catch (cause) {
      log.warn("Failed to fetch earlier ideas", cause);
      dispatch({ kind: "fetchFailed" });
    }
  };

  function joinRunning() {
    const unsubscribed = ideation.read(projectId).runs.filter((run) => isRunning(run) && !subscribed.has(run.id));
    for (const { id: runId } of unsubscribed) {
      subscribed.add(runId);
      connection
        .then(({ ask }) => ask("join", { runId }))
        .then(({ isRunning: goesOn }) => (goesOn ? undefined : fetch()))
        .catch(() => lookAgain(runId));
    }
  }

  /** A run of another user can't be joined; it is polled. */
  function lookAgain(runId: string) {
    clearTimeout(looking);
    looking = setTimeout(() => {
      subscribed.delete(runId);
      void fetch();
    }, LOOK_AGAIN_MS);
  }

  void fetch();
  return {
    ask(request) {
      const { runId } = request.metadata.tracking;
      dispatch({ kind: "requested", run: runRequested(request, new Date()) });
      subscribed.add(runId);
      connection
        .then(({ ask }) => ask("execution", request))
        .catch((cause: unknown) => {
          log.error("Failed to request ideas", cause);
          const refusal = refusalOf(cause, Date.now());
          if (refusal) dispatch({ kind: "refused", runId, refusal });
          else failed(runId, cause instanceof AppError ? cause.message : UNKNOWN_STREAM_ERROR);
        });
    },
    stop(runId) {
      dispatch({ kind: "streamed", event: { runId, state: "stopped" } });
      connection
        .then(({ ask }) => ask("stop", { runId }))
        .catch((cause: unknown) => log.warn("Failed to stop a run", cause));
    },
    fetch,
    isOpen: () => !isClosed,
    close() {
      isClosed = true;
      clearTimeout(looking);
      connection.then(({ close }) => close()).catch(() => undefined);
    },
  };
}
