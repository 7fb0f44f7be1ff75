import { sql } from "drizzle-orm";
import { subscriptions } from "./tables.ts";

/** Whether the plan of the organization `o` runs. */
export const subscriptionActive = sql`exists (select 1 from ${subscriptions} sub where sub.organization_id = o.id and sub.status = 'active' and (sub.ends_at is null or sub.ends_at > now()))`;

/** When a plan of the organization `o` ends for want of a payment. Null unless a payment failed. */
export const paymentDueAt = sql`(select to_char(sub.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${subscriptions} sub where sub.organization_id = o.id and sub.status = 'active' and sub.ends_at > now())`;
