import { toListQuery } from "@coldopen/contract/outliers/list-query";
import { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import { readSavedSearch } from "@coldopen/contract/outliers/saved-search";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { channelStore, searchStore, snapshotReaderFor, toTextQuery, type VideoKind } from "../search-index/index.ts";
import { calendarIn } from "./rules.ts";
import { searchRequestResolver } from "./search-request.ts";
import type { FollowedUcids } from "./service.ts";

/** A stored query string, and the person for whom it is opened. */
export type SavedSearch = { search: string; userId: string; timeZone: string };
export type SavedSearchRequest = { kind: VideoKind; query: OutlierQuery };

/** Lists the videos that a person sees when they open a saved search. */
export const savedSearchService = (
  context: Pick<AppContext, "db" | "searchDb" | "flags" | "now">,
  followedUcids: FollowedUcids,
) => {
  const search = searchStore(context.searchDb);
  const resolveRequest = searchRequestResolver(channelStore(context.searchDb));
  return {
    toRequest: async (scope: AuthorizedScope, saved: SavedSearch): Promise<SavedSearchRequest> => {
      const { organizationId, channelUcid: ucid } = scope;
      const state = readSavedSearch(saved.search);
      const person = { organizationId, userId: saved.userId };
      const params = toListQuery(state, {
        ...calendarIn(saved.timeZone, context.now()),
        isFuzzy: await context.flags.isOn("STUDIO_OUTLIER_FUZZY_SEARCH", person),
        hasLanguages: await context.flags.isOn("STUDIO_OUTLIER_LANGUAGE_PICKER", person),
      });
      return { kind: state.type, query: OutlierQuery.parse({ ...params, organizationId, ucid }) };
    },
    readPage: (
      scope: AuthorizedScope,
      { kind, query }: SavedSearchRequest,
    ): Promise<Pick<OutlierPage, "results" | "count" | "nextCursor">> => {
      const none = { results: [], count: 0, nextCursor: null };
      return snapshotReaderFor(context).read(async (snapshot) => {
        const text = toTextQuery(query, query.fuzzy === true, kind, snapshot);
        if (query.search?.trim() && !text) return none;
        const request = await resolveRequest(snapshot, { kind, query, text }, () => followedUcids(scope));
        return search.page(snapshot, query, request);
      }, none);
    },
  };
};
