import { MAX_SESSION_DAYS, SESSION_MINUTES, SESSION_PREVIOUS_ID_SECONDS } from "@coldopen/contract/session/schema";
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { hashSecret } from "../../platform/secrets.ts";
import type { SessionCookie } from "./rules.ts";
import { replacedSessionSecrets, sessions } from "./tables.ts";

/** Hourly refreshes make 720 in the 30 days of a session. */
const MAX_REPLACED_SECRETS = 1000;

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;
const inDays = (days: number) => sql`now() + make_interval(days => ${days})`;

const secondsLeft = sql<number>`floor(extract(epoch from ${sessions.endsAt} - now()))::int`;

export const sessionStore = (db: Pick<Database, "sql">) => ({
  open: async (userId: string, secret: string, from: { userAgent: string; ip: string }) => {
    const [row] = await db.sql
      .insert(sessions)
      .values({
        userId,
        secretHash: hashSecret(secret),
        expiresAt: inMinutes(SESSION_MINUTES),
        endsAt: inDays(MAX_SESSION_DAYS),
        userAgent: from.userAgent.slice(0, 400),
        ip: from.ip,
      })
      .returning({ id: sessions.id });
    if (!row) throw new Error("The session was not stored");
    return row.id;
  },
  rotationSalt: async (id: string) => {
    const [row] = await db.sql.select({ salt: sessions.rotationSalt }).from(sessions).where(eq(sessions.id, id));
    return row?.salt;
  },
  /** Exchanges the current secret for the next one; of several who try at once, one does. */
  rotate: async ({ id, secret }: SessionCookie, next: string) => {
    const [row] = await db.sql
      .update(sessions)
      .set({
        previousSecretHash: sessions.secretHash,
        secretHash: hashSecret(next),
        rotatedAt: sql`now()`,
        expiresAt: sql`least(${inMinutes(SESSION_MINUTES)}, ${sessions.endsAt})`,
      })
      .where(and(eq(sessions.id, id), eq(sessions.secretHash, hashSecret(secret)), gt(sessions.endsAt, sql`now()`)))
      .returning({ secondsLeft });
    return row;
  },
  insertReplacedSecret: ({ id, secret }: SessionCookie) =>
    db.sql
      .insert(replacedSessionSecrets)
      .values({ sessionId: id, secretHash: hashSecret(secret) })
      .onConflictDoNothing(),
  deleteOldestReplacedSecrets: (id: string) =>
    db.sql.execute(sql`
      delete from ${replacedSessionSecrets} where session_id = ${id} and secret_hash in (
        select secret_hash from ${replacedSessionSecrets} where session_id = ${id}
        order by replaced_at desc offset ${MAX_REPLACED_SECRETS})`),
  /** The session whose secret this is or was. Knowing the id alone finds nothing. */
  findBySecret: async ({ id, secret }: SessionCookie) => {
    const hash = hashSecret(secret);
    const [row] = await db.sql
      .select({
        userId: sessions.userId,
        secondsLeft,
        isJustReplaced: sql<boolean>`coalesce(${sessions.previousSecretHash} = ${hash} and ${sessions.rotatedAt} > now() - make_interval(secs => ${SESSION_PREVIOUS_ID_SECONDS}) and ${sessions.endsAt} > now(), false)`,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, id),
          or(
            eq(sessions.secretHash, hash),
            eq(sessions.previousSecretHash, hash),
            sql`exists (select 1 from ${replacedSessionSecrets} r where r.session_id = ${id} and r.secret_hash = ${hash})`,
          ),
        ),
      );
    return row;
  },
  listOf: (userId: string) =>
    db.sql
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        ip: sessions.ip,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.rotatedAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.endsAt, sql`now()`)))
      .orderBy(desc(sessions.rotatedAt)),
  end: (userId: string, ids: readonly string[]) =>
    db.sql
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), inArray(sessions.id, [...ids])))
      .returning({ id: sessions.id }),
  deleteEnded: () => db.sql.delete(sessions).where(lt(sessions.endsAt, sql`now()`)),
  endAll: (userId: string, except?: string) =>
    db.sql
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
      .returning({ id: sessions.id }),
});
