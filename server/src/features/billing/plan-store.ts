import { sql } from "drizzle-orm";
import { subscriptions } from "./tables.ts";

/** Whether the plan of the organization `o` runs. */
export const subscriptionActive = sql`exists (select 1 from ${subscriptions} sub where sub.organization_id = o.id and sub.status = 'active' and (sub.ends_at is null or sub.ends_at > now()))`;
