import { create } from "zustand";
import type { MutationToasts } from "./query.ts";

export type ToastAction = { label: string; onSelect: () => void };
export type Toast = { tone: "success" | "error"; text: string; action?: ToastAction | undefined };

const useQueue = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));
const enqueue = (toast: Toast) => useQueue.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));

/** Toasts are queued until the part of the app that shows them is loaded. */
export const toastQueue = {
  read: (): readonly Toast[] => useQueue.getState().toasts,
  take(): readonly Toast[] {
    const { toasts } = useQueue.getState();
    useQueue.setState({ toasts: [] });
    return toasts;
  },
};

export const useQueuedToasts = (): readonly Toast[] => useQueue(({ toasts }) => toasts);

export const toast = {
  error: (text: string, action?: ToastAction) => enqueue({ tone: "error", text, action }),
  success: (text: string, action?: ToastAction) => enqueue({ tone: "success", text, action }),
} satisfies MutationToasts;
