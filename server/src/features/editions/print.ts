import type pg from "pg";
import type { World } from "../../world.ts";
import { editionStore } from "./edition-store.ts";
import { printStore } from "./print-store.ts";
import { schemaOf } from "./schema.ts";

const PRINT_LOCK = 4_201_962;
/** A search lasts at most half a minute, and a node asks for the current edition far more often than this. */
const RETIRED_SECONDS = 120;
/** Where there is nothing yet to search in, nobody is kept waiting by two who print. */
const FIRST_HANDS = 2;
const SETTINGS = [
  "set statement_timeout = 0",
  "set maintenance_work_mem = '256MB'",
  "set work_mem = '128MB'",
  // Beside people who search, and because several builders leave half-empty pages.
  "set max_parallel_maintenance_workers = 0",
];

/** Whether the current edition is of another format than this code reads. */
export async function isOutdated({ db }: Pick<World, "db">): Promise<boolean> {
  const register = editionStore(db);
  const current = await register.currentNumber();
  return current !== undefined && (await register.layoutOf(current)) === undefined;
}

/**
 * Makes a new edition of the catalogue and puts it in place of the one before, which stays readable for a while.
 * Of several nodes one prints; one that dies in the middle leaves a schema that the next print sweeps away.
 */
export async function printEdition(
  { db }: Pick<World, "db">,
  splitFrom?: number,
): Promise<"printed" | "unchanged" | "busy"> {
  const client = await db.pool.connect();
  const helpers: pg.PoolClient[] = [];
  try {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as is_mine", [PRINT_LOCK]);
    if (rows[0]?.is_mine !== true) return "busy";
    const register = editionStore(db);
    const hands = (await register.currentNumber()) === undefined ? FIRST_HANDS : 1;
    while (helpers.length < hands - 1) helpers.push(await db.pool.connect());
    for (const hand of [client, ...helpers]) for (const setting of SETTINGS) await hand.query(setting);
    const print = printStore(client, helpers, splitFrom);
    const sweep = async () => {
      await register.forget(RETIRED_SECONDS);
      const kept = new Set((await register.inUse(RETIRED_SECONDS)).map(schemaOf));
      for (const schema of await print.schemas()) if (!kept.has(schema)) await print.drop(schema);
    };
    const source = await print.sourceNow();
    if (source === (await register.sourceOfCurrent())) {
      await sweep();
      return "unchanged";
    }
    const edition = await register.begin(source);
    await sweep();
    await register.publish(edition, await print.write(edition));
    return "printed";
  } finally {
    // The session ends with its settings, a moment later: who prints next shall not find its lock still there.
    await client.query("select pg_advisory_unlock_all()").catch(() => {});
    for (const hand of [client, ...helpers]) hand.release(true);
  }
}
