import { z } from "zod";
import { ThumbnailStyle } from "../ideation/schema.ts";
import { ChannelParams, routes, scopeInBody, text, Ucid } from "../kernel/route.ts";
import { ShownPicture } from "../pictures/schema.ts";
import { IDEA_MAX } from "../projects/schema.ts";
import { REGIONS_MAX, RegionalPrompt, SEED_MAX, TextLayers, ThumbnailVersion } from "./schema.ts";

const base = "/api/orgs/:orgId/channels/:channelUcid/thumbnail-versions";

/** A new picture from a prompt, with up to three regions of their own. */
export const RegionalThumbnail = z.object({
  channelUCID: Ucid,
  /** Needed only if several organizations of the person have the channel. */
  organizationId: z.uuid().optional(),
  prompt: text(IDEA_MAX).pipe(z.string().trim().min(1, "Cannot be empty")),
  regionalPrompts: z.array(RegionalPrompt).min(1, "Add a region").max(REGIONS_MAX, `At most ${REGIONS_MAX} regions`),
  style: ThumbnailStyle.default("realistic"),
  seed: z.number().int().min(0).max(SEED_MAX),
  /** Must be the address of the person who calls. */
  userEmail: z.email().optional(),
});
export type RegionalThumbnail = z.infer<typeof RegionalThumbnail>;

export const thumbnailRoutes = routes({
  generateRegional: {
    method: "POST",
    path: "/api/thumbnails/regional",
    access: "channel",
    scope: scopeInBody,
    summary: "Generate a thumbnail from a prompt and descriptions of its regions",
    longRunning: true,
    body: RegionalThumbnail,
    reply: z.object({
      images: z.array(z.object({ id: z.uuid(), url: ShownPicture, prompt: z.string(), seed: z.number().int() })),
    }),
  },
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
