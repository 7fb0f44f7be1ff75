import { channelSettingsRoutes } from "@coldopen/contract/channel-settings/routes";
import { ChannelSettings, type ChannelSettingsChange } from "@coldopen/contract/channel-settings/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/channel-settings.ts";
import { userQuery } from "../session/index.ts";

const settingsApi = api(channelSettingsRoutes);
const paramsOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ orgId: organizationId, channelUcid });

export const settingsQuery = (place: ActiveChannel) =>
  queryOptions({
    queryKey: ["channelSettings", place.organizationId, place.channelUcid],
    queryFn: ({ signal }) => settingsApi.read({ params: paramsOf(place) }, { signal }),
  });

const before = (settings: ChannelSettings, change: ChannelSettingsChange): ChannelSettingsChange => ({
  ...(change.bio !== undefined && { bio: settings.bio }),
  ...(change.thumbnailStyle !== undefined && { thumbnailStyle: settings.thumbnailStyle }),
  ...(change.language !== undefined && { language: settings.language }),
  ...(change.thumbnailOptOut !== undefined && { thumbnailOptOut: settings.thumbnailOptOut }),
});

/** Shown at once, taken back when it fails, and undone from its toast. */
export function useChangeSettings(place: ActiveChannel) {
  const client = useQueryClient();
  const { queryKey } = settingsQuery(place);
  const change = useMutation({
    mutationFn: ({ change: body }: { change: ChannelSettingsChange; isUndo?: boolean }) =>
      settingsApi.change({ params: paramsOf(place), body }),
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
      // What the cast allows stands in the profile; the message that says so may come before anyone listens.
      if (body.thumbnailOptOut !== undefined) void client.refetchQueries(userQuery);
      if (isUndo || !known) return;
      const back = before(known, body);
      tell.done(t("saved"), { label: t("undo"), onSelect: () => change.mutate({ change: back, isUndo: true }) });
    },
  });
  return { ...change, change: (changes: ChannelSettingsChange) => change.mutate({ change: changes }) };
}
