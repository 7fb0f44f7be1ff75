import { followingRoutes } from "@coldopen/contract/following/routes";
import { channelNamedIn } from "@coldopen/contract/following/rules";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";

export const followingApi = api(followingRoutes);
const outliersApi = api(outlierRoutes);

export const scopeOf = ({ organizationId, channelUcid }: ActiveChannel) => ({
  organizationId,
  creatorChannelUcid: channelUcid,
});
export const followingKey = ({ organizationId, channelUcid }: ActiveChannel) => [
  "following",
  organizationId,
  channelUcid,
];

/** The creators that a channel follows, the latest first. */
export const followedQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...followingKey(channel), "list"],
    queryFn: async ({ signal }) => (await followingApi.list({ query: scopeOf(channel) }, { signal })).results,
  });

export const latestQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...followingKey(channel), "latest"],
    queryFn: async ({ signal }) => (await followingApi.latest({ query: scopeOf(channel) }, { signal })).results,
  });

const channelsPage = async (channel: ActiveChannel, name: string, page: number, signal: AbortSignal) => {
  if (!channelNamedIn(name)) return outliersApi.channels({ query: { name, page } }, { signal });
  const { results } = await followingApi.find({ query: { channel: name, ...scopeOf(channel) } }, { signal });
  return { results, page, hasNext: false };
};

/** Channels of the catalogue by name, largest first; for an id, handle or address the one channel it belongs to. */
export const channelsQuery = (channel: ActiveChannel, name: string) =>
  infiniteQueryOptions({
    queryKey: ["following", "channels", channel.organizationId, channel.channelUcid, name],
    queryFn: ({ pageParam, signal }) => channelsPage(channel, name, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ hasNext, page }) => (hasNext ? page + 1 : undefined),
    enabled: name !== "",
  });
