import { z } from "zod";
import { NamedChannel, Nothing, routes, scopeInQuery } from "../kernel/route.ts";
import { CLICK_MAX_MS, FEED_LENGTH, FeedTest, FeedVisit, NewFeedTest } from "./schema.ts";

const base = "/api/v3/video-project/:id/feed-tests" as const;
const visit = "/api/t/:token" as const;
const inProject = { access: "channel", scope: scopeInQuery, query: NamedChannel } as const;
const ById = z.object({ id: z.uuid() });
const ByTest = ById.extend({ testId: z.uuid() });
const ByToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "Not a link of a test") });
const Impression = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[A-Za-z0-9_-]{43}$/, "Not an impression");
const WithLink = z.object({ test: FeedTest, token: z.string() });

export const feedTestRoutes = routes({
  list: {
    ...inProject,
    method: "GET",
    path: base,
    apiKey: "read",
    summary: "Blind feed tests of a project with their results, newest first",
    params: ById,
    reply: z.object({ data: z.array(FeedTest) }),
  },
  create: {
    ...inProject,
    method: "POST",
    path: base,
    summary: "Start a blind feed test of two to four variants",
    params: ById,
    body: NewFeedTest,
    limit: { per: "user", max: 30, windowSeconds: 60 },
    reply: WithLink,
  },
  stop: {
    ...inProject,
    method: "POST",
    path: `${base}/:testId/stop`,
    summary: "End a test; its results stay",
    params: ByTest,
    reply: FeedTest,
  },
  renewLink: {
    ...inProject,
    method: "POST",
    path: `${base}/:testId/link`,
    summary: "Replace the link for everyone; the previous link stops working",
    params: ByTest,
    reply: WithLink,
  },
  revokeLink: {
    ...inProject,
    method: "DELETE",
    path: `${base}/:testId/link`,
    summary: "Take the link back",
    params: ByTest,
    reply: FeedTest,
  },
  remove: {
    ...inProject,
    method: "DELETE",
    path: `${base}/:testId`,
    summary: "Delete a test with its results",
    params: ByTest,
    reply: Nothing,
  },
  open: {
    method: "POST",
    path: visit,
    access: "public",
    summary: "A feed with one variant in it, at a random place; the same one again for who comes back",
    params: ByToken,
    limit: { per: "ip", max: 30, windowSeconds: 60 },
    reply: FeedVisit,
  },
  report: {
    method: "POST",
    path: `${visit}/reports`,
    access: "public",
    summary: "That a feed stands on the screen, or that someone is there to see it",
    params: ByToken,
    body: z.object({ impression: Impression, event: z.enum(["shown", "present"]) }),
    limit: { per: "ip", max: 120, windowSeconds: 60 },
    reply: Nothing,
  },
  choose: {
    method: "POST",
    path: `${visit}/choice`,
    access: "public",
    summary: "What was clicked and how fast; one answer an impression",
    params: ByToken,
    body: z.object({
      impression: Impression,
      /** Position in the feed, from 0. */
      choice: z
        .number()
        .int()
        .min(0)
        .max(FEED_LENGTH - 1),
      elapsedMs: z
        .number()
        .int()
        .min(0)
        .max(CLICK_MAX_MS * 6),
      /** Pointer movement before the click; scripted clicks have none. */
      signal: z.enum(["pointer", "touch", "keyboard", "none"]),
    }),
    limit: { per: "ip", max: 60, windowSeconds: 60 },
    reply: Nothing,
  },
  picture: {
    method: "GET",
    path: `${visit}/pictures/:visitId/:place`,
    access: "public",
    summary: "The picture at a place of the feed that a visitor sees, for as long as the link holds",
    params: ByToken.extend({
      visitId: z.uuid(),
      place: z.coerce
        .number()
        .int()
        .min(0)
        .max(FEED_LENGTH - 1),
    }),
    reply: Nothing,
    file: true,
  },
});
