import { z } from "zod";
import { Ucid } from "../kernel/route.ts";
import { namespace } from "../kernel/sockets.ts";
import { CanvasUpdate } from "./schema.ts";

export const CanvasNews = z.object({
  orgId: z.uuid(),
  channelUCID: Ucid,
  by: z.object({ userId: z.uuid(), name: z.string() }),
  update: CanvasUpdate,
});
export type CanvasNews = z.infer<typeof CanvasNews>;

/** Connected while an idea canvas is open. Updates of a channel's canvas reach everyone entitled to the channel. */
export const ideaCanvasNamespace = namespace({
  path: "/idea-canvas",
  access: "user",
  toClient: { changed: { audience: "recipient", data: CanvasNews } },
  toServer: {},
});
