import type { Signal } from "./visit-state.ts";

const kinds = new Map<string, Signal>([
  ["pointermove", "pointer"],
  ["wheel", "pointer"],
  ["touchstart", "touch"],
  ["keydown", "keyboard"],
]);

/** Hears the first sign of a hand at this page, and remembers the latest; what a script sends is not one. */
export function watchForPerson(onPerson: () => void) {
  let latest: Signal = "none";
  const hear = (event: Event) => {
    const signal = kinds.get(event.type);
    if (!event.isTrusted || !signal) return;
    const isFirst = latest === "none";
    latest = signal;
    if (isFirst) onPerson();
  };
  for (const kind of kinds.keys()) addEventListener(kind, hear, { passive: true });
  return {
    latest: () => latest,
    stop: () => {
      for (const kind of kinds.keys()) removeEventListener(kind, hear);
    },
  };
}
