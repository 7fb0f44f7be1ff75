import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Attempt } from "../../adapters/identity/port.ts";
import type { Database } from "../../platform/db/database.ts";
import { signInAttempts } from "./tables.ts";

export const attemptStore = (db: Pick<Database, "sql">) => ({
  insert: (idHash: Buffer, attempt: Attempt & { provider: string; inviteToken: string | null }, seconds: number) =>
    db.sql
      .insert(signInAttempts)
      .values({ idHash, ...attempt, expiresAt: sql`now() + make_interval(secs => ${seconds})` }),
  deleteExpired: () => db.sql.delete(signInAttempts).where(lt(signInAttempts.expiresAt, sql`now()`)),
  /** An attempt comes back once. */
  take: async (idHash: Buffer, provider: string) => {
    const [row] = await db.sql
      .delete(signInAttempts)
      .where(
        and(
          eq(signInAttempts.idHash, idHash),
          eq(signInAttempts.provider, provider),
          gt(signInAttempts.expiresAt, sql`now()`),
        ),
      )
      .returning();
    return row;
  },
});
