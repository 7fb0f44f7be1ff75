import { AppError } from "@coldopen/contract/kernel/errors";
import {
  FILTER_SETS_MAX,
  type FilterSet,
  type FilterSetNews,
  INDEX_AGE_DAYS,
} from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { filterSetStore, type VisitedSet } from "./filter-set-store.ts";
import { laterStart } from "./rules.ts";
import { savedSearchService } from "./saved-search.ts";
import type { FollowedUcids } from "./service.ts";

const DAY_MS = 86_400_000;
const notFound = () => new AppError("not_found", "Not found");

export type FilterSetUses = {
  followedUcids: FollowedUcids;
  /** Called before a filter set is deleted, for those who go on with its search. */
  copySearch: (scope: AuthorizedScope, set: FilterSet) => Promise<void>;
};

export const filterSetService = (
  context: Pick<AppContext, "db" | "searchDb" | "flags" | "now">,
  { followedUcids, copySearch }: FilterSetUses,
) => {
  const { db } = context;
  const store = filterSetStore(db);
  const savedSearches = savedSearchService(context, followedUcids);
  const countNew = async (scope: AuthorizedScope, userId: string, set: VisitedSet): Promise<FilterSetNews> => {
    const { kind, query } = await savedSearches.toRequest(scope, { ...set, userId });
    // A video has no index before its seventh day, so it turns up in a search by index that much later.
    const isByIndex = query.performanceIndexGte !== undefined || query.performanceIndexLte !== undefined;
    const from = new Date(set.since.getTime() - (isByIndex ? INDEX_AGE_DAYS * DAY_MS : 0));
    const uploadedGte = laterStart(query.uploadedGte, from);
    const counted = { ...query, uploadedGte, itemsPerPage: 1, includeCount: true };
    const { count } = await savedSearches.readPage(scope, { kind, query: counted });
    return { id: set.id, count: count ?? 0 };
  };
  return {
    list: async (scope: AuthorizedScope) => ({ results: await store.list(scope) }),
    save: async (scope: AuthorizedScope, { name, search }: { name: string; search: string }) => {
      const saved = await db.transaction(() => store.upsert(scope, name, search));
      if (!saved)
        throw new AppError("conflict", `A channel can have at most ${FILTER_SETS_MAX} filter sets. Remove one first.`);
      return saved;
    },
    remove: (scope: AuthorizedScope, id: string): Promise<void> =>
      db.transaction(async () => {
        const set = await store.lock(scope, id);
        if (!set) throw notFound();
        await copySearch(scope, set);
        await store.delete(scope, id);
      }),
    news: async (scope: AuthorizedScope, userId: string) => ({
      results: await Promise.all((await store.listVisited(scope, userId)).map((set) => countNew(scope, userId, set))),
    }),
    visit: async (scope: AuthorizedScope, userId: string, id: string): Promise<void> => {
      if (!(await store.recordVisit(scope, userId, id, context.now()))) throw notFound();
    },
  };
};
