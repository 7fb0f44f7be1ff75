import { z } from "zod";
import { Nothing, routes, text, Ucid } from "../kernel/route.ts";
import { CatalogueChannel } from "../outliers/schema.ts";
import { CHANNEL_NAME_MAX, CreatorLatest, FollowedChannel } from "./schema.ts";

const base = "/api/idea/user_favorite_channels" as const;
const scope = { organization: "organizationId", channel: "creatorChannelUcid" };
const inBody = { ...scope, from: "body" } as const;
const inQuery = { ...scope, from: "query" } as const;

export const followingRoutes = routes({
  follow: {
    method: "POST",
    path: base,
    access: "channel",
    scope: inBody,
    wire: "snake",
    apiKey: "write",
    summary: "Follow a creator",
    longRunning: true,
    body: z.object({ creatorChannelUcid: Ucid, favoriteUcid: Ucid, organizationId: z.uuid() }),
    reply: FollowedChannel,
  },
  find: {
    method: "GET",
    path: `${base}/find`,
    access: "channel",
    scope: inQuery,
    wire: "snake",
    summary: "The channel of an id, a handle or an address, in the catalogue or else on the video platform",
    query: z.object({ creatorChannelUcid: Ucid, organizationId: z.uuid(), channel: text(CHANNEL_NAME_MAX) }),
    reply: z.object({ results: z.array(CatalogueChannel) }),
  },
  unfollow: {
    method: "DELETE",
    path: `${base}/:id`,
    access: "user",
    wire: "snake",
    apiKey: "write",
    summary: "Stop following a creator",
    params: z.object({ id: z.uuid() }),
    reply: Nothing,
  },
  list: {
    method: "GET",
    path: `${base}/by_creator`,
    access: "channel",
    scope: inQuery,
    wire: "snake",
    apiKey: "read",
    summary: "The creators that a channel follows",
    query: z.object({ creatorChannelUcid: Ucid, organizationId: z.uuid() }),
    reply: z.object({ results: z.array(FollowedChannel) }),
  },
  latest: {
    method: "GET",
    path: `${base}/latest`,
    access: "channel",
    scope: inQuery,
    wire: "snake",
    apiKey: "read",
    summary: "The latest outliers of each creator that a channel follows",
    query: z.object({ creatorChannelUcid: Ucid, organizationId: z.uuid() }),
    reply: z.object({ results: z.array(CreatorLatest) }),
  },
});
