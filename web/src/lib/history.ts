export type History<T> = { past: readonly T[]; present: T; future: readonly T[] };

const STEPS_KEPT = 100;

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Adds a step and drops the steps that were undone. */
export const push = <T>({ past, present }: History<T>, next: T): History<T> => ({
  past: [...past, present].slice(-STEPS_KEPT),
  present: next,
  future: [],
});

/** Replaces the current step, for example while typing. */
export const replace = <T>({ past }: History<T>, next: T): History<T> => ({ past, present: next, future: [] });

export const reset = <T>(_: History<T>, next: T): History<T> => historyOf(next);

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...rest] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future: rest };
}

export const canUndo = ({ past }: History<unknown>): boolean => past.length > 0;
export const canRedo = ({ future }: History<unknown>): boolean => future.length > 0;
