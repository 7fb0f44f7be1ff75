import { z } from "zod";
import { ChannelParams, routes } from "../kernel/route.ts";
import { DismissedReason, IdeaForYou, IdeasQuery } from "./schema.ts";

const base = "/api/orgs/:orgId/channels/:channelUcid/ideas-for-you" as const;
const access = "channel";
const missingUser = "No user for kirby request";
const params = ChannelParams.extend({ id: z.uuid() });

export const ideaRoutes = routes({
  list: {
    method: "GET",
    path: base,
    access,
    missingUser,
    apiKey: "read",
    summary: "The latest ideas for a channel; the first call of a day starts to write the new ones",
    params: ChannelParams,
    query: IdeasQuery,
    reply: z.object({ results: z.array(IdeaForYou), isPreparing: z.boolean() }),
  },
  dismiss: {
    method: "PUT",
    path: `${base}/:id/dismiss`,
    access,
    missingUser,
    apiKey: "write",
    summary: "Remove an idea; with a reason, another one takes its place",
    params,
    body: z.object({ dismissedReason: DismissedReason.nullable().default(null) }),
    reply: IdeaForYou,
  },
  save: {
    method: "PUT",
    path: `${base}/:id/save`,
    access,
    missingUser,
    apiKey: "write",
    summary: "Mark an idea as saved in a project of the channel",
    params,
    body: z.object({ projectId: z.uuid() }),
    reply: IdeaForYou,
  },
  seen: {
    method: "PUT",
    path: `${base}/:id/seen`,
    access,
    missingUser,
    apiKey: "write",
    summary: "Mark an idea as seen; the first time, its thumbnail is drawn",
    params,
    reply: IdeaForYou,
  },
  undoDismiss: {
    method: "PUT",
    path: `${base}/:id/undo-dismiss`,
    access,
    missingUser,
    apiKey: "write",
    summary: "Take a dismissal back",
    params,
    reply: IdeaForYou,
  },
});
