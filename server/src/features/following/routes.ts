import type { followingRoutes } from "@coldopen/contract/following/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { followingService } from "./service.ts";

type Place = { organizationId: string; creatorChannelUcid: string };
const scopeOf = ({ organizationId, creatorChannelUcid }: Place) => ({
  organizationId,
  channelUcid: creatorChannelUcid,
});

export const followingHandlers = (world: World): Handlers<typeof followingRoutes> => {
  const service = followingService(world);
  return {
    follow: ({ caller, body }) => service.follow(caller.userId, scopeOf(body), body.favoriteUcid),
    find: async ({ caller, query }) => ({ results: await service.find(caller.userId, query.channel) }),
    unfollow: async ({ caller, params }) => {
      await service.unfollow(caller.userId, params.id);
      return {};
    },
    list: async ({ query }) => ({ results: await service.list(scopeOf(query)) }),
    latest: async ({ query }) => ({ results: await service.latest(scopeOf(query)) }),
  };
};
