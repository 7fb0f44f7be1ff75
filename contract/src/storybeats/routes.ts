import { z } from "zod";
import { routes, Ucid } from "../kernel/route.ts";
import { SavedStorybeats, Storybeats, StorybeatsChange } from "./schema.ts";

const path = "/api/v3/video-project/:id/storybeats" as const;
const Named = z.object({ organizationId: z.unknown(), channelUCID: z.unknown() }).partial();
const scope = ({ query }: { query: unknown }) => {
  const named = Named.safeParse(query);
  return named.success ? { organizationId: named.data.organizationId, channelUcid: named.data.channelUCID } : {};
};
const params = z.object({ id: z.uuid() });
const query = z.object({ organizationId: z.uuid(), channelUCID: Ucid });

export const storybeatRoutes = routes({
  storybeats: {
    method: "GET",
    path,
    access: "channel",
    scope,
    summary: "The storybeats of a project, in their order",
    params,
    query,
    reply: Storybeats,
  },
  saveStorybeats: {
    method: "PUT",
    path,
    access: "channel",
    scope,
    summary: "Save the storybeats of a project; refused where someone saved in between",
    params,
    query,
    body: StorybeatsChange,
    reply: SavedStorybeats,
  },
});
