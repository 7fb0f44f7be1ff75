import type { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { filterSetService } from "./filter-sets.ts";
import { type FollowedUcids, outliersService } from "./service.ts";

export const outlierHandlers = (world: World, followedUcids: FollowedUcids): Handlers<typeof outlierRoutes> => {
  const outliers = outliersService(world, followedUcids);
  const filterSets = filterSetService(world);
  const scope = (params: { orgId: string; channelUcid: string }) => ({
    organizationId: params.orgId,
    channelUcid: params.channelUcid,
  });
  return {
    videos: ({ caller, query }) => outliers.videos(caller, query),
    shorts: ({ caller, query }) => outliers.shorts(caller, query),
    trend: ({ caller, query }) => outliers.videos(caller, query),
    suggest: ({ caller, query }) => outliers.suggest(caller, query),
    similar: ({ query }) => outliers.similar(query),
    explain: ({ params }) => outliers.explain(params.videoId),
    find: ({ params }) => outliers.find(params.videoId),
    channels: ({ query }) => outliers.channels(query),
    subscribers: ({ params }) => outliers.subscribers(params.ucid),
    categories: () => outliers.categories(),
    filterSets: ({ params }) => filterSets.list(scope(params)),
    saveFilterSet: ({ params, body }) => filterSets.save(scope(params), body),
    removeFilterSet: async ({ params }) => {
      await filterSets.remove(scope(params), params.id);
      return {};
    },
  };
};
