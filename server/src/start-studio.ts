import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { closeWorld, createWorld } from "./create-world.ts";
import { seedDemo } from "./demo.ts";
import { requestReadableEdition } from "./features/outliers/jobs.ts";
import { studioJobs } from "./jobs.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { closerOf } from "./platform/http/close-app.ts";
import type { Worker } from "./platform/jobs/worker.ts";
import { createLog } from "./platform/log.ts";
import { startPostgres } from "./platform/postgres/start-postgres.ts";
import { createShutdown, type Shutdown } from "./platform/shutdown.ts";
import { acquireStudioLock } from "./platform/studio-lock.ts";
import type { World } from "./world.ts";

const root = path.resolve(import.meta.dirname, "../..");
const say = (line: string) => process.stdout.write(`${line}\n`);

export async function startStudio(tracing: { stop(): Promise<void> } | undefined): Promise<void> {
  const config = readConfig(process.env, root);
  const log = createLog(config);
  const shutdown = createShutdown(log);
  if (tracing) shutdown.onStop("tracing", tracing.stop);
  try {
    const { url, announceAddress } = await openStore(config, shutdown);
    const world = await createWorld(config, url, log, shutdown.signal);
    shutdown.onStop("world", () => closeWorld(world));
    let worker: Promise<Worker> | undefined;
    shutdown.onStop("jobs", async () => (await worker)?.stop());
    const lines = world.config.isDemo ? await seedDemo(world) : [];
    const app = await buildApp(world, {
      logger: log,
      ...(config.roles.includes("web") && { webRoot: path.join(root, "web/dist/app") }),
    });
    shutdown.onStop("requests", closerOf(app));
    shutdown.onStop("balancers", () => sleep(config.drainSeconds * 1000));
    await app.listen({ port: config.port, host: config.host });
    announceAddress(config.publicUrl);
    say(`Cold Open is ready: ${config.publicUrl}`);
    for (const line of lines) say(line);
    if (config.roles.includes("web")) world.background.run("loading the text model", () => world.textModel.warmUp());
    if (config.roles.includes("worker")) worker = startJobs(world);
    await worker;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await shutdown.stop(1);
  }
}

async function openStore(config: Config, shutdown: Shutdown) {
  if (config.databaseUrl) return { url: config.databaseUrl, announceAddress: () => {} };
  mkdirSync(config.dataDir, { recursive: true });
  const lock = acquireStudioLock(config.dataDir);
  shutdown.onStop("lock", lock.release);
  const postgres = await startPostgres({ dataDir: path.join(config.dataDir, "postgres"), say });
  shutdown.onStop("database", () => postgres.stop());
  return { url: postgres.url, announceAddress: lock.announceAddress };
}

/** Loaded once requests are being answered: nobody waits for it. */
async function startJobs(world: World): Promise<Worker> {
  const { startWorker } = await import("./platform/jobs/worker.ts");
  await requestReadableEdition(world);
  return startWorker({ ...world, jobs: studioJobs(world), onJob: world.metrics.job });
}
