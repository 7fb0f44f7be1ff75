import type { QueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";

/** The start of the keys of all lists of a channel's threads. */
export const threadListsKey = ({ organizationId, channelUcid }: ActiveChannel) => [
  "chat",
  organizationId,
  channelUcid,
  "threads",
];

export const refetchThreads = (client: QueryClient, channel: ActiveChannel) =>
  client.invalidateQueries({ queryKey: threadListsKey(channel) });
