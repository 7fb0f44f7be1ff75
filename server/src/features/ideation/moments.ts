import { sql } from "drizzle-orm";

const LEASE_SECONDS = 5;

/** How long a run counts as alive without another sign of life. */
export const lease = sql`clock_timestamp() + make_interval(secs => ${sql.raw(String(LEASE_SECONDS))})`;
export const month = sql`date_trunc('month', clock_timestamp())::date`;
