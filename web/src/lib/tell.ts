import type { Tell } from "./query.ts";

export type Notice = { tone: "success" | "error"; text: string };

let waiting: readonly Notice[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Notice[]) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Toasts wait here until the part of the app that shows them has been fetched. */
export const notices = {
  read: () => waiting,
  take(): readonly Notice[] {
    const taken = waiting;
    change([]);
    return taken;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const tell: Tell = {
  failed: (text) => change([...waiting, { tone: "error", text }]),
  done: (text) => change([...waiting, { tone: "success", text }]),
};
