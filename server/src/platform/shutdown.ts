import type { Log } from "./log.ts";

type Step = { name: string; run: () => Promise<unknown> | unknown };
export type Shutdown = {
  /** Aborted as soon as the end begins. */
  signal: AbortSignal;
  /** Steps run in the reverse of the order in which they were added. */
  onStop(name: string, run: Step["run"]): void;
  stop(exitCode: number): Promise<never>;
};

const LIMIT_MS = 9_500;
const INTERRUPTED_TWICE = 130;

/** Graceful shutdown on a signal or an uncaught exception. A second Ctrl+C exits at once. */
export function createShutdown(log: Log, exit: (code: number) => never = process.exit): Shutdown {
  const ending = new AbortController();
  const steps: Step[] = [];

  const stop = async (exitCode: number): Promise<never> => {
    ending.abort();
    setTimeout(() => {
      log.error({}, "Graceful shutdown timed out");
      exit(1);
    }, LIMIT_MS).unref();
    let code = exitCode;
    for (const { name, run } of steps.splice(0).reverse()) {
      try {
        await run();
      } catch (error) {
        log.error({ err: error }, `The studio did not end cleanly: ${name}`);
        code ||= 1;
      }
    }
    return exit(code);
  };
  const onSignal = (name: NodeJS.Signals) => {
    if (!ending.signal.aborted) void stop(0);
    else if (name === "SIGINT") exit(INTERRUPTED_TWICE);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  process.on("unhandledRejection", (error) => log.error({ err: error }, "Unhandled rejection"));
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "Uncaught exception");
    if (!ending.signal.aborted) void stop(1);
  });
  return { signal: ending.signal, onStop: (name, run) => void steps.push({ name, run }), stop };
}
