import type { billingRoutes } from "@coldopen/contract/billing/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { billingService } from "./service.ts";

export const billingHandlers = (world: World): Handlers<typeof billingRoutes> => {
  const service = billingService(world);
  return {
    setup: () => ({ payments: false }),
    choosePlan: ({ caller, body }) => service.choosePlan(caller, body.plan, body.organizationName),
  };
};
