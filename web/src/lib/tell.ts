import { loadModule } from "./load-module.ts";
import { log } from "./log.ts";
import type { Tell } from "./query.ts";

const toast = () => loadModule(() => import("sonner"));
const unheard = (cause: unknown) => log.error("A toast could not be shown", cause);

/** Toasts, fetched when there is first something to say. */
export const tell: Tell = {
  failed: (text) => void toast().then((sonner) => sonner.toast.error(text), unheard),
  done: (text) => void toast().then((sonner) => sonner.toast.success(text), unheard),
};
