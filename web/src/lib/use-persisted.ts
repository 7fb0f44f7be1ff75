import { useSyncExternalStore } from "react";
import type { Persisted } from "./persisted.ts";

export const usePersisted = <T>(kept: Persisted<T>): T | undefined => useSyncExternalStore(kept.subscribe, kept.read);
