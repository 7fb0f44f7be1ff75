import { type SQL, sql } from "drizzle-orm";
import { subscriptionActive } from "../billing/index.ts";
import { memberships, organizations } from "../team/tables.ts";
import { entitlements } from "./tables.ts";

/**
 * Joined to a row `p` of a channel's table, keeps it only for whoever may work on that channel: `work.role` is what they
 * are there, `work.is_paid` whether their organization's plan runs.
 */
export const whereMayWork = (userId: string | SQL): SQL => sql`
  join lateral (
    select coalesce(e.role, m.role) as role, ${subscriptionActive} as is_paid
    from ${memberships} m
    join ${organizations} o on o.id = m.organization_id
    left join ${entitlements} e on e.user_id = m.user_id and e.organization_id = m.organization_id and e.channel_ucid = p.channel_ucid
    where m.user_id = ${userId} and m.organization_id = p.organization_id and m.status = 'active'
      and (e.id is not null or o.is_spotter_organization)
  ) work on true`;
