import { lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { deleteUnusedCounters } from "../usage-limits/store.ts";
import { idempotencyKeys, rateLimits } from "./tables.ts";

const KEPT_HOURS = 48;

/** Deletes expired rate-limit windows, stored answers and counters. */
export async function cleanUpCalls(db: Pick<Database, "sql">): Promise<void> {
  await db.sql.delete(rateLimits).where(lt(rateLimits.windowEnds, sql`now()`));
  await db.sql
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`));
  await deleteUnusedCounters(db);
}
