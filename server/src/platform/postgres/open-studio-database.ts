import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Config } from "../config.ts";
import { AlreadyRunningError, acquireStudioLock } from "../studio-lock.ts";
import { startPostgres } from "./start-postgres.ts";

type StudioDatabase = { url: string; isStudioRunning: boolean; close(): Promise<void> };

/** For operator commands: the database of the running studio, or one that is started for the time of the command. */
export async function openStudioDatabase(config: Config, command: string): Promise<StudioDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, isStudioRunning: true, close: async () => {} };
  mkdirSync(config.dataDir, { recursive: true });
  const lock = lockUnlessRunning(config.dataDir, command);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const postgres = await startPostgres({ dataDir: path.join(config.dataDir, "postgres"), say });
  return {
    url: postgres.url,
    isStudioRunning: lock === undefined,
    close: async () => {
      await postgres.stop();
      lock?.release();
    },
  };
}

/** The lock keeps the studio from starting meanwhile. */
function lockUnlessRunning(dataDir: string, command: string) {
  try {
    const lock = acquireStudioLock(dataDir);
    lock.announceAddress(command);
    return lock;
  } catch (error) {
    if (error instanceof AlreadyRunningError) return undefined;
    throw error;
  }
}
