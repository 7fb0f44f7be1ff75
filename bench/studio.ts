import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { buildApp } from "../server/src/app.ts";
import { closeAppContext, createAppContext } from "../server/src/create-app-context.ts";
import { seedDemo } from "../server/src/features/demo/index.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { freePort } from "../server/src/platform/postgres/postmaster.ts";
import { startPostgres } from "../server/src/platform/postgres/start-postgres.ts";
import type { UsageLimits } from "../server/src/platform/usage-limits/usage-limits.ts";
import { startWorkerProcess } from "../server/src/start-worker-process.ts";
import { silentLog } from "../server/src/testing/silent-log.ts";

const Calls = z.object({ calls: z.number() });

export type StudioOptions = {
  webRoot?: string;
  env?: Record<string, string>;
  /** Simulates many people: each start of a generation is counted for a new person. */
  countsEachStartApart?: boolean;
  /** Jobs and chat answers in a process of their own, as in production. Without it there are no jobs. */
  hasWorkerProcess?: boolean;
};

const countEachApart = (usage: UsageLimits): UsageLimits => {
  const someone = () => ({ userId: randomUUID(), organizationId: randomUUID() });
  return {
    ...usage,
    start: (kind) => usage.start(kind, someone()),
    run: (kind, _requester, work) => usage.run(kind, someone(), work),
  };
};

/** The whole application with demo data and its own database, in this process. */
export async function startStudio({
  webRoot,
  env = {},
  countsEachStartApart = false,
  hasWorkerProcess = false,
}: StudioOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "coldopen-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: path.join(folder, "postgres"), say: () => {} });
  // Writes and sockets of a browser are accepted from the public address only, which the port is a part of.
  const port = await freePort();
  const given = { STUDIO_DEMO: "on", HOST: "127.0.0.1", PORT: String(port), STUDIO_DATA: folder, ...env };
  if (hasWorkerProcess) Object.assign(process.env, given);
  const roles = hasWorkerProcess && { STUDIO_ROLES: "web" };
  const config = readConfig({ ...given, ...roles }, path.resolve(import.meta.dirname, ".."));
  const real = await createAppContext(config, postgres.url, silentLog);
  const context = countsEachStartApart ? { ...real, usage: countEachApart(real.usage) } : real;
  await seedDemo(context);
  const app = await buildApp(context, webRoot ? { webRoot } : {});
  await app.listen({ port, host: "127.0.0.1" });
  const worker = hasWorkerProcess
    ? startWorkerProcess({ databaseUrl: postgres.url, log: silentLog, onJob: () => {} })
    : undefined;
  const { pool } = context.db;
  await pool.query("create extension if not exists pg_stat_statements");
  return {
    url: config.publicUrl,
    context,
    databaseUrl: postgres.url,
    /** Fills the database with the data of a benchmark. */
    fill: (statement: string) => pool.query(statement),
    /** Number of statements executed so far. */
    statements: async () => {
      const { rows } = await pool.query(
        "select sum(calls)::int as calls from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%pg_notify%'",
      );
      return Calls.parse(rows[0]).calls;
    },
    close: async () => {
      await worker?.stop();
      await app.close();
      await closeAppContext(context);
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
