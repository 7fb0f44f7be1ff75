import { z } from "zod";
import { ChannelParams, Nothing, routes } from "../kernel/route.ts";
import { IDEAS_PATH } from "./list-query.ts";
import { Lessons, NewRating, SittingIdea, Thought } from "./ratings.ts";
import { DismissedReason, IdeaForYou, IdeasQuery } from "./schema.ts";

const workbench = "/api/orgs/:orgId/channels/:channelUcid/workbench" as const;
const access = "channel";
const missingUser = "No user for kirby request";
const params = ChannelParams.extend({ id: z.uuid() });

export const ideaRoutes = routes({
  list: {
    method: "GET",
    path: IDEAS_PATH,
    access,
    missingUser,
    apiKey: "read",
    summary: "The latest ideas for a channel; the first call of a day starts to write the new ones",
    params: ChannelParams,
    query: IdeasQuery,
    reply: z.object({
      results: z.array(IdeaForYou),
      page: z.object({ next: z.string().nullable() }),
      isPreparing: z.boolean(),
      /** How often more ideas can be requested today. */
      requestsLeft: z.number().int(),
      /** How many ideas of today are not written because nothing else fits the channel. */
      missing: z.number().int(),
    }),
  },
  requestMore: {
    method: "POST",
    path: `${IDEAS_PATH}/more`,
    access,
    missingUser,
    summary: "Write more ideas today; a channel can request them a few times a day",
    params: ChannelParams,
    reply: z.object({ requestsLeft: z.number().int() }),
  },
  lessons: {
    method: "GET",
    path: `${IDEAS_PATH}/lessons`,
    access,
    missingUser,
    summary: "What was learned from the ratings, dismissals and saved ideas of a channel",
    params: ChannelParams,
    reply: Lessons,
  },
  dismiss: {
    method: "PUT",
    path: `${IDEAS_PATH}/:id/dismiss`,
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
    path: `${IDEAS_PATH}/:id/save`,
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
    path: `${IDEAS_PATH}/:id/seen`,
    access,
    missingUser,
    apiKey: "write",
    summary: "Mark an idea as seen; the first time, its thumbnail is drawn",
    params,
    reply: IdeaForYou,
  },
  undoDismiss: {
    method: "PUT",
    path: `${IDEAS_PATH}/:id/undo-dismiss`,
    access,
    missingUser,
    apiKey: "write",
    summary: "Take a dismissal back",
    params,
    reply: IdeaForYou,
  },
  sitting: {
    method: "GET",
    path: `${workbench}/ideas`,
    access,
    missingUser,
    summary: "The ideas of today's sitting: those that the caller has rated today, then those to rate",
    params: ChannelParams,
    reply: z.object({ results: z.array(SittingIdea) }),
  },
  rate: {
    method: "PUT",
    path: `${workbench}/ideas/:id/rating`,
    access,
    missingUser,
    summary: "Rate an idea from 1 to 5, or skip it",
    params,
    body: NewRating,
    reply: SittingIdea,
  },
  unrate: {
    method: "DELETE",
    path: `${workbench}/ideas/:id/rating`,
    access,
    missingUser,
    summary: "Take one's rating of an idea back",
    params,
    reply: Nothing,
  },
  thoughts: {
    method: "GET",
    path: `${workbench}/thoughts`,
    access,
    missingUser,
    summary: "The latest thoughts that the caller wrote about ideas",
    params: ChannelParams,
    reply: z.object({ results: z.array(Thought) }),
  },
});
