import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../platform/db/database.ts";
import { migrate } from "../platform/db/migrate.ts";
import { startPostgres } from "../platform/postgres/start-postgres.ts";
import { silentLog } from "./silent-log.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export const TEMPLATE = "coldopen_template";

/** One PostgreSQL for the whole run; each test file copies the migrated template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "coldopen-test-"));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({
    dataDir: path.join(folder, "postgres"),
    sharedHome: path.join(folder, "shared"),
    settings: {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      // Starting parallel workers takes longer than any query of a test.
      max_parallel_workers_per_gather: "0",
    },
    say: () => {},
  });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = openDatabase({ url: databaseUrlOf(postgres.url, TEMPLATE), max: 2, log: silentLog });
  await migrate(template);
  await template.close();
  project.provide("databaseUrl", postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const databaseUrlOf = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
