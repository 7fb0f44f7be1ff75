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

const given = sql.placeholder;
const cost = sql`${given("costCents")}::float8`;

/**
 * For a Settlement's values: what `ended` had set aside (its `cents` of its `month`) becomes what it cost, and the ledger
 * says so: all or nothing, and once.
 */
export const settling = (ended: SQL): SQL => sql`
  with ended as (${ended}),
  budget as (
    insert into ${aiBudgets} as b (organization_id, month, spent_cents)
    select organization_id, month, ${cost} from ended where cents > 0 or ${cost} > 0
    on conflict (organization_id, month) do update set spent_cents = b.spent_cents + excluded.spent_cents,
      reserved_cents = greatest(0, b.reserved_cents - (select cents from ended)))
  insert into ${aiLedger} (run_id, organization_id, user_id, purpose, provider, model, outcome, input_tokens, output_tokens,
    images, ms, cost_cents)
  select id, organization_id, user_id, purpose, ${given("provider")}, ${given("model")}, ${given("outcome")}::text,
    ${given("inputTokens")}::int, ${given("outputTokens")}::int, ${given("images")}::int, ${given("ms")}::int, ${cost} from ended
  on conflict do nothing returning run_id`;
