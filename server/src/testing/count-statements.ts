import { vi } from "vitest";
import type { Database } from "../platform/db/database.ts";

/** How many statements the database is asked while something is done, outside of transactions. */
export async function countStatements(db: Pick<Database, "pool">, work: () => Promise<unknown>): Promise<number> {
  const query = db.pool.query.bind(db.pool);
  let ran = 0;
  const counted = vi.spyOn(db.pool, "query").mockImplementation((...given: unknown[]) => {
    ran++;
    return Reflect.apply(query, db.pool, given);
  });
  await work();
  counted.mockRestore();
  return ran;
}
