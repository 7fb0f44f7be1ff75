import { randomBytes } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { feedTestSalts, feedTestVariants, feedTestImpressions as impressions } from "./tables.ts";

const SALT_BYTES = 32;
const Variant = z.object({ id: z.uuid() });
const Count = z.object({ count: z.number() });
type NewImpression = {
  testId: string;
  variantId: string;
  place: number;
  order: number[];
  visitorHash: Buffer;
  printHash: Buffer;
  networkHash: Buffer;
  isRepeat: boolean;
  isBurst: boolean;
};
const columns = {
  id: impressions.id,
  variantId: impressions.variantId,
  place: impressions.place,
  order: impressions.order,
  answeredAt: impressions.answeredAt,
};

export const visitStore = (db: Pick<Database, "sql">) => ({
  /** The first visit of a day creates the salt of the day. */
  getDailySalt: async (): Promise<Buffer> => {
    const today = sql`(now() at time zone 'utc')::date`;
    await db.sql
      .insert(feedTestSalts)
      .values({ day: today, salt: randomBytes(SALT_BYTES) })
      .onConflictDoNothing();
    const [row] = await db.sql.select().from(feedTestSalts).where(eq(feedTestSalts.day, today));
    if (!row) throw new Error("Salt of the day is missing");
    return row.salt;
  },
  /** Without the salt, a fingerprint cannot be traced to an address. */
  deleteFingerprints: async (): Promise<void> => {
    const past = sql`(now() at time zone 'utc')::date - 1`;
    await db.sql.delete(feedTestSalts).where(sql`${feedTestSalts.day} < ${past}`);
    await db.sql.execute(sql`update ${impressions} set print_hash = null, network_hash = null
      where num_nonnulls(print_hash, network_hash) > 0 and opened_at < now() - interval '2 days'`);
  },
  findByVisitor: async (testId: string, visitorHash: Buffer) =>
    (
      await db.sql
        .select(columns)
        .from(impressions)
        .where(and(eq(impressions.testId, testId), eq(impressions.visitorHash, visitorHash)))
    )[0],
  hasFingerprint: async (testId: string, printHash: Buffer): Promise<boolean> => {
    const found = await db.sql
      .select({ id: impressions.id })
      .from(impressions)
      .where(and(eq(impressions.testId, testId), eq(impressions.printHash, printHash)))
      .limit(1);
    return found.length > 0;
  },
  /** Recent visits from a network. */
  countFromNetwork: async (testId: string, networkHash: Buffer, minutes: number): Promise<number> => {
    const { rows } = await db.sql.execute(sql`
      select count(*)::int as count from ${impressions}
      where test_id = ${testId} and network_hash = ${networkHash} and opened_at > now() - make_interval(mins => ${minutes})`);
    return Count.parse(rows[0]).count;
  },
  find: async (testId: string, id: string) =>
    (
      await db.sql
        .select(columns)
        .from(impressions)
        .where(and(eq(impressions.testId, testId), eq(impressions.id, id)))
    )[0],
  /** The variant with the fewest impressions. An impression that was never shown counts for ten minutes. */
  findLeastShownVariant: async (testId: string): Promise<string> => {
    const { rows } = await db.sql.execute(sql`
      select v.id from ${feedTestVariants} v left join ${impressions} i on i.variant_id = v.id and not i.is_repeat and not i.is_burst
        and (i.shown_at is not null or i.opened_at > now() - interval '10 minutes')
      where v.test_id = ${testId} group by v.id order by count(i.id), random() limit 1`);
    return Variant.parse(rows[0]).id;
  },
  insert: async (impression: NewImpression) => {
    const [row] = await db.sql.insert(impressions).values(impression).returning(columns);
    if (!row) throw new Error("Insert of an impression returned no row");
    return row;
  },
  markReopened: async (id: string): Promise<void> => {
    await db.sql.update(impressions).set({ isReopened: true }).where(eq(impressions.id, id));
  },
  shown: async (testId: string, id: string): Promise<void> => {
    await db.sql
      .update(impressions)
      .set({
        shownAt: sql`case when ${impressions.shownAt} is null or ${impressions.isReopened} then clock_timestamp() else ${impressions.shownAt} end`,
      })
      .where(and(eq(impressions.id, id), eq(impressions.testId, testId), isNull(impressions.answeredAt)));
  },
  present: async (testId: string, id: string): Promise<void> => {
    await db.sql
      .update(impressions)
      .set({ isHuman: true })
      .where(and(eq(impressions.id, id), eq(impressions.testId, testId), isNull(impressions.answeredAt)));
  },
  /** Undefined if the impression was answered or belongs to another test. */
  lockUnanswered: async (testId: string, id: string) =>
    (
      await db.sql
        .select({
          id: impressions.id,
          isHuman: impressions.isHuman,
          measuredMs: sql<number | null>`extract(epoch from clock_timestamp() - ${impressions.shownAt})::float8 * 1000`,
        })
        .from(impressions)
        .where(and(eq(impressions.id, id), eq(impressions.testId, testId), isNull(impressions.answeredAt)))
        .for("update")
    )[0],
  answer: async (
    id: string,
    answer: { choice: number; elapsedMs: number; isPlausible: boolean; isHuman: boolean },
  ): Promise<void> => {
    await db.sql
      .update(impressions)
      .set({ ...answer, answeredAt: sql`clock_timestamp()` })
      .where(eq(impressions.id, id));
  },
});
