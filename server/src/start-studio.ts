import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Config, readConfig } from "./platform/config.ts";
import { createLog } from "./platform/log.ts";
import { startPostgres } from "./platform/postgres/start-postgres.ts";
import { createShutdown, type Shutdown } from "./platform/shutdown.ts";
import { acquireStudioLock } from "./platform/studio-lock.ts";

const root = path.resolve(import.meta.dirname, "../..");
const say = (line: string) => process.stdout.write(`${line}\n`);

export async function startStudio(tracing: { stop(): Promise<void> } | undefined): Promise<void> {
  const config = readConfig(process.env, root);
  const log = createLog(config);
  const shutdown = createShutdown(log);
  if (tracing) shutdown.onStop("tracing", tracing.stop);
  try {
    // The database starts while the rest of the studio is being read.
    const [store, { serveStudio }] = await Promise.all([openStore(config, shutdown), import("./serve-studio.ts")]);
    await serveStudio({ config, root, log, shutdown, say, ...store });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await shutdown.stop(1);
  }
}

async function openStore(config: Config, shutdown: Shutdown) {
  if (config.databaseUrl) return { databaseUrl: config.databaseUrl, announceAddress: () => {} };
  mkdirSync(config.dataDir, { recursive: true });
  const lock = acquireStudioLock(config.dataDir);
  shutdown.onStop("lock", lock.release);
  const postgres = await startPostgres({ dataDir: path.join(config.dataDir, "postgres"), say });
  shutdown.onStop("database", () => postgres.stop());
  return { databaseUrl: postgres.url, announceAddress: lock.announceAddress };
}
