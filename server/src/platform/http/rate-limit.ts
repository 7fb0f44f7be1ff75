import { AppError } from "@coldopen/contract/kernel/errors";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { rateLimits } from "./tables.ts";

type Limit = { max: number; windowSeconds: number };
export type RateLimits = {
  /** Counts one call; refuses those past `max` until the window ends. */
  count(bucket: string, limit: Limit, message?: string): Promise<void>;
  /** The same, for what is left out in silence. */
  allows(bucket: string, limit: Limit): Promise<boolean>;
  /** Takes one counted call back. */
  refund(bucket: string, limit: Limit): Promise<void>;
  clear(bucket: string): Promise<void>;
};

/** One count for all nodes: a window opens with its first call and holds exactly `max` of them. */
export const rateLimitsIn = (db: Pick<Database, "sql">): RateLimits => {
  const add = async (bucket: string, { max, windowSeconds }: Limit) => {
    const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
    const over = sql`${rateLimits.windowEnds} <= now()`;
    const [row] = await db.sql
      .insert(rateLimits)
      .values({ bucket, count: 1, windowEnds: ends })
      .onConflictDoUpdate({
        target: rateLimits.bucket,
        set: {
          count: sql`case when ${over} then 1 else least(${rateLimits.count} + 1, ${max + 1}) end`,
          windowEnds: sql`case when ${over} then ${ends} else ${rateLimits.windowEnds} end`,
        },
      })
      .returning({ count: rateLimits.count, seconds: secondsLeft });
    return row && row.count > max ? { refusedFor: Math.max(1, row.seconds) } : {};
  };
  return {
    count: async (bucket, limit, message = "Too many tries. Wait a moment and try again.") => {
      const { refusedFor } = await add(bucket, limit);
      if (refusedFor !== undefined) throw new AppError("rate_limited", message, { retryAfterSeconds: refusedFor });
    },
    allows: async (bucket, limit) => (await add(bucket, limit)).refusedFor === undefined,
    refund: async (bucket, { max }) => {
      // Refused calls raise the count to one above `max`, but were never counted as one.
      await db.sql
        .update(rateLimits)
        .set({ count: sql`greatest(least(${rateLimits.count}, ${max}) - 1, 0)` })
        .where(eq(rateLimits.bucket, bucket));
    },
    clear: async (bucket) => {
      await db.sql.delete(rateLimits).where(eq(rateLimits.bucket, bucket));
    },
  };
};

const secondsLeft = sql<number>`ceil(extract(epoch from ${rateLimits.windowEnds} - now()))::int`;
