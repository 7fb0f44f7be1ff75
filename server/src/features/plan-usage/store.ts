import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { Timestamp } from "../../platform/db/rows.ts";
import { memberships } from "../accounts/tables.ts";
import { aiBudgets } from "../ai-usage/tables.ts";
import { organizationChannels } from "../channels/tables.ts";
import { invites } from "../team/tables.ts";

const Usage = z.object({ channels: z.number(), seats: z.number(), aiCents: z.number(), startsAgainAt: Timestamp });

type PlanUsage = z.infer<typeof Usage>;

export const planUsageStore = (db: Pick<Database, "sql">) => ({
  /** Counted as the limits count: seats with open invites, the AI budget with what is reserved. */
  count: async ({ organizationId }: AuthorizedOrganization): Promise<PlanUsage> => {
    const { rows } = await db.sql.execute(sql`
      select
        (select count(*)::int from ${organizationChannels} where organization_id = ${organizationId}) as channels,
        (select count(*)::int from ${memberships} where organization_id = ${organizationId} and status not in ('removed', 'pending'))
          + (select count(*)::int from ${invites} where organization_id = ${organizationId} and expires_at > now()) as seats,
        coalesce((select spent_cents + reserved_cents from ${aiBudgets}
          where organization_id = ${organizationId} and month = date_trunc('month', now())::date), 0) as "aiCents",
        date_trunc('month', now()) + interval '1 month' as "startsAgainAt"`);
    return Usage.parse(rows[0]);
  },
});
