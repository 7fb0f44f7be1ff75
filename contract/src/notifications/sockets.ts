import { z } from "zod";
import { namespace } from "../kernel/sockets.ts";

export const UpdateEvent = z.object({
  orgId: z.uuid(),
  eventType: z.enum(["videoProject:aiTag", "videoProject:thumbnailDescribed", "likeness:succeeded", "likeness:failed"]),
  projectId: z.string().optional(),
  thumbnailId: z.string().optional(),
  description: z.string().optional(),
});

/** `id` grows with time: a client that was away names the last one it saw and gets what it missed. */
export const SystemMessage = z.discriminatedUnion("eggType", [
  z.object({ id: z.number().int(), eggType: z.literal("refresh") }),
  z.object({ id: z.number().int(), eggType: z.literal("logout") }),
  z.object({ id: z.number().int(), eggType: z.literal("update"), event: UpdateEvent }),
]);
export type SystemMessage = z.infer<typeof SystemMessage>;

export const notificationsNamespace = namespace({
  path: "/notifications",
  access: "user",
  toClient: { system: { data: SystemMessage } },
  toServer: {
    catchUp: {
      data: z.object({ lastId: z.number().int().min(0) }),
      reply: z.object({ messages: z.array(SystemMessage) }),
    },
  },
});
