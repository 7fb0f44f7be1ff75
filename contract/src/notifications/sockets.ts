import { z } from "zod";
import { namespace } from "../kernel/sockets.ts";

export const UpdateEvent = z.object({
  orgId: z.uuid(),
  eventType: z.enum(["videoProject:aiTag", "videoProject:thumbnailDescribed", "likeness:succeeded", "likeness:failed"]),
  projectId: z.string().optional(),
  thumbnailId: z.string().optional(),
  description: z.string().optional(),
});

/** `id` grows with time, nearly: one of a slow transaction may come after a higher one, and one may come twice. */
export const SystemMessage = z.discriminatedUnion("eggType", [
  z.object({ id: z.number().int(), eggType: z.literal("refresh") }),
  z.object({ id: z.number().int(), eggType: z.literal("logout") }),
  z.object({ id: z.number().int(), eggType: z.literal("update"), event: UpdateEvent }),
]);
export type SystemMessage = z.infer<typeof SystemMessage>;

/** A message before it has its id. */
export type SystemNews = SystemMessage extends infer M ? (M extends SystemMessage ? Omit<M, "id"> : never) : never;

export const notificationsNamespace = namespace({
  path: "/notifications",
  access: "user",
  toClient: { system: { data: SystemMessage } },
  toServer: {
    /** Whoever has no id yet names 0 and learns where to begin; whoever was away names the last id and gets what came since. */
    catchUp: {
      data: z.object({ lastId: z.number().int().min(0) }),
      reply: z.object({ messages: z.array(SystemMessage), lastId: z.number().int() }),
    },
  },
});
