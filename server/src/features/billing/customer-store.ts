import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.ts";
import { billingCustomers } from "./tables.ts";

export type BillingCustomer = { organizationId: string; customerId: string };

const columns = { organizationId: billingCustomers.organizationId, customerId: billingCustomers.customerId };

export const customerStore = (db: Pick<Database, "sql">) => ({
  findByOrganization: async (organizationId: string): Promise<BillingCustomer | undefined> => {
    const [row] = await db.sql
      .select(columns)
      .from(billingCustomers)
      .where(eq(billingCustomers.organizationId, organizationId));
    return row;
  },
  findById: async (customerId: string): Promise<BillingCustomer | undefined> => {
    const [row] = await db.sql
      .select(columns)
      .from(billingCustomers)
      .where(eq(billingCustomers.customerId, customerId));
    return row;
  },
  insert: (customer: BillingCustomer) => db.sql.insert(billingCustomers).values(customer).onConflictDoNothing(),
  /** A page of all customers, for the reconciliation. */
  listAfter: (organizationId: string, max: number): Promise<BillingCustomer[]> =>
    db.sql
      .select(columns)
      .from(billingCustomers)
      .where(gt(billingCustomers.organizationId, organizationId))
      .orderBy(asc(billingCustomers.organizationId))
      .limit(max),
  /** Undefined if the organization is deleted. */
  issueRead: async ({ organizationId }: BillingCustomer): Promise<number | undefined> => {
    const [row] = await db.sql
      .update(billingCustomers)
      .set({ issuedRead: sql`${billingCustomers.issuedRead} + 1` })
      .where(eq(billingCustomers.organizationId, organizationId))
      .returning({ read: billingCustomers.issuedRead });
    return row?.read;
  },
  /**
   * False if a later reading was applied already. That one began after this one, so it has seen every change that this one
   * was made for.
   */
  applyRead: async ({ organizationId }: BillingCustomer, read: number): Promise<boolean> => {
    const rows = await db.sql
      .update(billingCustomers)
      .set({ appliedRead: read })
      .where(and(eq(billingCustomers.organizationId, organizationId), lt(billingCustomers.appliedRead, read)))
      .returning({ read: billingCustomers.appliedRead });
    return rows.length > 0;
  },
});
