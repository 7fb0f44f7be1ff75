import { z } from "zod";
import { Nothing, routes } from "../kernel/route.ts";
import { FEEDBACK_LIST_LIMIT, Feedback, FeedbackChange, NewFeedback, UserInteraction } from "./schema.ts";

const base = "/api/v1/chat-feedback" as const;
const Params = z.object({ id: z.uuid() });

export const chatFeedbackRoutes = routes({
  add: {
    method: "POST",
    path: base,
    access: "user",
    summary: "Rate an answer; a second rating of the same message replaces the first",
    body: NewFeedback,
    reply: Feedback,
  },
  change: {
    method: "PUT",
    path: `${base}/:id`,
    access: "user",
    summary: "Change a rating",
    params: Params,
    body: FeedbackChange,
    reply: Feedback,
  },
  remove: {
    method: "DELETE",
    path: `${base}/:id`,
    access: "user",
    summary: "Remove a rating",
    params: Params,
    reply: Nothing,
  },
  list: {
    method: "GET",
    path: base,
    access: "user",
    summary: "The caller's ratings in a thread",
    query: z.object({
      threadId: z.uuid(),
      limit: z.coerce.number().int().min(1).max(1000).default(FEEDBACK_LIST_LIMIT),
    }),
    reply: z.object({ data: z.array(Feedback) }),
  },
  logInteraction: {
    method: "POST",
    path: `${base}/log-user-interaction`,
    access: "user",
    summary: "Record what a person did with an answer",
    body: UserInteraction,
    reply: Nothing,
  },
});
