import { isSame } from "@coldopen/contract/documents/rules";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Draft } from "./drafts.ts";

const PAUSE_MS = 750;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

/** Content with a version that grows with each save. */
export type Versioned<C> = { version: number; content: C; updatedBy: string | null };

export type SaveState<C> =
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "offline" }
  | { kind: "failed"; reason: string }
  | { kind: "conflict"; theirs: Versioned<C> };

export type SaverDeps<C> = {
  save: (version: number, content: C) => Promise<{ version: number }>;
  read: () => Promise<Versioned<C>>;
  /** Merges two contents that were edited separately. */
  merge: (one: C, other: C) => C;
  draft: { write: (draft: Draft<C>) => void; clear: () => void };
  onStateChange: (state: SaveState<C>) => void;
};

type Failure = { kind: "conflict" } | { kind: "offline" } | { kind: "failed"; reason: string; isForGood: boolean };

function failureOf(error: unknown): Failure {
  if (!(error instanceof AppError) || error.status >= 500 || error.code === "rate_limited") return { kind: "offline" };
  if (error.code === "conflict") return { kind: "conflict" };
  // A lock held by someone else is released eventually; other refusals are permanent.
  return { kind: "failed", reason: error.message, isForGood: error.code !== "locked_by_other" };
}

/** Saves after a pause in typing, one call at a time, each based on the version of the last. Unsaved content stays in the draft. */
export function createSaver<C>(deps: SaverDeps<C>, start: Versioned<C>) {
  let base = { version: start.version, content: start.content };
  let wanted = start.content;
  let state: SaveState<C> = { kind: "saved" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  let isRunning = false;
  let retryMs = FIRST_RETRY_MS;

  const enter = (next: SaveState<C>) => {
    state = next;
    deps.onStateChange(next);
  };
  const isDone = () => wanted === base.content;
  const writeDraft = () => deps.draft.write({ baseVersion: base.version, content: wanted, at: Date.now() });
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  async function saveOnce(): Promise<void> {
    if (isDone() || state.kind === "conflict") return;
    const content = wanted;
    isRunning = true;
    if (state.kind !== "offline") enter({ kind: "saving" });
    try {
      const { version } = await deps.save(base.version, content);
      base = { version, content };
      retryMs = FIRST_RETRY_MS;
      if (isDone()) {
        deps.draft.clear();
        enter({ kind: "saved" });
      } else {
        writeDraft();
        plan(PAUSE_MS);
      }
    } catch (error) {
      await failed(error);
    } finally {
      isRunning = false;
    }
  }

  async function failed(error: unknown): Promise<void> {
    const failure = failureOf(error);
    const theirs = failure.kind === "conflict" ? await deps.read().catch(() => undefined) : undefined;
    if (theirs) return enter({ kind: "conflict", theirs });
    enter(failure.kind === "failed" ? { kind: "failed", reason: failure.reason } : { kind: "offline" });
    if (failure.kind === "failed" && failure.isForGood) return;
    plan(retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  /** Saves pending changes now, unless a conflict is unresolved. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    queue = queue.then(saveOnce);
    return queue;
  };

  const change = (content: C) => {
    wanted = content;
    writeDraft();
    if (state.kind === "saved") enter({ kind: "saving" });
    if (state.kind !== "conflict" && !isRunning) plan(PAUSE_MS);
  };

  return {
    change,
    flush,
    /** Continues with the drafts that closed editors left. */
    restore: (drafts: readonly Draft<C>[]): C | undefined => {
      const mine = drafts.map(({ content }) => content).filter((content) => !isSame(content, base.content));
      const [first, ...others] = mine;
      if (first === undefined) return undefined;
      wanted = others.reduce((all, one) => (isSame(all, one) ? all : deps.merge(all, one)), first);
      writeDraft();
      const isBehind = drafts.some(({ baseVersion }) => baseVersion !== base.version);
      enter(isBehind ? { kind: "conflict", theirs: start } : { kind: "saving" });
      if (!isBehind) plan(0);
      return wanted;
    },
    /** Tries to save a last time; what fails stays in the draft for the next visit. */
    close: async () => {
      await flush();
      clearTimeout(timer);
    },
    /** Takes over a newer version from the server if nothing is pending here. */
    follow: (found: Versioned<C>): boolean => {
      if (!isDone() || isRunning || found.version <= base.version) return false;
      base = { version: found.version, content: found.content };
      wanted = found.content;
      return true;
    },
    /** Ends a conflict by saving the chosen content on top of theirs. */
    resolve: (chosen: C, { version, content }: Versioned<C>) => {
      base = { version, content: isSame(chosen, content) ? chosen : content };
      wanted = chosen;
      if (isDone()) {
        deps.draft.clear();
        return enter({ kind: "saved" });
      }
      writeDraft();
      enter({ kind: "saving" });
      void flush();
    },
    mine: () => wanted,
  };
}
