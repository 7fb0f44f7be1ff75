import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void) {
  const list = window.matchMedia?.(query);
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

export const useReducedMotion = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(query).matches ?? false);
