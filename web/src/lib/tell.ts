import type { Tell } from "./query.ts";

export type NoticeAction = { label: string; onSelect: () => void };
export type Notice = { tone: "success" | "error"; text: string; action?: NoticeAction | undefined };

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

export const tell = {
  failed: (text: string, action?: NoticeAction) => change([...waiting, { tone: "error", text, action }]),
  done: (text: string, action?: NoticeAction) => change([...waiting, { tone: "success", text, action }]),
} satisfies Tell;
