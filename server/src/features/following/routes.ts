import type { followingRoutes } from "@coldopen/contract/following/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { followingService } from "./service.ts";

export const followingHandlers = (context: AppContext): Handlers<typeof followingRoutes> => {
  const service = followingService(context);
  return {
    follow: ({ caller, scope, body }) => service.follow(caller.userId, scope, body.favoriteUcid),
    find: async ({ caller, query }) => ({ results: await service.find(caller.userId, query.channel) }),
    unfollow: async ({ params, authorize }) => {
      await service.unfollow(authorize, params.id);
      return {};
    },
    list: async ({ scope }) => ({ results: await service.list(scope) }),
    latest: async ({ scope }) => ({ results: await service.latest(scope) }),
  };
};
