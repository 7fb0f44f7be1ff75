import { type PlanId, planOf } from "@coldopen/contract/billing/schema";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { subscriptions } from "./tables.ts";

export const billingStore = (db: Pick<Database, "sql">) => ({
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
    db.sql
      .insert(subscriptions)
      .values({ organizationId, plan, status: "active" })
      .onConflictDoUpdate({ target: subscriptions.organizationId, set: { plan, status: "active", endsAt: null } }),
  end: (organizationId: string) =>
    db.sql
      .insert(subscriptions)
      .values({ organizationId, plan: "creator", status: "ended" })
      .onConflictDoUpdate({ target: subscriptions.organizationId, set: { status: "ended" } }),
});
