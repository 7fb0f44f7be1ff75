import { ChannelParams, routes } from "../kernel/route.ts";
import { ChannelSettings, ChannelSettingsChange } from "./schema.ts";

const path = "/api/orgs/:orgId/channels/:channelUcid/settings" as const;

export const channelSettingsRoutes = routes({
  read: {
    method: "GET",
    path,
    access: "channel",
    summary: "How a channel wants its ideas and thumbnails",
    params: ChannelParams,
    reply: ChannelSettings,
  },
  change: {
    method: "PUT",
    path,
    access: "channelAdmin",
    summary: "Change some of a channel's settings",
    params: ChannelParams,
    body: ChannelSettingsChange,
    reply: ChannelSettings,
  },
});
