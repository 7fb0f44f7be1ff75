import { type ExecutionEvent, type ExecutionRequest, UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { AppError } from "@coldopen/contract/kernel/errors";
import { log } from "../../lib/log.ts";
import { refusalOf } from "../../lib/refusal.ts";
import { connect } from "../../lib/sockets.ts";
import { ideationApi } from "./api.ts";
import { byFrame } from "./by-frame.ts";
import { runAsked } from "./request.ts";
import { type DrawerEvent, isRunning } from "./state.ts";
import { ideation } from "./store.ts";

const RUNS_FETCHED = 50;
const LOOK_AGAIN_MS = 2000;

/** A run that found the queue full is over, and may be asked for again after a while. */
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

/** The line to the engine while a drawer is open. Runs of before are fetched, and those still going are joined again. */
export function openSession(projectId: string): Session {
  const dispatch = (event: Parameters<typeof ideation.dispatch>[1]) => {
    if (!isClosed) ideation.dispatch(projectId, event);
  };
  const failed = (runId: string, errorReason: string) =>
    dispatch({ kind: "streamed", event: { runId, state: "error", errorReason } });
  const heard = new Set<string>();
  let isClosed = false;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const connection = connect(executionsNamespace, {
    execution: byFrame((event) => dispatch(eventOf(event, Date.now()))),
    error: ({ runId, errorReason }) => failed(runId, errorReason),
    "passthrough-execution": () => undefined,
    slow: () => dispatch({ kind: "connection", connection: "slow" }),
    connected: () => {
      dispatch({ kind: "connection", connection: "open" });
      joinRunning();
    },
    disconnected: () => heard.clear(),
  });
  connection.catch((cause: unknown) => log.error("The executions socket could not be loaded", cause));

  const fetch = async () => {
    try {
      const { data } = await ideationApi.runs({ params: { id: projectId }, query: { limit: RUNS_FETCHED } });
      dispatch({ kind: "fetched", runs: data });
      joinRunning();
    } catch (cause) {
      log.warn("Earlier ideas could not be fetched", cause);
      dispatch({ kind: "fetchFailed" });
    }
  };

  function joinRunning() {
    const silent = ideation.read(projectId).runs.filter((run) => isRunning(run) && !heard.has(run.id));
    for (const { id: runId } of silent) {
      heard.add(runId);
      connection
        .then(({ ask }) => ask("join", { runId }))
        .then(({ isRunning: goesOn }) => (goesOn ? undefined : fetch()))
        .catch(() => lookAgain(runId));
    }
  }

  /** What a colleague generates can't be joined, only looked at as it grows. */
  function lookAgain(runId: string) {
    clearTimeout(looking);
    looking = setTimeout(() => {
      heard.delete(runId);
      void fetch();
    }, LOOK_AGAIN_MS);
  }

  void fetch();
  return {
    ask(request) {
      const { runId } = request.metadata.tracking;
      dispatch({ kind: "asked", run: runAsked(request, new Date()) });
      heard.add(runId);
      connection
        .then(({ ask }) => ask("execution", request))
        .catch((cause: unknown) => {
          log.error("Ideas could not be asked for", cause);
          const refusal = refusalOf(cause, Date.now());
          if (refusal) dispatch({ kind: "refused", runId, refusal });
          else failed(runId, cause instanceof AppError ? cause.message : UNKNOWN_STREAM_ERROR);
        });
    },
    stop(runId) {
      dispatch({ kind: "streamed", event: { runId, state: "stopped" } });
      connection
        .then(({ ask }) => ask("stop", { runId }))
        .catch((cause: unknown) => log.warn("A run could not be stopped", cause));
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
