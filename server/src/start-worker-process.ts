import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Log } from "./platform/log.ts";

/** The same file extension as this file: TypeScript in development, JavaScript in a build. */
const entry = path.join(import.meta.dirname, `worker-main${path.extname(import.meta.filename)}`);
const MIN_RESTART_MS = 1_000;
const MAX_RESTART_MS = 30_000;
/** Below the limit of a graceful shutdown. */
const STOP_TIMEOUT_MS = 7_000;

const JobMessage = z.object({ name: z.string(), outcome: z.enum(["done", "failed"]) });
export type JobMessage = z.infer<typeof JobMessage>;

type Options = {
  databaseUrl: string;
  log: Log;
  onJob: (name: string, outcome: "done" | "failed") => void;
};
export type WorkerProcess = { stop(): Promise<void> };

/** Runs jobs and chat answers in a process of their own, so that requests need not wait for them. Restarted if it dies. */
export function startWorkerProcess({ databaseUrl, log, onJob }: Options): WorkerProcess {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;

  const keepRunning = async () => {
    for (let delay = MIN_RESTART_MS; !stopping.signal.aborted; delay = Math.min(delay * 2, MAX_RESTART_MS)) {
      child = fork(entry, { stdio: "inherit" });
      log.info({ workerPid: child.pid }, "Worker process started");
      child.on("message", (message) => {
        const { name, outcome } = JobMessage.parse(message);
        delay = MIN_RESTART_MS;
        onJob(name, outcome);
      });
      child.on("error", (error) => log.error({ err: error }, "Worker process error"));
      child.send(databaseUrl);
      const [exitCode, signal] = await once(child, "exit");
      if (stopping.signal.aborted) return;
      log.error({ exitCode, signal }, "Worker process ended, restarting");
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = keepRunning();

  return {
    stop: async () => {
      stopping.abort();
      child?.kill("SIGTERM");
      const timer = setTimeout(() => child?.kill("SIGKILL"), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
