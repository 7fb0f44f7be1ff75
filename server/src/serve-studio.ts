import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { closeAppContext, createAppContext } from "./create-app-context.ts";
import { checkPrices } from "./features/billing/index.ts";
import { seedDemo } from "./features/demo/index.ts";
import type { Config } from "./platform/config.ts";
import { createGracefulClose } from "./platform/http/close-app.ts";
import type { createLog } from "./platform/log.ts";
import type { Shutdown } from "./platform/shutdown.ts";

type Studio = {
  config: Config;
  root: string;
  databaseUrl: string;
  log: ReturnType<typeof createLog>;
  shutdown: Shutdown;
  say: (line: string) => void;
  announceAddress: (url: string) => void;
};

/** Everything a studio does once its database is there. */
export async function serveStudio(studio: Studio): Promise<void> {
  const { root, databaseUrl, log, shutdown, say, announceAddress } = studio;
  const hasBothRoles = studio.config.roles.length > 1;
  const config: Config = hasBothRoles ? { ...studio.config, roles: ["web"] } : studio.config;
  const context = await createAppContext(config, databaseUrl, log, shutdown.signal);
  shutdown.onStop("context", () => closeAppContext(context));
  let worker: Promise<{ stop(): Promise<void> }> | undefined;
  shutdown.onStop("jobs", async () => (await worker)?.stop());
  const lines = context.config.isDemo ? await seedDemo(context) : [];
  const app = await buildApp(context, {
    logger: log,
    ...(config.roles.includes("web") && { webRoot: path.join(root, "web/dist/app") }),
  });
  shutdown.onStop("requests", createGracefulClose(app));
  shutdown.onStop("balancers", () => sleep(config.drainSeconds * 1000));
  await app.listen({ port: config.port, host: config.host });
  announceAddress(config.publicUrl);
  say(`Cold Open is ready: ${config.publicUrl}`);
  for (const line of lines) say(line);
  if (config.roles.includes("web")) context.background.run("loading the text model", () => context.textModel.warmUp());
  if (config.roles.includes("web")) context.background.run("checking prices", () => checkPrices(context));
  const onJob = context.metrics.job;
  // Loaded after the server accepts requests. Beside the web role, the worker role gets a process of its own.
  if (hasBothRoles)
    worker = import("./start-worker-process.ts").then((module) =>
      module.startWorkerProcess({ databaseUrl, log, onJob }),
    );
  else if (config.roles.includes("worker"))
    worker = import("./start-jobs.ts").then((module) => module.startJobs(context, onJob));
  await worker;
}
