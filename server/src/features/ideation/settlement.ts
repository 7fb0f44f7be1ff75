import { type SQL, sql } from "drizzle-orm";
import { aiBudgets, aiLedger } from "./tables.ts";

export type Outcome = "complete" | "stopped" | "error";
export type Settlement = {
  id: string;
  outcome: Outcome;
  provider: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  images: number;
  ms: number;
  costCents: number;
};

/** What `ended` had set aside (its `cents` of its `month`) becomes what it cost, and the ledger says so: all or nothing, and once. */
export const settling = (ended: SQL, done: Settlement): SQL => sql`
  with ended as (${ended}),
  budget as (
    insert into ${aiBudgets} as b (organization_id, month, spent_cents)
    select organization_id, month, ${done.costCents}::float8 from ended where cents > 0 or ${done.costCents}::float8 > 0
    on conflict (organization_id, month) do update set spent_cents = b.spent_cents + excluded.spent_cents,
      reserved_cents = greatest(0, b.reserved_cents - (select cents from ended)))
  insert into ${aiLedger} (run_id, organization_id, user_id, purpose, provider, model, outcome, input_tokens, output_tokens,
    images, ms, cost_cents)
  select id, organization_id, user_id, purpose, ${done.provider}, ${done.model}, ${done.outcome}, ${done.inputTokens}::int,
    ${done.outputTokens}::int, ${done.images}::int, ${done.ms}::int, ${done.costCents}::float8 from ended
  on conflict do nothing returning run_id`;
