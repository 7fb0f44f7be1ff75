import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { demoSeeds, studioFacts } from "../db/tables.ts";

/**
 * What one version of a feature brings to the demo world. The name carries the version: it runs once in each database.
 * `run` is one transaction; what it needs from the file store is stored by `prepare` before.
 */
export type DemoSeed = { name: string; prepare?: () => Promise<void>; run: () => Promise<void> };

const SEED_LOCK = 4_201_961;

export async function runSeeds(
  db: Pick<Database, "sql" | "transaction" | "pool">,
  seeds: readonly DemoSeed[],
): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [SEED_LOCK]);
    const done = new Set((await db.sql.select().from(demoSeeds)).map((row) => row.name));
    for (const seed of seeds.filter(({ name }) => !done.has(name))) {
      await seed.prepare?.();
      await db.transaction(async () => {
        await seed.run();
        await db.sql.insert(demoSeeds).values({ name: seed.name });
      });
    }
  } finally {
    client.release(true);
  }
}

export const studioFact = (db: Pick<Database, "sql">, name: string) => ({
  read: async (): Promise<string | undefined> =>
    (await db.sql.select().from(studioFacts).where(eq(studioFacts.name, name)))[0]?.value,
  write: async (value: string): Promise<void> => {
    await db.sql
      .insert(studioFacts)
      .values({ name, value })
      .onConflictDoUpdate({ target: studioFacts.name, set: { value } });
  },
  /** The first to say it decides. */
  settle: async (value: string): Promise<string> => {
    await db.sql.insert(studioFacts).values({ name, value }).onConflictDoNothing();
    return (await db.sql.select().from(studioFacts).where(eq(studioFacts.name, name)))[0]?.value ?? value;
  },
});
