import type { Signal } from "./visit-state.ts";

const kinds = new Map<string, Signal>([
  ["pointermove", "pointer"],
  ["wheel", "pointer"],
  ["touchstart", "touch"],
  ["keydown", "keyboard"],
]);

/** Records the first and the latest user input on this page; untrusted events do not count. */
export function watchForPerson(onPerson: () => void) {
  let latest: Signal = "none";
  const onInput = (event: Event) => {
    const signal = kinds.get(event.type);
    if (!event.isTrusted || !signal) return;
    const isFirst = latest === "none";
    latest = signal;
    if (isFirst) onPerson();
  };
  for (const kind of kinds.keys()) addEventListener(kind, onInput, { passive: true });
  return {
    latest: () => latest,
    stop: () => {
      for (const kind of kinds.keys()) removeEventListener(kind, onInput);
    },
  };
}
