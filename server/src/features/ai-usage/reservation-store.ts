import { inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import type { AiCall } from "./ledger-store.ts";
import { aiReservations } from "./tables.ts";

const LEASE_MINUTES = 15;

export type Reserved = { organizationId: string; month: string; cents: number };

const reserved = {
  organizationId: aiReservations.organizationId,
  month: aiReservations.month,
  cents: aiReservations.cents,
};

export const reservationStore = (db: Pick<Database, "sql">) => ({
  /** False if the id is in use. */
  insert: async ({ id, organization, userId, purpose }: AiCall, cents: number): Promise<boolean> => {
    const rows = await db.sql
      .insert(aiReservations)
      .values({
        id,
        organizationId: organization.organizationId,
        userId,
        purpose,
        cents,
        month: sql`date_trunc('month', clock_timestamp())::date`,
        leaseUntil: sql`clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})`,
      })
      .onConflictDoNothing()
      .returning({ id: aiReservations.id });
    return rows.length > 0;
  },
  delete: (ids: readonly string[]): Promise<Reserved[]> =>
    db.sql
      .delete(aiReservations)
      .where(inArray(aiReservations.id, [...ids]))
      .returning(reserved),
  deleteExpired: (): Promise<Reserved[]> =>
    db.sql.delete(aiReservations).where(lt(aiReservations.leaseUntil, sql`clock_timestamp()`)).returning(reserved),
});
