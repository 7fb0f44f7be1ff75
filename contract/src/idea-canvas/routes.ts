import { z } from "zod";
import { ChannelParams, routes } from "../kernel/route.ts";
import { CANVAS_CHANGES_MAX, CanvasBoard, CanvasChange, CanvasOverwrite, CanvasUpdate } from "./schema.ts";

const base = "/api/orgs/:orgId/channels/:channelUcid/idea-canvas" as const;
const limit = { per: "user", max: 240, windowSeconds: 60 } as const;

export const ideaCanvasRoutes = routes({
  board: {
    method: "GET",
    path: base,
    access: "channel",
    summary: "The idea canvas of a channel with its cards and links",
    params: ChannelParams,
    reply: CanvasBoard,
  },
  change: {
    method: "POST",
    path: `${base}/changes`,
    access: "channel",
    summary: "Change cards and links of the idea canvas; the last writer of a field wins",
    params: ChannelParams,
    body: z.object({ changes: z.array(CanvasChange).min(1).max(CANVAS_CHANGES_MAX) }),
    limit,
    reply: CanvasUpdate,
  },
  setLock: {
    method: "PUT",
    path: `${base}/lock`,
    access: "channelAdmin",
    summary: "Lock the idea canvas, so that only admins edit it, or unlock it",
    params: ChannelParams,
    body: z.object({ isLocked: z.boolean() }),
    limit,
    reply: CanvasUpdate,
  },
  cardHistory: {
    method: "GET",
    path: `${base}/cards/:id/history`,
    access: "channel",
    summary: "Overwritten values of a card, newest first",
    params: ChannelParams.extend({ id: z.uuid() }),
    reply: z.object({ results: z.array(CanvasOverwrite) }),
  },
});
