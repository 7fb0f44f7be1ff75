import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { channelConnectAttempts } from "./tables.ts";

type NewAttempt = { nonce: string; userId: string; codeVerifier: EncryptedText; lifetimeSeconds: number };

export const attemptStore = (db: Pick<Database, "sql">) => ({
  insert: ({ nonce, lifetimeSeconds, ...attempt }: NewAttempt) =>
    db.sql.insert(channelConnectAttempts).values({
      ...attempt,
      nonceHash: hashSecret(nonce),
      expiresAt: sql`clock_timestamp() + make_interval(secs => ${lifetimeSeconds})`,
    }),
  deleteExpired: () =>
    db.sql.delete(channelConnectAttempts).where(lt(channelConnectAttempts.expiresAt, sql`clock_timestamp()`)),
  /** Returns an attempt once, and only to the user who started it. */
  take: async (nonce: string, userId: string) => {
    const [row] = await db.sql
      .delete(channelConnectAttempts)
      .where(
        and(
          eq(channelConnectAttempts.nonceHash, hashSecret(nonce)),
          eq(channelConnectAttempts.userId, userId),
          gt(channelConnectAttempts.expiresAt, sql`clock_timestamp()`),
        ),
      )
      .returning({ codeVerifier: channelConnectAttempts.codeVerifier });
    return row;
  },
});
