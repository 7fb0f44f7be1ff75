import type pg from "pg";
import type { AppContext } from "../../../app-context.ts";
import { schemaNameOf } from "../snapshot/snapshot-schema.ts";
import { snapshotStore } from "../snapshot/snapshot-store.ts";
import { snapshotBuilder } from "./snapshot-builder.ts";

const BUILD_LOCK_ID = 4_201_962;
/** Longer than the longest search (30 seconds) and than the interval at which nodes look for a new snapshot. */
const RETIRED_GRACE_SECONDS = 120;
/** Without a snapshot there are no searches that a second connection would slow down. */
const FIRST_BUILD_CONNECTIONS = 2;
const SESSION_SETTINGS = [
  "set statement_timeout = 0",
  "set maintenance_work_mem = '256MB'",
  "set work_mem = '128MB'",
  // Leaves processors to searches; parallel workers also leave index pages half empty.
  "set max_parallel_maintenance_workers = 0",
];

/** Whether the current snapshot has another format than this version reads. */
export async function isOutdated({ db }: Pick<AppContext, "db">): Promise<boolean> {
  const snapshots = snapshotStore(db);
  const current = await snapshots.findCurrentNumber();
  return current !== undefined && (await snapshots.findLayout(current)) === undefined;
}

/**
 * Builds a snapshot of the catalogue and publishes it. The previous one stays readable for a grace period. One node builds at a
 * time; the schema of a failed build is dropped by the next one.
 */
export async function buildSnapshot(
  { db }: Pick<AppContext, "db">,
  minPartitionRows?: number,
): Promise<"built" | "unchanged" | "busy"> {
  const connection = await db.pool.connect();
  const moreConnections: pg.PoolClient[] = [];
  try {
    const { rows } = await connection.query("select pg_try_advisory_lock($1) as is_locked", [BUILD_LOCK_ID]);
    if (rows[0]?.is_locked !== true) return "busy";
    const snapshots = snapshotStore(db);
    const connections = (await snapshots.findCurrentNumber()) === undefined ? FIRST_BUILD_CONNECTIONS : 1;
    while (moreConnections.length < connections - 1) moreConnections.push(await db.pool.connect());
    for (const one of [connection, ...moreConnections])
      for (const setting of SESSION_SETTINGS) await one.query(setting);
    const builder = snapshotBuilder(connection, moreConnections, minPartitionRows);
    const deleteUnused = async () => {
      await snapshots.deleteRetired(RETIRED_GRACE_SECONDS);
      const inUse = new Set((await snapshots.listInUse(RETIRED_GRACE_SECONDS)).map(schemaNameOf));
      for (const schema of await builder.listSchemas()) if (!inUse.has(schema)) await builder.dropSchema(schema);
    };
    const source = await builder.sourceChecksum();
    if (source === (await snapshots.findCurrentSource())) {
      await deleteUnused();
      return "unchanged";
    }
    const number = await snapshots.insert(source);
    await deleteUnused();
    await snapshots.publish(number, await builder.build(number));
    return "built";
  } finally {
    // Closing a connection releases the lock only after a delay, in which the next build would find it taken.
    await connection.query("select pg_advisory_unlock_all()").catch(() => {});
    for (const one of [connection, ...moreConnections]) one.release(true);
  }
}
