import { useSyncExternalStore } from "react";

/** The line under the bar of the page that stands there now. */
let line: HTMLElement | null = null;
const listeners = new Set<() => void>();

export function takeUnderBar(element: HTMLElement | null): () => void {
  line = element;
  for (const listener of listeners) listener();
  return () => {
    if (line === element) takeUnderBar(null);
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nothing on a page without a bar. */
export const useUnderBar = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => line,
    () => null,
  );
