import { z } from "zod";
import { ChannelParams, Nothing, routes } from "../kernel/route.ts";
import { ElementMark, ElementMarksQuery, NewSavedItem, SavedItem, SavedItemsQuery, SavedMark } from "./schema.ts";

const base = "/api/orgs/:orgId/channels/:channelUcid/saved-items" as const;

export const savedItemRoutes = routes({
  list: {
    method: "GET",
    path: base,
    access: "channel",
    apiKey: "read",
    summary: "What was saved on a channel, page by page",
    params: ChannelParams,
    query: SavedItemsQuery,
    reply: z.object({ results: z.array(SavedItem), page: z.object({ next: z.string().nullable() }) }),
  },
  marks: {
    method: "GET",
    path: `${base}/outliers`,
    access: "channel",
    apiKey: "read",
    summary: "Which outlier videos are saved on a channel, the latest first",
    params: ChannelParams,
    reply: z.object({ results: z.array(SavedMark) }),
  },
  elementMarks: {
    method: "GET",
    path: `${base}/elements`,
    access: "channel",
    apiKey: "read",
    summary: "Which titles, concepts or thumbnails are saved on a channel, the latest first",
    params: ChannelParams,
    query: ElementMarksQuery,
    reply: z.object({ results: z.array(ElementMark) }),
  },
  save: {
    method: "POST",
    path: base,
    access: "channel",
    apiKey: "write",
    summary: "Save an outlier video, a title, a concept or a thumbnail; the same one again is the same item",
    params: ChannelParams,
    body: NewSavedItem,
    reply: SavedItem,
  },
  remove: {
    method: "DELETE",
    path: `${base}/:id`,
    access: "channel",
    apiKey: "write",
    summary: "Take a saved item away",
    params: ChannelParams.extend({ id: z.uuid() }),
    reply: Nothing,
  },
});
