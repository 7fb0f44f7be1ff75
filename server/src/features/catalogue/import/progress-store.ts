import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.ts";
import { catalogueImports } from "../tables.ts";

export type Position = { lines: number; bytes: number; skipped: number };

export const progressStore = (db: Pick<Database, "sql">) => ({
  start: async (hash: string, name: string, isRepeated: boolean): Promise<Position & { isFinished: boolean }> => {
    const reset = { lines: 0, bytes: 0, skipped: 0, finishedAt: null };
    const [row] = await db.sql
      .insert(catalogueImports)
      .values({ hash, name })
      .onConflictDoUpdate({ target: catalogueImports.hash, set: { name, ...(isRepeated && reset) } })
      .returning();
    if (!row) throw new Error("Failed to insert import");
    return { lines: row.lines, bytes: row.bytes, skipped: row.skipped, isFinished: row.finishedAt !== null };
  },
  update: (hash: string, { lines, bytes, skipped }: Position) =>
    db.sql.update(catalogueImports).set({ lines, bytes, skipped }).where(eq(catalogueImports.hash, hash)),
  finish: (hash: string) =>
    db.sql.update(catalogueImports).set({ finishedAt: sql`clock_timestamp()` }).where(eq(catalogueImports.hash, hash)),
});
