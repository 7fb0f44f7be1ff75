import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { users } from "../accounts/tables.ts";
import { knownDevices } from "./tables.ts";

export const deviceStore = (db: Pick<Database, "sql">) => ({
  isKnown: async (secret: string, email: string) => {
    const rows = await db.sql
      .select({ userId: knownDevices.userId })
      .from(knownDevices)
      .innerJoin(users, eq(users.id, knownDevices.userId))
      .where(
        and(
          eq(knownDevices.secretHash, hashSecret(secret)),
          eq(users.email, email),
          gt(knownDevices.expiresAt, sql`now()`),
        ),
      );
    return rows.length > 0;
  },
  insert: (userId: string, secret: string, days: number) =>
    db.sql
      .insert(knownDevices)
      .values({ userId, secretHash: hashSecret(secret), expiresAt: sql`now() + make_interval(days => ${days})` }),
  deleteSecretOf: (userId: string, secret: string) =>
    db.sql
      .delete(knownDevices)
      .where(and(eq(knownDevices.secretHash, hashSecret(secret)), eq(knownDevices.userId, userId))),
  /** Gives a browser its next secret, for every account used in it. */
  replaceSecret: (secret: string, next: string) =>
    db.sql
      .update(knownDevices)
      .set({ secretHash: hashSecret(next) })
      .where(eq(knownDevices.secretHash, hashSecret(secret))),
  deleteOldest: (userId: string, max: number) =>
    db.sql.execute(sql`
      delete from ${knownDevices} where user_id = ${userId} and secret_hash in (
        select secret_hash from ${knownDevices} where user_id = ${userId} order by last_sign_in_at desc offset ${max})`),
  deleteAll: (userId: string) => db.sql.delete(knownDevices).where(eq(knownDevices.userId, userId)),
  deleteExpired: () => db.sql.delete(knownDevices).where(lt(knownDevices.expiresAt, sql`now()`)),
});
