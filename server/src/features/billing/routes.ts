import type { billingRoutes } from "@coldopen/contract/billing/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { billingService } from "./service.ts";

export const billingHandlers = (context: AppContext): Handlers<typeof billingRoutes> => {
  const service = billingService(context);
  return {
    setup: () => ({ payments: false }),
    choosePlan: ({ caller, body }) => service.choosePlan(caller, body.plan, body.organizationName),
  };
};
