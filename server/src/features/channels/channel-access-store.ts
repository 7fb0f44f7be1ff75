import { type SQL, sql } from "drizzle-orm";
import { memberships, organizations } from "../accounts/tables.ts";
import { subscriptionActive } from "../billing/index.ts";
import { entitlements } from "./tables.ts";

/**
 * Restricts rows `p` of a channel's table to channels that the user has access to. `work.role` is the role there, `work.is_paid`
 * whether the organization's subscription is active.
 */
export const joinChannelAccess = (userId: string | SQL): SQL => sql`
  join lateral (
    select coalesce(e.role, m.role) as role, ${subscriptionActive} as is_paid
    from ${memberships} m
    join ${organizations} o on o.id = m.organization_id
    left join ${entitlements} e on e.user_id = m.user_id and e.organization_id = m.organization_id and e.channel_ucid = p.channel_ucid
    where m.user_id = ${userId} and m.organization_id = p.organization_id and m.status = 'active'
      and (e.id is not null or o.is_spotter_organization)
  ) work on true`;
