import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { closeWorld, createWorld } from "./create-world.ts";
import { seedDemo } from "./features/demo/index.ts";
import { requestRebuildIfOutdated } from "./features/search-index/jobs.ts";
import { studioJobs } from "./jobs.ts";
import type { Config } from "./platform/config.ts";
import { createGracefulClose } from "./platform/http/close-app.ts";
import type { Worker } from "./platform/jobs/worker.ts";
import type { createLog } from "./platform/log.ts";
import type { Shutdown } from "./platform/shutdown.ts";
import type { World } from "./world.ts";

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
  const { config, root, databaseUrl, log, shutdown, say, announceAddress } = studio;
  const world = await createWorld(config, databaseUrl, log, shutdown.signal);
  shutdown.onStop("world", () => closeWorld(world));
  let worker: Promise<Worker> | undefined;
  shutdown.onStop("jobs", async () => (await worker)?.stop());
  const lines = world.config.isDemo ? await seedDemo(world) : [];
  const app = await buildApp(world, {
    logger: log,
    ...(config.roles.includes("web") && { webRoot: path.join(root, "web/dist/app") }),
  });
  shutdown.onStop("requests", createGracefulClose(app));
  shutdown.onStop("balancers", () => sleep(config.drainSeconds * 1000));
  await app.listen({ port: config.port, host: config.host });
  announceAddress(config.publicUrl);
  say(`Cold Open is ready: ${config.publicUrl}`);
  for (const line of lines) say(line);
  if (config.roles.includes("web")) world.background.run("loading the text model", () => world.textModel.warmUp());
  if (config.roles.includes("worker")) worker = startJobs(world);
  await worker;
}

/** Loaded after the server accepts requests. */
async function startJobs(world: World): Promise<Worker> {
  const { startWorker } = await import("./platform/jobs/worker.ts");
  await requestRebuildIfOutdated(world);
  return startWorker({ ...world, jobs: studioJobs(world), onJob: world.metrics.job });
}
