import { z } from "zod";
import { ChannelParams, Nothing, OrgParams, routes, Ucid } from "../kernel/route.ts";
import { OrganizationChannel } from "../session/schema.ts";
import { NewChannel } from "./schema.ts";

export const channelRoutes = routes({
  find: {
    method: "GET",
    path: "/api/channels",
    access: "user",
    summary: "A channel by its id, for those who may see it",
    query: z.object({ ucid: Ucid }),
    reply: z.object({ results: z.array(OrganizationChannel.shape.channel) }),
  },
  connect: {
    method: "POST",
    path: "/api/orgs/:orgId/channels",
    access: "organizationAdmin",
    summary: "Add a channel by name and handle",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    params: OrgParams,
    body: NewChannel,
    reply: OrganizationChannel,
  },
  connectMock: {
    method: "POST",
    path: "/api/orgs/:orgId/mock-channel",
    access: "organizationAdmin",
    summary: "Add a made-up channel, for internal testers",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    params: OrgParams,
    reply: OrganizationChannel,
  },
  reconnect: {
    method: "PUT",
    path: "/api/orgs/:orgId/channels/:channelUcid",
    access: "primary",
    summary: "Connect a channel again, under the name and handle it has now",
    limit: { per: "user", max: 30, windowSeconds: 60 },
    params: ChannelParams,
    body: NewChannel,
    reply: OrganizationChannel.shape.channel,
  },
  admit: {
    method: "POST",
    path: "/api/orgs/:orgId/channels/:channelUcid",
    access: "channel",
    summary: "Put a channel that the product's own organization opens among its own, to be worked on",
    limit: { per: "user", max: 60, windowSeconds: 60 },
    params: ChannelParams,
    reply: Nothing,
  },
  disconnect: {
    method: "DELETE",
    path: "/api/orgs/:orgId/channels/:channelUcid",
    access: "primary",
    summary: "Take a channel out of the organization",
    params: ChannelParams,
    reply: Nothing,
  },
});
