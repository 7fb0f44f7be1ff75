import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Pool, PoolClient } from "pg";
import type { Database } from "./database.ts";

const MIGRATION_LOCK = 4_201_960;
const folder = path.resolve(import.meta.dirname, "../../../migrations");

/** Forward only; of several nodes that start at once, one migrates and the others wait. */
export async function migrate(db: Pick<Database, "pool">): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("create extension if not exists citext");
    await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
    await migrateJobs(db, client);
  } finally {
    // The session ends with its lock and its settings.
    client.release(true);
  }
}

const JOBS_SCHEMA_REVISION = 19;

/** The queue brings its own tables; its library is loaded for them only when they are missing or old. */
async function migrateJobs({ pool }: { pool: Pool }, client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('graphile_worker.migrations') is not null as exists",
  );
  if (rows[0]?.exists) {
    const latest = await client.query<{ id: number }>("select max(id) as id from graphile_worker.migrations");
    if ((latest.rows[0]?.id ?? 0) >= JOBS_SCHEMA_REVISION) return;
  }
  const { runMigrations } = await import("graphile-worker");
  await runMigrations({ pgPool: pool });
}
