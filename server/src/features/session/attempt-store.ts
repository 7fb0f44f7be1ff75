import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Attempt } from "../../adapters/identity/port.ts";
import type { Database } from "../../platform/db/database.ts";
import { decryptWithKey, encryptWithKey, hashSecret } from "../../platform/secrets.ts";
import { signInAttempts } from "./tables.ts";

export const attemptStore = (db: Pick<Database, "sql">) => ({
  insert: (id: string, attempt: Attempt & { provider: string; inviteToken: string | null }, seconds: number) =>
    db.sql.insert(signInAttempts).values({
      ...attempt,
      idHash: hashSecret(id),
      codeVerifier: encryptWithKey(id, attempt.codeVerifier),
      inviteToken: attempt.inviteToken && encryptWithKey(id, attempt.inviteToken),
      expiresAt: sql`now() + make_interval(secs => ${seconds})`,
    }),
  deleteExpired: () => db.sql.delete(signInAttempts).where(lt(signInAttempts.expiresAt, sql`now()`)),
  /** An attempt comes back once. */
  take: async (id: string, provider: string) => {
    const [row] = await db.sql
      .delete(signInAttempts)
      .where(
        and(
          eq(signInAttempts.idHash, hashSecret(id)),
          eq(signInAttempts.provider, provider),
          gt(signInAttempts.expiresAt, sql`now()`),
        ),
      )
      .returning();
    return (
      row && {
        ...row,
        codeVerifier: decryptWithKey(id, row.codeVerifier),
        inviteToken: row.inviteToken && decryptWithKey(id, row.inviteToken),
      }
    );
  },
});
