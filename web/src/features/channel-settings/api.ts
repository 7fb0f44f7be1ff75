import { channelSettingsRoutes } from "@coldopen/contract/channel-settings/routes";
import { ChannelSettings, type ChannelSettingsChange } from "@coldopen/contract/channel-settings/schema";
import { isAdminRole, roleOnChannel } from "@coldopen/contract/session/rules";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/channel-settings.ts";
import { userQuery, useUser } from "../session/index.ts";

const settingsApi = api(channelSettingsRoutes);
const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });

export const settingsQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: ["channelSettings", channel.organizationId, channel.channelUcid],
    queryFn: ({ signal }) => settingsApi.read({ params: paramsOf(channel) }, { signal }),
  });

/** Other members may only read them. */
export const useCanChangeSettings = ({ organizationId, channelUcid }: ActiveChannel): boolean =>
  isAdminRole(roleOnChannel(useUser().entitlements, organizationId, channelUcid));

const before = (settings: ChannelSettings, change: ChannelSettingsChange): ChannelSettingsChange => ({
  ...(change.bio !== undefined && { bio: settings.bio }),
  ...(change.thumbnailStyle !== undefined && { thumbnailStyle: settings.thumbnailStyle }),
  ...(change.language !== undefined && { language: settings.language }),
  ...(change.thumbnailOptOut !== undefined && { thumbnailOptOut: settings.thumbnailOptOut }),
});

/** Optimistic: shown at once, rolled back on failure, undone from its toast. */
export function useChangeSettings(channel: ActiveChannel) {
  const client = useQueryClient();
  const { queryKey } = settingsQuery(channel);
  const change = useMutation({
    mutationFn: ({ change: body }: { change: ChannelSettingsChange; isUndo?: boolean }) =>
      settingsApi.change({ params: paramsOf(channel), body }),
    meta: { failed: t("notSaved") },
    onMutate: async ({ change: body }) => {
      await client.cancelQueries({ queryKey });
      const known = client.getQueryData(queryKey);
      if (known) client.setQueryData(queryKey, ChannelSettings.parse({ ...known, ...body }));
      return known;
    },
    onError: (_, __, known) => client.setQueryData(queryKey, known),
    onSuccess: (settings, { change: body, isUndo }, known) => {
      client.setQueryData(queryKey, settings);
      // The profile contains whether a cast is allowed, and the message about the change may arrive before anything listens.
      if (body.thumbnailOptOut !== undefined) void client.refetchQueries(userQuery);
      if (isUndo || !known) return;
      const back = before(known, body);
      toast.success(t("saved"), { label: t("undo"), onSelect: () => change.mutate({ change: back, isUndo: true }) });
    },
  });
  return { ...change, change: (changes: ChannelSettingsChange) => change.mutate({ change: changes }) };
}
