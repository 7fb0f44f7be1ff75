import path from "node:path";
import { z } from "zod";
import { closeAppContext, createAppContext } from "./create-app-context.ts";
import { openChatRuns, warmUpAgents } from "./features/chat/index.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { createShutdown, type Shutdown } from "./platform/shutdown.ts";
import { startJobs } from "./start-jobs.ts";
import type { JobMessage } from "./start-worker-process.ts";

/** The worker role in a process of its own, started by the one that answers requests and ended with it. */
export function runWorker(tracing: { stop(): Promise<void> } | undefined): void {
  const config = readConfig({ ...process.env, STUDIO_ROLES: "worker" }, path.resolve(import.meta.dirname, "../.."));
  const log = createLog(config);
  const shutdown = createShutdown(log);
  if (tracing) shutdown.onStop("tracing", tracing.stop);
  process.once("disconnect", () => {
    if (!shutdown.signal.aborted) void shutdown.stop(0);
  });
  process.once("message", (message) => {
    start({ config, log, shutdown, databaseUrl: z.string().parse(message) }).catch((error: unknown) => {
      log.error({ err: error }, "Worker process failed to start");
      void shutdown.stop(1);
    });
  });
}

type Started = { config: Config; log: ReturnType<typeof createLog>; shutdown: Shutdown; databaseUrl: string };

async function start({ config, log, shutdown, databaseUrl }: Started): Promise<void> {
  const context = await createAppContext(config, databaseUrl, log, shutdown.signal);
  shutdown.onStop("context", () => closeAppContext(context));
  const { runs } = openChatRuns(context);
  shutdown.onStop("runs", runs.close);
  context.background.run("load agents", () => warmUpAgents(context));
  const jobs = await startJobs(context, (name, outcome) => {
    if (process.connected) process.send?.({ name, outcome } satisfies JobMessage);
  });
  shutdown.onStop("jobs", jobs.stop);
  log.info({}, "Worker process is ready");
}
