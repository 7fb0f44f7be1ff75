import type { Log } from "./log.ts";

/** Work that a request starts and does not wait for; shutting down does. */
export type Background = { run(name: string, work: () => Promise<unknown>): void; settled(): Promise<void> };

export function createBackground(log: Log): Background {
  const open = new Set<Promise<unknown>>();
  return {
    run: (name, work) => {
      const task = work()
        .catch((error: unknown) => log.error({ err: error }, `Background work failed: ${name}`))
        .finally(() => open.delete(task));
      open.add(task);
    },
    settled: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
