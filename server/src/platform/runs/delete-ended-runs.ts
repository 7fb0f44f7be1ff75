import { lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { runs } from "./tables.ts";

/** Long enough for a client to come back and read the end; features keep the results themselves. */
const RETENTION_HOURS = 6;

export async function deleteEndedRuns(db: Pick<Database, "sql">): Promise<number> {
  const rows = await db.sql
    .delete(runs)
    .where(lt(runs.endedAt, sql`clock_timestamp() - make_interval(hours => ${RETENTION_HOURS})`))
    .returning({ id: runs.id });
  return rows.length;
}
