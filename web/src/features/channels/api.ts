import { channelRoutes } from "@coldopen/contract/channels/routes";
import { queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";

export const channelsApi = api(channelRoutes);

export const connectMethodQuery = queryOptions({
  queryKey: ["connect-method"],
  queryFn: async () => (await channelsApi.connectMethod()).method,
  staleTime: Number.POSITIVE_INFINITY,
});

const POLL_MS = 10_000;

/** Name, picture and subscribers of a channel, which the platform may state after it was connected. */
export const channelQuery = (ucid: string) =>
  queryOptions({
    queryKey: ["channel", ucid],
    queryFn: async ({ signal }) => (await channelsApi.find({ query: { ucid } }, { signal })).results[0] ?? null,
    refetchInterval: POLL_MS,
  });

const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });

export const connectionQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: ["channel-connection", channel],
    queryFn: () => channelsApi.connection({ params: paramsOf(channel) }),
  });

/** Each reading is several requests to YouTube Analytics, whose figures change once a day. */
export const audienceQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: ["channel-audience", channel],
    queryFn: () => channelsApi.audience({ params: paramsOf(channel) }),
    staleTime: 3_600_000,
    retry: false,
  });
