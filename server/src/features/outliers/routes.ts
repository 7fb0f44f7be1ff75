import type { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { Handlers } from "../../platform/http/serve.ts";
import type { World } from "../../world.ts";
import { filterSetService } from "./filter-sets.ts";
import { type FollowedUcids, outliersService } from "./service.ts";

export const outlierHandlers = (world: World, followedUcids: FollowedUcids): Handlers<typeof outlierRoutes> => {
  const outliers = outliersService(world, followedUcids);
  const filterSets = filterSetService(world);
  return {
    videos: ({ caller, authorize, query }) => outliers.videos(caller, authorize, query),
    shorts: ({ caller, authorize, query }) => outliers.shorts(caller, authorize, query),
    trend: ({ caller, authorize, query }) => outliers.videos(caller, authorize, query),
    suggest: ({ caller, query }) => outliers.suggest(caller, query),
    similar: ({ query }) => outliers.similar(query),
    explain: ({ params }) => outliers.explain(params.videoId),
    find: ({ params }) => outliers.find(params.videoId),
    channels: ({ query }) => outliers.channels(query),
    subscribers: ({ params }) => outliers.subscribers(params.ucid),
    categories: () => outliers.categories(),
    filterSets: ({ scope }) => filterSets.list(scope),
    saveFilterSet: ({ body, scope }) => filterSets.save(scope, body),
    removeFilterSet: async ({ params, scope }) => {
      await filterSets.remove(scope, params.id);
      return {};
    },
  };
};
