import type { ChannelConnection } from "@coldopen/contract/channels/schema";
import { paths } from "@coldopen/contract/paths";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { t } from "../../locales/en/channel-settings.ts";
import { channelsApi } from "../channels/index.ts";
import { userQuery, useUser } from "../session/index.ts";

/**
 * Connects a channel again by the way it is connected: on Google's consent page, by reading it from the video platform, or by
 * typing its new name.
 */
export function useReconnect(
  channel: ActiveChannel,
  connection: ChannelConnection | undefined,
  typeName: () => void,
): { start: () => void; isPending: boolean } {
  const client = useQueryClient();
  const params = { orgId: channel.organizationId, channelUcid: channel.channelUcid };
  const { organizations } = useUser();
  const known = organizations.find((entry) => entry.channel.ucid === channel.channelUcid)?.channel;
  const leave = useMutation({
    mutationFn: async () => {
      const body = { redirect: paths.channelSettings(channel) };
      documentNavigation.open((await channelsApi.requestConsentAgain({ params, body })).consentPage);
    },
    meta: { failed: t("connection.reconnectFailed") },
  });
  const read = useMutation({
    mutationFn: (body: { name: string; handle: string }) => channelsApi.reconnect({ params, body }),
    meta: { failed: t("connection.reconnectFailed"), done: t("connection.reconnected") },
    onSuccess: () => client.refetchQueries(userQuery),
  });
  const start = () => {
    if (connection?.source !== "platform" || !known) return typeName();
    if (connection.method === "google") return leave.mutate();
    return read.mutate({ name: known.name, handle: known.handle });
  };
  return { start, isPending: leave.isPending || leave.isSuccess || read.isPending };
}
