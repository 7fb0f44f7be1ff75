import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import { idempotencyKeys } from "./tables.ts";

export type RequestKey = { userId: string; key: string };
export type StoredRequest = { request: string; sealedReply: string | undefined; owners: readonly ChannelScope[] };
type SealedAnswer = { sealedReply: string; owners: readonly ChannelScope[] };

const Lock = z.object({ isMine: z.boolean() });
const EncryptedReply = z.string().nullable();
const withKey = ({ userId, key }: RequestKey) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
const fromNow = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

export const idempotencyStore = (db: Pick<Database, "sql">) => ({
  /** Held until the transaction ends; false at once where another has it. */
  tryLock: async ({ userId, key }: RequestKey): Promise<boolean> => {
    const { rows } = await db.sql.execute(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`idempotency|${userId}|${key}`}, 0)) as "isMine"`,
    );
    return Lock.parse(rows[0]).isMine;
  },
  find: async (key: RequestKey): Promise<StoredRequest | undefined> => {
    const { request, reply, owners } = idempotencyKeys;
    const [row] = await db.sql.select({ request, reply, owners }).from(idempotencyKeys).where(withKey(key));
    return row && { ...row, sealedReply: EncryptedReply.parse(row.reply) ?? undefined };
  },
  /** False where the key is there already. */
  insert: async (key: RequestKey, request: string, { sealedReply, owners }: SealedAnswer): Promise<boolean> => {
    const rows = await db.sql
      .insert(idempotencyKeys)
      .values({ ...key, request, reply: sealedReply, owners: [...owners] })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    return rows.length > 0;
  },
  /** True if the key is free, or was reserved by the same request and its lease has expired. */
  reserve: async (key: RequestKey, request: string, reservation: string, seconds: number): Promise<boolean> => {
    const reserved = { reservation, reservedUntil: fromNow(seconds) };
    const rows = await db.sql
      .insert(idempotencyKeys)
      .values({ ...key, request, ...reserved })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: reserved,
        setWhere: sql`${idempotencyKeys.request} = ${request} and ${idempotencyKeys.reservedUntil} < clock_timestamp()`,
      })
      .returning({ key: idempotencyKeys.key });
    return rows.length > 0;
  },
  renew: (key: RequestKey, reservation: string, seconds: number) =>
    db.sql
      .update(idempotencyKeys)
      .set({ reservedUntil: fromNow(seconds) })
      .where(and(withKey(key), eq(idempotencyKeys.reservation, reservation))),
  /** False if another request has taken the key over. */
  complete: async (key: RequestKey, reservation: string, { sealedReply, owners }: SealedAnswer): Promise<boolean> => {
    const rows = await db.sql
      .update(idempotencyKeys)
      .set({ reply: sealedReply, owners: [...owners], reservation: null, reservedUntil: null })
      .where(and(withKey(key), eq(idempotencyKeys.reservation, reservation)))
      .returning({ key: idempotencyKeys.key });
    return rows.length > 0;
  },
  /** Lets the key be used again after a failure. */
  release: (key: RequestKey, reservation: string) =>
    db.sql.delete(idempotencyKeys).where(and(withKey(key), eq(idempotencyKeys.reservation, reservation))),
});
