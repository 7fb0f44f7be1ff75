import { z } from "zod";
import { NamedChannel, routes, scopeInQuery } from "../kernel/route.ts";
import { SavedStorybeats, Storybeats, StorybeatsChange } from "./schema.ts";

const path = "/api/v3/video-project/:id/storybeats" as const;
const params = z.object({ id: z.uuid() });

export const storybeatRoutes = routes({
  storybeats: {
    method: "GET",
    path,
    access: "channel",
    scope: scopeInQuery,
    apiKey: "read",
    summary: "The storybeats of a project, in their order",
    params,
    query: NamedChannel,
    reply: Storybeats,
  },
  saveStorybeats: {
    method: "PUT",
    path,
    access: "channel",
    scope: scopeInQuery,
    apiKey: "write",
    summary: "Save the storybeats of a project; refused where someone saved in between",
    params,
    query: NamedChannel,
    body: StorybeatsChange,
    reply: SavedStorybeats,
  },
});
