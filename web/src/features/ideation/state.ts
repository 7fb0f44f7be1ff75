import {
  type ExecutionEvent,
  type ExecutionRequest,
  type IdeaElement,
  type IdeationRun,
  type Pane,
  UNKNOWN_STREAM_ERROR,
} from "@coldopen/contract/ideation/schema";
import { type History, historyOf, push, redo, replace, reset, undo } from "../../lib/history.ts";
import type { Refusal } from "../../lib/refusal.ts";
import { type Edits, noEdits } from "./edits.ts";

export type Idea = IdeaElement & { isWhole: boolean };
export type Run = Omit<IdeationRun, "elements"> & {
  elements: readonly Idea[];
  /** The request, as long as this page has it. */
  request?: ExecutionRequest["data"];
  /** After a rate limit: when it may be repeated. */
  retryAt?: number;
};

export type DrawerState = {
  /** Newest first. */
  runs: readonly Run[];
  fetching: "waiting" | "done" | "failed";
  connection: "closed" | "slow" | "open";
  edits: History<Edits>;
  /** The text of the "this but" box. */
  changes: string;
  /** The freeform text. */
  wish: string;
};

export type DrawerEvent =
  | { kind: "restored"; edits: Edits; changes: string; wish: string }
  | { kind: "fetched"; runs: readonly IdeationRun[] }
  | { kind: "fetchFailed" }
  | { kind: "connection"; connection: DrawerState["connection"] }
  | { kind: "requested"; run: Run }
  | { kind: "streamed"; event: ExecutionEvent }
  | { kind: "refused"; runId: string; refusal: Refusal }
  | { kind: "described"; changes: string }
  | { kind: "wished"; wish: string }
  | { kind: "edited"; edits: Edits; step: "push" | "replace" }
  | { kind: "undone" }
  | { kind: "redone" };

export const initialState: DrawerState = {
  runs: [],
  fetching: "waiting",
  connection: "closed",
  edits: historyOf(noEdits),
  changes: "",
  wish: "",
};

export function reduce(state: DrawerState, event: DrawerEvent): DrawerState {
  switch (event.kind) {
    case "restored":
      return { ...state, edits: reset(state.edits, event.edits), changes: event.changes, wish: event.wish };
    case "fetched":
      return { ...state, runs: merged(state.runs, event.runs), fetching: "done" };
    case "fetchFailed":
      return { ...state, fetching: "failed" };
    case "connection":
      return { ...state, connection: event.connection };
    case "requested":
      if (state.runs.some(({ id }) => id === event.run.id)) throw new Error("A run can be used only once");
      return { ...state, runs: [event.run, ...state.runs] };
    case "streamed":
      return {
        ...state,
        runs: state.runs.map((run) => (run.id === event.event.runId ? after(run, event.event) : run)),
      };
    case "refused":
      return { ...state, runs: state.runs.map((run) => (run.id === event.runId ? refused(run, event.refusal) : run)) };
    case "described":
      return { ...state, changes: event.changes };
    case "wished":
      return { ...state, wish: event.wish };
    case "edited":
      return { ...state, edits: (event.step === "push" ? push : replace)(state.edits, event.edits) };
    case "undone":
      return { ...state, edits: undo(state.edits) };
    case "redone":
      return { ...state, edits: redo(state.edits) };
  }
}

export const isRunning = ({ state }: Pick<Run, "state">): boolean => state === "start" || state === "partial";
const hasEnded = ({ state }: Run) => state === "complete" || state === "stopped";

function after(run: Run, event: ExecutionEvent): Run {
  switch (event.state) {
    case "start":
      return hasEnded(run)
        ? run
        : { ...run, state: "start", total: event.total, madeBy: event.madeBy, errorReason: null };
    case "partial": {
      const idea = { ...event.element, isWhole: event.isWhole };
      // A complete element that arrives after the end of its run is kept.
      if (hasEnded(run)) return idea.isWhole ? { ...run, elements: placed(run.elements, idea) } : run;
      return { ...run, state: "partial", errorReason: null, elements: placed(run.elements, idea) };
    }
    case "error":
      if (hasEnded(run)) return run;
      return { ...run, state: "error", errorReason: event.errorReason || UNKNOWN_STREAM_ERROR, elements: whole(run) };
    case "complete":
    case "stopped":
      return hasEnded(run) ? run : { ...run, state: event.state, elements: whole(run) };
  }
}

const refused = (run: Run, { text, retryAt }: Refusal): Run => ({
  ...run,
  state: "error",
  errorReason: text,
  retryAt,
  elements: whole(run),
});

const whole = ({ elements }: Run) => elements.filter(({ isWhole }) => isWhole);

function placed(elements: readonly Idea[], idea: Idea): readonly Idea[] {
  const known = elements.find(({ index }) => index === idea.index);
  if (known?.isWhole && !idea.isWhole) return elements;
  return [...elements.filter((other) => other !== known), idea].sort((a, b) => a.index - b.index);
}

/** The server lists finished elements only; those that are still streaming here are not in it yet. */
function merged(local: readonly Run[], stored: readonly IdeationRun[]): readonly Run[] {
  const fromServer = stored.map((run): Run => {
    const own = local.find(({ id }) => id === run.id);
    const ideas = run.elements.map((element): Idea => ({ ...element, isWhole: true }));
    if (!own) return { ...run, elements: ideas };
    const elements = ideas.reduce(placed, own.elements);
    const next: Run = { ...own, ...(hasEnded(own) ? {} : run), elements };
    return isRunning(next) ? next : { ...next, elements: whole(next) };
  });
  const known = new Set(stored.map(({ id }) => id));
  return [...local.filter(({ id }) => !known.has(id)), ...fromServer].sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
}

export const runsOf = ({ runs }: DrawerState, pane: Pane): readonly Run[] => runs.filter((run) => run.pane === pane);
export const hasRunning = ({ runs }: DrawerState): boolean => runs.some(isRunning);
