import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { aiBudgets, aiLedger, ideationRuns } from "./tables.ts";

export type Outcome = "complete" | "stopped" | "error";
export type Settlement = {
  runId: string;
  outcome: Outcome;
  errorReason: string | null;
  provider: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  images: number;
  ms: number;
  costCents: number;
};
const UsageRow = z.object({
  runs: z.number(),
  failed: z.number(),
  costCents: z.number(),
  byPurpose: z.array(z.object({ purpose: z.string(), provider: z.string(), runs: z.number(), costCents: z.number() })),
});

export const ledgerStore = (db: Pick<Database, "sql">) => ({
  /** The run ends, what it had set aside becomes what it cost, and the ledger says so: all or nothing, and once. */
  settle: async (done: Settlement): Promise<boolean> => {
    const { rows } = await db.sql.execute(sql`
      with run as (
        update ${ideationRuns} set state = ${done.outcome}, error_reason = ${done.errorReason}
        where id = ${done.runId} and state in ('start', 'partial')
        returning id, organization_id, user_id, purpose, reserved_cents, date_trunc('month', created_at)::date as month),
      budget as (
        insert into ${aiBudgets} as b (organization_id, month, spent_cents)
        select organization_id, month, ${done.costCents}::float8 from run where reserved_cents > 0 or ${done.costCents}::float8 > 0
        on conflict (organization_id, month) do update set spent_cents = b.spent_cents + excluded.spent_cents,
          reserved_cents = greatest(0, b.reserved_cents - (select reserved_cents from run)))
      insert into ${aiLedger} (run_id, organization_id, user_id, purpose, provider, model, outcome, input_tokens, output_tokens,
        images, ms, cost_cents)
      select id, organization_id, user_id, purpose, ${done.provider}, ${done.model}, ${done.outcome}, ${done.inputTokens}::int,
        ${done.outputTokens}::int, ${done.images}::int, ${done.ms}::int, ${done.costCents}::float8 from run
      on conflict do nothing returning run_id`);
    return rows.length > 0;
  },
  ofThisMonth: async (organizationId: string): Promise<z.infer<typeof UsageRow>> => {
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
