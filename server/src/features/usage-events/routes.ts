import type { usageEventRoutes } from "@coldopen/contract/usage-events/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";

export const usageEventHandlers = ({
  analytics,
  db,
}: Pick<AppContext, "analytics" | "db">): Handlers<typeof usageEventRoutes> => ({
  record: async ({ caller, body: { name, properties } }) => {
    await db.afterCommit(() => analytics.track(name, { ...properties, userId: caller.userId }));
    return {};
  },
});
