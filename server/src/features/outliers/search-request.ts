import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import {
  type ChannelRow,
  type channelStore,
  type SearchRequest,
  type Snapshot,
  type TextQuery,
  toFilters,
  type VideoKind,
  wordsOf,
} from "../search-index/index.ts";
import { similarChannels } from "./search-scope.ts";

type ListRequest = { kind: VideoKind; query: OutlierQuery; text: TextQuery | undefined };
type ListFollowed = () => Promise<readonly string[]>;

const hasWordsInName = (channel: ChannelRow, words: readonly string[]) => {
  const name = wordsOf(channel.name);
  return words.every((word) => name.includes(word));
};

/** The channels that the tab is restricted to; undefined if it is not. */
async function ucidsOfTab({ source, ucid }: OutlierQuery, listFollowed: ListFollowed) {
  if (source === "myvids" && ucid) return [ucid];
  return source === "favorite_channels" ? listFollowed() : undefined;
}

async function ucidsFor(query: OutlierQuery, listFollowed: ListFollowed): Promise<readonly string[] | undefined> {
  const { channelId } = query;
  const ofTab = await ucidsOfTab(query, listFollowed);
  if (channelId === undefined) return ofTab;
  return ofTab === undefined || ofTab.includes(channelId) ? [channelId] : [];
}

/** Resolves the tab, the channel and the filters of a list for the search index. */
export const searchRequestResolver =
  (channels: Pick<ReturnType<typeof channelStore>, "listByUcid">) =>
  async (
    snapshot: Snapshot,
    { kind, query, text }: ListRequest,
    listFollowed: ListFollowed,
  ): Promise<SearchRequest> => {
    const filters = toFilters(query, snapshot.layout);
    const ucids = await ucidsFor(query, listFollowed);
    if (ucids === undefined) {
      if (query.source !== "aaw" || query.ucid === undefined) return { kind, filters, text, channels: undefined };
      const [own] = await channels.listByUcid(snapshot, [query.ucid]);
      return { kind, filters: similarChannels(own, filters, query.language), text, channels: undefined };
    }
    const found = await channels.listByUcid(snapshot, ucids);
    const words = wordsOf(query.search ?? "");
    const namesakes = text ? found.filter((channel) => hasWordsInName(channel, words)) : [];
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
