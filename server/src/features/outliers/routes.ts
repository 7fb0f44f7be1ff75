import type { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { type FilterSetUses, filterSetService } from "./filter-sets.ts";
import { outliersService } from "./service.ts";

export const outlierHandlers = (context: AppContext, uses: FilterSetUses): Handlers<typeof outlierRoutes> => {
  const outliers = outliersService(context, uses.followedUcids);
  const filterSets = filterSetService(context, uses);
  return {
    videos: ({ caller, authorize, query }) => outliers.videos(caller, authorize, query),
    shorts: ({ caller, authorize, query }) => outliers.shorts(caller, authorize, query),
    trend: ({ caller, authorize, query }) => outliers.videos(caller, authorize, query),
    suggest: ({ caller, query }) => outliers.suggest(caller, query),
    nearest: ({ query }) => outliers.nearest(query),
    similar: ({ query }) => outliers.similar(query),
    moreLike: ({ params, query, info }) => outliers.moreLike(params.videoId, query.by, info.signal),
    explain: ({ params }) => outliers.explain(params.videoId),
    changes: ({ params }) => outliers.changes(params.videoId),
    find: ({ params }) => outliers.find(params.videoId),
    channels: ({ query }) => outliers.channels(query),
    subscribers: ({ params }) => outliers.subscribers(params.ucid),
    categories: () => outliers.categories(),
    filterSets: ({ scope }) => filterSets.list(scope),
    saveFilterSet: ({ body, scope }) => filterSets.save(scope, body),
    filterSetNews: ({ scope, caller }) => filterSets.news(scope, caller.userId),
    visitFilterSet: async ({ scope, caller, params }) => {
      await filterSets.visit(scope, caller.userId, params.id);
      return {};
    },
    removeFilterSet: async ({ params, scope }) => {
      await filterSets.remove(scope, params.id);
      return {};
    },
  };
};
