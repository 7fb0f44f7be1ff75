import { z } from "zod";
import { log } from "./log.ts";

export type Persisted<T> = {
  read: () => T | undefined;
  write: (value: T) => void;
  clear: () => void;
  /** Called when this or another tab changes the value. */
  subscribe: (listener: () => void) => () => void;
};

type Options = { storage?: () => Storage };

/** One value that survives a reload. Invalid data reads as undefined; storage errors are logged and ignored. */
export function persisted<S extends z.ZodType>(
  key: string,
  schema: S,
  version = 1,
  { storage = () => localStorage }: Options = {},
): Persisted<z.output<S>> {
  const Envelope = z.object({ version: z.literal(version), value: z.unknown() });
  const listeners = new Set<() => void>();
  let known: { text: string; value: z.output<S> | undefined } | undefined;

  const attempt = <R>(what: string, action: () => R): R | undefined => {
    try {
      return action();
    } catch (cause) {
      log.error(`Failed to ${what} "${key}" in the browser's storage`, cause);
      return undefined;
    }
  };

  const parse = (text: string) => attempt("read", () => schema.parse(Envelope.parse(JSON.parse(text)).value));

  const read = () => {
    const text = attempt("read", () => storage().getItem(key));
    if (text === null || text === undefined) return undefined;
    if (known?.text !== text) known = { text, value: parse(text) };
    return known.value;
  };

  const changed = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };

  return {
    read,
    write(value) {
      attempt("write", () => storage().setItem(key, JSON.stringify({ version, value })));
      changed();
    },
    clear() {
      attempt("clear", () => storage().removeItem(key));
      changed();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
  };
}
