import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import { type Quota, QuotaExceededError } from "../port.ts";
import { platformQuota } from "./tables.ts";

const Day = z.object({ used: z.number(), resetsAt: z.coerce.date() });
// The platform's day begins at midnight of the Pacific coast; only the database's clock counts, since several nodes share the quota.
const today = sql`(clock_timestamp() at time zone 'America/Los_Angeles')::date`;
const tomorrow = sql`((${today} + 1)::timestamp at time zone 'America/Los_Angeles')`;

/** The day's budget, exact over all nodes. */
export function quotaIn({ pool }: Pick<Database, "pool">, budget: number) {
  // Outside any surrounding transaction: used units stay counted after a rollback, and the row is not locked.
  const counts = drizzle({ client: pool });
  const read = async (): Promise<Quota> => {
    const { rows } = await counts.execute(sql`
      select coalesce((select used from ${platformQuota} where day = ${today}), 0) as used, ${tomorrow} as "resetsAt"`);
    return { ...Day.parse(rows[0]), budget };
  };
  return {
    read,
    /** Set aside before asking; what fails stays counted, since the platform counts it too. */
    take: async (units: number): Promise<void> => {
      const { rowCount } = await counts.execute(sql`
        insert into ${platformQuota} as q (day, used) select ${today}, ${units}::int where ${units}::int <= ${budget}::int
        on conflict (day) do update set used = q.used + excluded.used where q.used + excluded.used <= ${budget}::int`);
      if (rowCount !== 1) throw new QuotaExceededError((await read()).resetsAt);
    },
    /** The platform says that nothing is left, whatever we counted. */
    spend: async (): Promise<QuotaExceededError> => {
      await counts.execute(sql`
        insert into ${platformQuota} (day, used) values (${today}, ${budget}::int)
        on conflict (day) do update set used = greatest(${platformQuota.used}, excluded.used)`);
      return new QuotaExceededError((await read()).resetsAt);
    },
  };
}
