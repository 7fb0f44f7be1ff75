import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { preparedStatement } from "../../platform/db/prepared.ts";
import { month } from "./moments.ts";
import { type Settlement, settling } from "./settlement.ts";
import { aiBudgets, aiLedger, aiReservations } from "./tables.ts";

const LEASE_MINUTES = 15;
const Reserved = z.object({ isUsed: z.boolean(), isStarted: z.boolean(), isReserved: z.boolean() });

export type Reservation = {
  id: string;
  organization: AuthorizedOrganization;
  /** Nobody where the studio works by itself. */
  userId: string | null;
  purpose: string;
  costAtMostCents: number;
  /** Nothing means no cap. */
  capCents: number | undefined;
};

const settleReservation = preparedStatement(
  "reservation settle",
  settling(sql`delete from ${aiReservations} where id = ${sql.placeholder("id")}::uuid returning *`),
);

/** Calls of models that are no brainstorm: set aside under the month's cap, then written down. */
export const reservationStore = (db: Pick<Database, "sql" | "query">) => ({
  reserve: async ({
    id,
    organization: { organizationId },
    userId,
    purpose,
    costAtMostCents,
    capCents,
  }: Reservation) => {
    const cap = capCents === undefined ? sql`'infinity'::float8` : sql`${capCents}::float8`;
    const cost = sql`${costAtMostCents}::float8`;
    const { rows } = await db.sql.execute(sql`
      with used as (
        select 1 from ${aiReservations} where id = ${id} union all select 1 from ${aiLedger} where run_id = ${id}),
      budget as (
        insert into ${aiBudgets} as b (organization_id, month, reserved_cents)
        select ${organizationId}::uuid, ${month}, ${cost}
        where not exists (select 1 from used) and ${cost} > 0 and ${cost} <= ${cap}
        on conflict (organization_id, month) do update set reserved_cents = b.reserved_cents + excluded.reserved_cents
        where b.spent_cents + b.reserved_cents + excluded.reserved_cents <= ${cap}
        returning 1),
      reservation as (
        insert into ${aiReservations} (id, organization_id, user_id, purpose, cents, month, lease_until)
        select ${id}::uuid, ${organizationId}::uuid, ${userId}::uuid, ${purpose}, ${cost}, ${month},
          clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})
        where not exists (select 1 from used) and (${cost} = 0 or exists (select 1 from budget))
        on conflict (id) do nothing returning 1)
      select exists (select 1 from used) as "isUsed", exists (select 1 from reservation) as "isStarted",
        ${cost} = 0 or exists (select 1 from budget) as "isReserved"`);
    return Reserved.parse(rows[0]);
  },
  settle: (done: Settlement) => settleReservation(db, done),
});
