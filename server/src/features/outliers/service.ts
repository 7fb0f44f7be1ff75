import { AppError } from "@coldopen/contract/kernel/errors";
import type { ChannelListQuery, OutlierQuery, SimilarQuery, SuggestQuery } from "@coldopen/contract/outliers/query";
import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import type { Catalogue } from "@coldopen/contract/outliers/schema";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { World } from "../../world.ts";
import { catalogueSize, catalogueStore } from "../catalogue/index.ts";
import type { Kind } from "../editions/index.ts";
import { type Edition, shelfOf, wordsOf } from "../editions/index.ts";
import { explainer } from "../outlier-detail/index.ts";
import { keepBeginnings, suggestions } from "../outlier-search/index.ts";
import { type ChannelRow, channelStore } from "./channel-store.ts";
import { alikeTo, refuseForeign, requireAsker } from "./population.ts";
import { filtersOf } from "./search/filters.ts";
import { type Asked, searchStore } from "./search/store.ts";
import { type Text, textOfQuery } from "./search/text.ts";
import { similarVideos } from "./similar/similar.ts";

/** Who waits for a catalogue asks for its categories: another node's print is seen soon. */
const AWAITED_MS = 1_000;

/** The creators that a channel follows, told by the feature that knows them. */
export type FollowedUcids = (scope: AuthorizedScope) => Promise<readonly string[]>;

const notFound = () => new AppError("not_found", "Not found");
const isNamed = (channel: ChannelRow, words: readonly string[]) => {
  const name = wordsOf(channel.name);
  return words.every((word) => name.includes(word));
};

export const outliersService = (world: World, followedUcids: FollowedUcids) => {
  const shelf = shelfOf(world);
  const search = searchStore(world.searchDb);
  const channels = channelStore(world.searchDb);
  const suggest = keepBeginnings(suggestions(world.searchDb));
  const similar = similarVideos(search);
  const catalogue = catalogueStore(world.db);

  /** The channels that alone may answer; undefined where all may. */
  const ucidsOfTab = async (authorize: Authorize, { source, ucid, organizationId }: OutlierQuery) => {
    if (source === "myvids" && ucid) return [ucid];
    if (source === "favorite_channels" && ucid && organizationId)
      return followedUcids(await authorize({ organizationId, channelUcid: ucid }));
    return undefined;
  };
  const ucidsFor = async (authorize: Authorize, query: OutlierQuery) => {
    const { channelId } = query;
    const ofTab = await ucidsOfTab(authorize, query);
    if (channelId === undefined) return ofTab;
    return ofTab === undefined || ofTab.includes(channelId) ? [channelId] : [];
  };

  const askedOf = async (
    authorize: Authorize,
    edition: Edition,
    kind: Kind,
    query: OutlierQuery,
    text: Text | undefined,
  ): Promise<Asked> => {
    const filters = filtersOf(query, edition.layout);
    const ucids = await ucidsFor(authorize, query);
    if (ucids === undefined) {
      if (query.source !== "aaw" || query.ucid === undefined) return { kind, filters, text, channels: undefined };
      const [own] = await channels.byUcid(edition, [query.ucid]);
      return { kind, filters: alikeTo(own, filters, query.language), text, channels: undefined };
    }
    const found = await channels.byUcid(edition, ucids);
    const words = wordsOf(query.search ?? "");
    const namesakes = text ? found.filter((channel) => isNamed(channel, words)) : [];
    const chosen = text && query.searchBy === "channel" && query.channelId === undefined ? namesakes : found;
    const ids = chosen.map(({ id }) => id);
    return {
      kind,
      filters: { ...filters, onlyChannels: ids },
      text: query.searchBy === "channel" ? undefined : text,
      channels: {
        ids,
        namesakes: query.searchBy === "all" ? namesakes.map(({ id }) => id) : [],
        videos: chosen.reduce((sum, { videos }) => sum + videos, 0),
      },
    };
  };

  const mayBeFuzzy = async (
    caller: Caller,
    { fuzzy, organizationId }: Pick<OutlierQuery, "fuzzy" | "organizationId">,
  ) =>
    fuzzy === true &&
    (await world.flags.isOn("STUDIO_OUTLIER_FUZZY_SEARCH", {
      userId: caller.userId,
      isInternal: caller.isInternal,
      ...(organizationId && { organizationId }),
    }));

  /** Where there is nothing to read. A demo publishes its catalogue once it answers. */
  const whetherPreparing = () => (shelf.isOutdated() || world.config.isDemo) && { isPreparing: true };

  const list = async (caller: Caller, authorize: Authorize, kind: Kind, query: OutlierQuery): Promise<OutlierPage> => {
    refuseForeign(caller, query);
    requireAsker(query);
    const { page, itemsPerPage } = query;
    const nothing: OutlierPage = {
      results: [],
      page,
      itemsPerPage,
      hasNext: false,
      nextCursor: null,
      count: query.includeCount ? 0 : null,
    };
    const isFuzzy = await mayBeFuzzy(caller, query);
    const found = await shelf.read(async (edition) => {
      const text = textOfQuery(query, isFuzzy, kind, edition);
      if (query.search?.trim() && !text) return nothing;
      return search.page(edition, query, await askedOf(authorize, edition, kind, query, text));
    }, undefined);
    return found ?? { ...nothing, ...whetherPreparing() };
  };

  const noSuggestions = (page: number) => ({ results: [], currentPage: page, numPages: 0, count: 0 });

  return {
    videos: (caller: Caller, authorize: Authorize, query: OutlierQuery) => list(caller, authorize, "videos", query),
    shorts: (caller: Caller, authorize: Authorize, query: OutlierQuery) => list(caller, authorize, "shorts", query),
    suggest: async (caller: Caller, { organizationId, ...query }: SuggestQuery) => {
      refuseForeign(caller, { organizationId });
      const fuzzy = await mayBeFuzzy(caller, { ...query, organizationId });
      return shelf.read((edition) => suggest(edition, { ...query, fuzzy }), {
        videoTitle: noSuggestions(query.page),
        channelName: noSuggestions(query.page),
      });
    },
    similar: async (query: SimilarQuery) => ({ results: await shelf.read((edition) => similar(edition, query), []) }),
    explain: explainer(world, shelf),
    find: async (videoId: string) => {
      const video = await catalogue.findVideo(videoId);
      if (!video) throw notFound();
      return video;
    },
    channels: ({ ...query }: ChannelListQuery) =>
      shelf.read((edition) => channels.list(edition, query), { results: [], page: query.page, hasNext: false }),
    subscribers: async (ucid: string) => {
      const channel = await catalogue.findChannel(ucid);
      if (!channel) throw new AppError("not_found", "Failed to fetch subscriber count");
      return { ucid, subscribers: channel.subscribers };
    },
    categories: async (): Promise<Catalogue> => {
      const { videos, months } = await catalogueSize(world.db);
      const named = (labels: readonly string[]) => labels.filter((label) => label !== "");
      const found = await shelf.read(
        async ({ layout: { labels } }) => ({
          youtubeCategories: named(labels.category),
          aiL2Categories: named(labels.ai),
          languages: named(labels.language),
        }),
        undefined,
        AWAITED_MS,
      );
      const none = { youtubeCategories: [], aiL2Categories: [], languages: [] };
      return { ...(found ?? { ...none, ...whetherPreparing() }), videos, months };
    },
  };
};
