import type { PlanId } from "@coldopen/contract/billing/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Caller } from "../../platform/access/caller.ts";
import type { World } from "../../world.ts";
import { findOrCreateOwnOrganization } from "../accounts/index.ts";
import { billingStore } from "./store.ts";

export const billingService = (world: Pick<World, "db" | "announce" | "analytics" | "flags">) => {
  const store = billingStore(world.db);
  return {
    /** Only Community is available: there is no payment provider. */
    choosePlan: async (caller: Caller, plan: PlanId, organizationName: string | undefined) => {
      const hasFreeTier = await world.flags.isOn("STUDIO_FREE_ACCOUNT_TIER", {
        userId: caller.userId,
        isInternal: caller.isInternal,
      });
      if (!hasFreeTier) throw new AppError("conflict", "Payments are not set up here.");
      if (plan !== "community") throw new AppError("conflict", "Payments are not set up here. Choose Community.");
      return world.db.transaction(async () => {
        const organizationId = await findOrCreateOwnOrganization(
          world.db,
          caller.userId,
          organizationName ?? "My studio",
        );
        await store.activate(organizationId, plan);
        await world.announce.toUser(caller.userId, "system", { eggType: "refresh" });
        await world.db.afterCommit(() =>
          world.analytics.track("plan_chosen", { userId: caller.userId, organizationId, plan }),
        );
        return { organizationId };
      });
    },
  };
};
