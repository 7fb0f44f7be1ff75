import { z } from "zod";
import { Ucid } from "../kernel/route.ts";
import { namespace } from "../kernel/sockets.ts";

const inChannel = { orgId: z.uuid(), channelUCID: Ucid };
const projectEvent = <T extends string>(eventType: T) =>
  z.object({ eventType: z.literal(eventType), ...inChannel, projectId: z.uuid() });
const likenessEvent = <T extends string>(eventType: T) => z.object({ eventType: z.literal(eventType), ...inChannel });

/** For everyone who is entitled to the channel. */
export const ChannelEvent = z.discriminatedUnion("eventType", [
  projectEvent("videoProject:aiTag"),
  projectEvent("videoProject:thumbnailDescribed").extend({ thumbnailId: z.uuid(), description: z.string() }),
  /** A project was created, deleted or restored. */
  projectEvent("videoProject:listChanged"),
]);
export type ChannelEvent = z.infer<typeof ChannelEvent>;

/** For one person, as long as they are entitled to the channel. */
export const MemberEvent = z.discriminatedUnion("eventType", [
  likenessEvent("likeness:succeeded"),
  likenessEvent("likeness:failed"),
]);
export type MemberEvent = z.infer<typeof MemberEvent>;

const Id = z.object({ id: z.number().int() });
const Refresh = z.object({ eggType: z.literal("refresh") });
const Logout = z.object({ eggType: z.literal("logout") });
const update = <E extends z.ZodType>(event: E) => z.object({ eggType: z.literal("update"), event });

/** What may be said to each kind of recipient: a channel's event to a whole organization is none of them. */
export const SystemNews = {
  user: z.discriminatedUnion("eggType", [Refresh, Logout]),
  organization: Refresh,
  channel: update(ChannelEvent),
  member: update(MemberEvent),
};
export type SystemNews = { [K in keyof typeof SystemNews]: z.infer<(typeof SystemNews)[K]> };

/** `id` grows with time, nearly: one of a slow transaction may come after a higher one, and one may come twice. */
export const SystemMessage = z.discriminatedUnion("eggType", [
  Id.extend(Refresh.shape),
  Id.extend(Logout.shape),
  Id.extend(update(z.discriminatedUnion("eventType", [ChannelEvent, MemberEvent])).shape),
]);
export type SystemMessage = z.infer<typeof SystemMessage>;

export const notificationsNamespace = namespace({
  path: "/notifications",
  access: "user",
  toClient: { system: { audience: "recipient", data: SystemMessage } },
  toServer: {
    /** Whoever has no id yet names 0 and learns where to begin; whoever was away names the last id and gets what came since. */
    catchUp: {
      data: z.object({ lastId: z.number().int().min(0) }),
      reply: z.object({ messages: z.array(SystemMessage), lastId: z.number().int() }),
    },
  },
});
