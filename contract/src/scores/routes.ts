import { ChannelParams, OrgParams, routes } from "../kernel/route.ts";
import { ScoreReports } from "./schema.ts";

export const scoreRoutes = routes({
  channel: {
    method: "GET",
    path: "/api/orgs/:orgId/channels/:channelUcid/scores",
    access: "channel",
    apiKey: "read",
    summary: "The scores of a channel's published videos, compared with their outlier indexes",
    params: ChannelParams,
    reply: ScoreReports,
  },
  organization: {
    method: "GET",
    path: "/api/orgs/:orgId/scores",
    access: "organization",
    summary: "The same for all channels of an organization that the caller may see",
    params: OrgParams,
    reply: ScoreReports,
  },
});
