import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { aiLedger } from "./tables.ts";

/** One call of a model, or one run of several calls that are paid together. */
export type AiCall = {
  /** Each id is used once. */
  id: string;
  organization: AuthorizedOrganization;
  /** Null for work that no person started. */
  userId: string | null;
  purpose: string;
};
export type AiSpending = { inputTokens: number; outputTokens: number; images: number; costCents: number };
export type AiOutcome = "complete" | "stopped" | "error";
export type AiResult = AiSpending & { outcome: AiOutcome; provider: string; model: string; ms: number };

const MonthlyUsage = z.object({
  runs: z.number(),
  failed: z.number(),
  costCents: z.number(),
  byPurpose: z.array(z.object({ purpose: z.string(), provider: z.string(), runs: z.number(), costCents: z.number() })),
});

export const ledgerStore = (db: Pick<Database, "sql">) => ({
  /** False if the call is in the ledger already. */
  insert: async ({ id, organization, userId, purpose }: AiCall, result: AiResult): Promise<boolean> => {
    const { organizationId } = organization;
    const rows = await db.sql
      .insert(aiLedger)
      .values({ runId: id, organizationId, userId, purpose, ...result })
      .onConflictDoNothing()
      .returning({ runId: aiLedger.runId });
    return rows.length > 0;
  },
  has: async (id: string): Promise<boolean> => {
    const rows = await db.sql.select({ runId: aiLedger.runId }).from(aiLedger).where(eq(aiLedger.runId, id));
    return rows.length > 0;
  },
  summarizeMonth: async ({ organizationId }: AuthorizedOrganization): Promise<z.infer<typeof MonthlyUsage>> => {
    const { rows } = await db.sql.execute(sql`
      with month as (
        select * from ${aiLedger} where organization_id = ${organizationId} and created_at >= date_trunc('month', clock_timestamp()))
      select count(*)::int as runs, (count(*) filter (where outcome = 'error'))::int as failed,
        coalesce(sum(cost_cents), 0) as "costCents",
        coalesce((select json_agg(g order by g.runs desc) from (
          select purpose, provider, count(*)::int as runs, sum(cost_cents) as "costCents" from month group by 1, 2) g), '[]') as "byPurpose"
      from month`);
    return MonthlyUsage.parse(rows[0]);
  },
});
