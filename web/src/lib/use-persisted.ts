import { useSyncExternalStore } from "react";
import type { Persisted } from "./persisted.ts";

export const usePersisted = <T>(stored: Persisted<T>): T | undefined =>
  useSyncExternalStore(stored.subscribe, stored.read);
