import { type BillingInterval, type PlanId, planOf } from "@coldopen/contract/billing/schema";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { subscriptions } from "./tables.ts";

export type StoredSubscription = {
  plan: PlanId;
  status: "active" | "ended";
  /** After a failed payment: the end of the grace period. */
  endsAt: Date | null;
  /** Null for Community. */
  subscriptionId: string | null;
  interval: BillingInterval | null;
  renewsAt: Date | null;
  cancelsAt: Date | null;
  isTrial: boolean;
};

const columns = {
  plan: subscriptions.plan,
  status: subscriptions.status,
  endsAt: subscriptions.endsAt,
  subscriptionId: subscriptions.subscriptionId,
  interval: subscriptions.interval,
  renewsAt: subscriptions.renewsAt,
  cancelsAt: subscriptions.cancelsAt,
  isTrial: subscriptions.isTrial,
};
const WITHOUT_PAYMENT = {
  endsAt: null,
  subscriptionId: null,
  interval: null,
  renewsAt: null,
  cancelsAt: null,
  isTrial: false,
};

export const billingStore = (db: Pick<Database, "sql">) => {
  const put = (organizationId: string, row: StoredSubscription) =>
    db.sql
      .insert(subscriptions)
      .values({ organizationId, ...row })
      .onConflictDoUpdate({ target: subscriptions.organizationId, set: row });
  return {
    put,
    find: async (organizationId: string): Promise<StoredSubscription | undefined> => {
      const [row] = await db.sql
        .select(columns)
        .from(subscriptions)
        .where(eq(subscriptions.organizationId, organizationId));
      return row;
    },
    activePlan: async ({ organizationId }: AuthorizedOrganization) => {
      const [row] = await db.sql
        .select({ plan: subscriptions.plan })
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.organizationId, organizationId),
            eq(subscriptions.status, "active"),
            or(isNull(subscriptions.endsAt), gt(subscriptions.endsAt, sql`now()`)),
          ),
        );
      return row && planOf(row.plan);
    },
    activate: (organizationId: string, plan: PlanId) =>
      put(organizationId, { ...WITHOUT_PAYMENT, plan, status: "active" }),
    end: (organizationId: string) =>
      db.sql
        .insert(subscriptions)
        .values({ organizationId, plan: "creator", status: "ended" })
        .onConflictDoUpdate({ target: subscriptions.organizationId, set: { status: "ended" } }),
  };
};
