import type { usageEventRoutes } from "@coldopen/contract/usage-events/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";

export const usageEventHandlers = ({
  analytics,
}: Pick<AppContext, "analytics">): Handlers<typeof usageEventRoutes> => ({
  record: ({ caller, body: { name, properties } }) => {
    analytics.track(name, { ...properties, userId: caller.userId });
    return {};
  },
});
