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
export const followedQuery = (place: ActiveChannel) =>
  queryOptions({
    queryKey: [...followingKey(place), "list"],
    queryFn: async ({ signal }) => (await followingApi.list({ query: scopeOf(place) }, { signal })).results,
  });

export const latestQuery = (place: ActiveChannel) =>
  queryOptions({
    queryKey: [...followingKey(place), "latest"],
    queryFn: async ({ signal }) => (await followingApi.latest({ query: scopeOf(place) }, { signal })).results,
  });

const channelsPage = async (place: ActiveChannel, name: string, page: number, signal: AbortSignal) => {
  if (!channelNamedIn(name)) return outliersApi.channels({ query: { name, page } }, { signal });
  const { results } = await followingApi.find({ query: { channel: name, ...scopeOf(place) } }, { signal });
  return { results, page, hasNext: false };
};

/** Channels of the catalogue by name, the largest first; or the one whose id, handle or address it is, wherever it is known. */
export const channelsQuery = (place: ActiveChannel, name: string) =>
  infiniteQueryOptions({
    queryKey: ["following", "channels", place.organizationId, place.channelUcid, name],
    queryFn: ({ pageParam, signal }) => channelsPage(place, name, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ hasNext, page }) => (hasNext ? page + 1 : undefined),
    enabled: name !== "",
  });
