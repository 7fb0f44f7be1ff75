import { sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Reserved } from "./reservation-store.ts";
import { aiBudgets } from "./tables.ts";

const currentMonth = sql`date_trunc('month', clock_timestamp())::date`;

export const budgetStore = (db: Pick<Database, "sql">) => ({
  /** One conditional upsert, so that concurrent calls cannot exceed the cap together. No `capCents` means no cap. */
  reserve: async (
    { organizationId }: AuthorizedOrganization,
    cents: number,
    capCents: number | undefined,
  ): Promise<boolean> => {
    const cap = sql`coalesce(${capCents ?? null}::float8, 'infinity')`;
    const { rows } = await db.sql.execute(sql`
      insert into ${aiBudgets} as b (organization_id, month, reserved_cents)
      select ${organizationId}::uuid, ${currentMonth}, ${cents}::float8 where ${cents}::float8 <= ${cap}
      on conflict (organization_id, month) do update set reserved_cents = b.reserved_cents + excluded.reserved_cents
      where b.spent_cents + b.reserved_cents + excluded.reserved_cents <= ${cap}
      returning 1`);
    return rows.length > 0;
  },
  /** Replaces a reservation by what was spent, in the month of the reservation. */
  settle: async (
    { organizationId }: AuthorizedOrganization,
    reserved: Reserved | undefined,
    spentCents: number,
  ): Promise<void> => {
    const month = reserved ? sql`${reserved.month}::date` : currentMonth;
    await db.sql.execute(sql`
      insert into ${aiBudgets} as b (organization_id, month, spent_cents)
      values (${organizationId}, ${month}, ${spentCents}::float8)
      on conflict (organization_id, month) do update set spent_cents = b.spent_cents + excluded.spent_cents,
        reserved_cents = greatest(0, b.reserved_cents - ${reserved?.cents ?? 0}::float8)`);
  },
  /** Frees the budget of calls that never finished. */
  release: async (reservations: readonly Reserved[]): Promise<void> => {
    await db.sql.execute(sql`
      update ${aiBudgets} b set reserved_cents = greatest(0, b.reserved_cents - freed.cents)
      from (
        select r.organization_id, r.month, sum(r.cents) as cents
        from jsonb_to_recordset(${JSON.stringify(
          reservations.map(({ organizationId, month, cents }) => ({ organization_id: organizationId, month, cents })),
        )}::jsonb) as r(organization_id uuid, month date, cents float8)
        group by 1, 2) freed
      where b.organization_id = freed.organization_id and b.month = freed.month`);
  },
});
