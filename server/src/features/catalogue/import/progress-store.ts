import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.ts";
import { catalogueImports } from "../tables.ts";

export type Position = { lines: number; bytes: number; skipped: number };

export const progressStore = (db: Pick<Database, "sql">) => ({
  begin: async (hash: string, name: string, isAgain: boolean): Promise<Position & { isFinished: boolean }> => {
    const from = { lines: 0, bytes: 0, skipped: 0, finishedAt: null };
    const [row] = await db.sql
      .insert(catalogueImports)
      .values({ hash, name })
      .onConflictDoUpdate({ target: catalogueImports.hash, set: { name, ...(isAgain && from) } })
      .returning();
    if (!row) throw new Error("The import was not begun");
    return { lines: row.lines, bytes: row.bytes, skipped: row.skipped, isFinished: row.finishedAt !== null };
  },
  move: (hash: string, { lines, bytes, skipped }: Position) =>
    db.sql.update(catalogueImports).set({ lines, bytes, skipped }).where(eq(catalogueImports.hash, hash)),
  finish: (hash: string) =>
    db.sql.update(catalogueImports).set({ finishedAt: sql`clock_timestamp()` }).where(eq(catalogueImports.hash, hash)),
});
