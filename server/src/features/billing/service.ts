import type { PlanId } from "@coldopen/contract/billing/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { AppContext } from "../../app-context.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { findOrCreateOwnOrganization } from "../accounts/index.ts";
import { billingStore } from "./store.ts";

export const billingService = (context: Pick<AppContext, "db" | "announce" | "analytics" | "flags">) => {
  const store = billingStore(context.db);
  return {
    /** Only Community is available: there is no payment provider. */
    choosePlan: async (caller: Caller, plan: PlanId, organizationName: string | undefined) => {
      const hasFreeTier = await context.flags.isOn("STUDIO_FREE_ACCOUNT_TIER", {
        userId: caller.userId,
        isInternal: caller.isInternal,
      });
      if (!hasFreeTier) throw new AppError("conflict", "Payments are not set up here.");
      if (plan !== "community") throw new AppError("conflict", "Payments are not set up here. Choose Community.");
      return context.db.transaction(async () => {
        const organizationId = await findOrCreateOwnOrganization(
          context.db,
          caller.userId,
          organizationName ?? "My studio",
        );
        await store.activate(organizationId, plan);
        await context.announce.toUser(caller.userId, "system", { eggType: "refresh" });
        await context.db.afterCommit(() =>
          context.analytics.track("plan_chosen", { userId: caller.userId, organizationId, plan }),
        );
        return { organizationId };
      });
    },
  };
};
