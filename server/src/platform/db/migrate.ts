import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
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
  } finally {
    // The session ends with its lock and its settings.
    client.release(true);
  }
}
