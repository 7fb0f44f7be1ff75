import { AppError } from "@coldopen/contract/kernel/errors";
import type {
  ChannelListQuery,
  Likeness,
  NearestQuery,
  OutlierQuery,
  SimilarQuery,
  SuggestQuery,
} from "@coldopen/contract/outliers/query";
import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import { type Catalogue, MORE_LIKE_VIDEOS, type OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import { catalogueSize, catalogueStore } from "../catalogue/index.ts";
import { explainService, listVideoChanges } from "../outlier-detail/index.ts";
import {
  cacheShortPrefixes,
  channelStore,
  createSuggest,
  type Snapshot,
  searchStore,
  snapshotReaderFor,
  toTextQuery,
  type VideoKind,
} from "../search-index/index.ts";
import { findNearestSearches } from "./nearest/nearest-searches.ts";
import { similarPictures } from "./related/similar-pictures.ts";
import { findSimilarVideos } from "./related/similar-videos.ts";
import { searchRequestResolver } from "./search-request.ts";
import { requireAccess, requireScope } from "./search-scope.ts";

/** A client that waits for the first snapshot polls the categories, so these have to be fresh. */
const CATEGORIES_MAX_STALE_MS = 1_000;

/** Lists the creators that a channel follows. */
export type FollowedUcids = (scope: AuthorizedScope) => Promise<readonly string[]>;

const notFound = () => new AppError("not_found", "Not found");
export const outliersService = (context: AppContext, followedUcids: FollowedUcids) => {
  const reader = snapshotReaderFor(context);
  const search = searchStore(context.searchDb);
  const channels = channelStore(context.searchDb);
  const suggest = cacheShortPrefixes(createSuggest(context.searchDb));
  const findSimilar = findSimilarVideos(search);
  const findSimilarPictures = similarPictures(context, search);
  const findSimilarTitles = async (snapshot: Snapshot, { videoId, title1: title }: OutlierVideo) => {
    const found = await findSimilar(snapshot, { title, itemsPerPage: MORE_LIKE_VIDEOS + 1 });
    return found.filter((video) => video.videoId !== videoId).slice(0, MORE_LIKE_VIDEOS);
  };
  const findNearest = findNearestSearches(search);
  const catalogue = catalogueStore(context.db);

  const resolveRequest = searchRequestResolver(channels);
  /** Only members of the channel may see whom it follows. */
  const followedOf =
    (authorize: Authorize, { ucid, organizationId }: OutlierQuery) =>
    async () =>
      ucid && organizationId ? followedUcids(await authorize({ organizationId, channelUcid: ucid })) : [];

  const canBeFuzzy = async (
    caller: Caller,
    { fuzzy, organizationId }: Pick<OutlierQuery, "fuzzy" | "organizationId">,
  ) =>
    fuzzy === true &&
    (await context.flags.isOn("STUDIO_OUTLIER_FUZZY_SEARCH", {
      userId: caller.userId,
      isInternal: caller.isInternal,
      ...(organizationId && { organizationId }),
    }));

  /** For responses without a snapshot. A demo builds its first snapshot after it started to serve requests. */
  const preparingState = () => (reader.isOutdated() || context.config.isDemo) && { isPreparing: true };

  const list = async (
    caller: Caller,
    authorize: Authorize,
    kind: VideoKind,
    query: OutlierQuery,
  ): Promise<OutlierPage> => {
    requireAccess(caller, query);
    requireScope(query);
    const { page, itemsPerPage } = query;
    const emptyPage: OutlierPage = {
      results: [],
      page,
      itemsPerPage,
      hasNext: false,
      nextCursor: null,
      count: query.includeCount ? 0 : null,
    };
    const isFuzzy = await canBeFuzzy(caller, query);
    const found = await reader.read(async (snapshot) => {
      const text = toTextQuery(query, isFuzzy, kind, snapshot);
      if (query.search?.trim() && !text) return emptyPage;
      const request = await resolveRequest(snapshot, { kind, query, text }, followedOf(authorize, query));
      return search.page(snapshot, query, request);
    }, undefined);
    return found ?? { ...emptyPage, ...preparingState() };
  };

  const noSuggestions = (page: number) => ({ results: [], currentPage: page, numPages: 0, count: 0 });

  return {
    videos: (caller: Caller, authorize: Authorize, query: OutlierQuery) => list(caller, authorize, "videos", query),
    shorts: (caller: Caller, authorize: Authorize, query: OutlierQuery) => list(caller, authorize, "shorts", query),
    suggest: async (caller: Caller, { organizationId, ...query }: SuggestQuery) => {
      requireAccess(caller, { organizationId });
      const fuzzy = await canBeFuzzy(caller, { ...query, organizationId });
      return reader.read((snapshot) => suggest(snapshot, { ...query, fuzzy }), {
        videoTitle: noSuggestions(query.page),
        channelName: noSuggestions(query.page),
      });
    },
    nearest: async (query: NearestQuery) => ({
      results: await reader.read((snapshot) => findNearest(snapshot, query), []),
    }),
    similar: async (query: SimilarQuery) => ({
      results: await reader.read((snapshot) => findSimilar(snapshot, query), []),
    }),
    moreLike: async (videoId: string, by: Likeness, signal: AbortSignal) => {
      const video = await catalogue.findVideo(videoId);
      if (!video) throw notFound();
      const results = await reader.read(
        (snapshot) =>
          by === "title" ? findSimilarTitles(snapshot, video) : findSimilarPictures(snapshot, video, signal),
        [],
      );
      return { results };
    },
    explain: explainService(context, reader),
    changes: async (videoId: string) => {
      if (!(await catalogue.findVideo(videoId))) throw notFound();
      return { results: await listVideoChanges(context, videoId) };
    },
    find: async (videoId: string) => {
      const video = await catalogue.findVideo(videoId);
      if (!video) throw notFound();
      return video;
    },
    channels: ({ ...query }: ChannelListQuery) =>
      reader.read((snapshot) => channels.list(snapshot, query), { results: [], page: query.page, hasNext: false }),
    subscribers: async (ucid: string) => {
      const channel = await catalogue.findChannel(ucid);
      if (!channel) throw new AppError("not_found", "Failed to fetch subscriber count");
      return { ucid, subscribers: channel.subscribers };
    },
    categories: async (): Promise<Catalogue> => {
      const { videos, months } = await catalogueSize(context.db);
      const withoutEmpty = (labels: readonly string[]) => labels.filter((label) => label !== "");
      const found = await reader.read(
        async ({ layout: { labels } }) => ({
          youtubeCategories: withoutEmpty(labels.category),
          aiL2Categories: withoutEmpty(labels.ai),
          languages: withoutEmpty(labels.language),
        }),
        undefined,
        CATEGORIES_MAX_STALE_MS,
      );
      const none = { youtubeCategories: [], aiL2Categories: [], languages: [] };
      return { ...(found ?? { ...none, ...preparingState() }), videos, months };
    },
  };
};
