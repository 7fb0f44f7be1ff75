import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { type Settlement, settling } from "./settlement.ts";
import { aiLedger, ideationRuns } from "./tables.ts";

const UsageRow = z.object({
  runs: z.number(),
  failed: z.number(),
  costCents: z.number(),
  byPurpose: z.array(z.object({ purpose: z.string(), provider: z.string(), runs: z.number(), costCents: z.number() })),
});

const given = sql.placeholder;
const settleRun = preparedStatement(
  "run settle",
  settling(sql`
    update ${ideationRuns} set state = ${given("outcome")}::text, error_reason = ${given("errorReason")}
    where id = ${given("id")}::uuid and state in ('start', 'partial')
    returning id, organization_id, user_id, purpose, reserved_cents as cents, date_trunc('month', created_at)::date as month`),
);

export const ledgerStore = (db: Pick<Database, "sql" | "query">) => ({
  /** False where the run had ended before. */
  settle: async (done: Settlement & { errorReason: string | null }): Promise<boolean> =>
    (await settleRun(db, done)).length > 0,
  ofThisMonth: async ({ organizationId }: AuthorizedOrganization): Promise<z.infer<typeof UsageRow>> => {
    const { rows } = await db.sql.execute(sql`
      with month as (
        select * from ${aiLedger} where organization_id = ${organizationId} and created_at >= date_trunc('month', clock_timestamp()))
      select count(*)::int as runs, (count(*) filter (where outcome = 'error'))::int as failed,
        coalesce(sum(cost_cents), 0) as "costCents",
        coalesce((select json_agg(g order by g.runs desc) from (
          select purpose, provider, count(*)::int as runs, sum(cost_cents) as "costCents" from month group by 1, 2) g), '[]') as "byPurpose"
      from month`);
    return UsageRow.parse(rows[0]);
  },
});
