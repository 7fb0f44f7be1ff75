import { z } from "zod";
import { ChannelParams, routes } from "../kernel/route.ts";
import { TextLayers, ThumbnailVersion } from "./schema.ts";

const base = "/api/orgs/:orgId/channels/:channelUcid/thumbnail-versions";

export const thumbnailRoutes = routes({
  line: {
    method: "GET",
    path: `${base}/:id/line`,
    access: "channel",
    summary: "A thumbnail and the versions before it, the first one first; nothing for one that was never edited",
    params: ChannelParams.extend({ id: z.uuid() }),
    reply: z.object({ versions: z.array(ThumbnailVersion) }),
  },
  setLayers: {
    method: "POST",
    path: base,
    access: "channel",
    summary: "Set the words of a thumbnail: a new version of it, with the same picture under them",
    longRunning: true,
    params: ChannelParams,
    body: z.object({ id: z.uuid(), layers: TextLayers }),
    reply: ThumbnailVersion,
  },
});
