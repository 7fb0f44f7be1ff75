import { followingRoutes } from "@coldopen/contract/following/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import type { ActiveChannel } from "../channels/index.ts";

export const followingApi = api(followingRoutes);

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
