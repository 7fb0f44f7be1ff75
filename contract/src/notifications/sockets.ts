import { z } from "zod";
import { Ucid } from "../kernel/route.ts";
import { namespace } from "../kernel/sockets.ts";

const inChannel = { orgId: z.uuid(), channelUCID: Ucid };
const projectEvent = <T extends string>(eventType: T) =>
  z.object({ eventType: z.literal(eventType), ...inChannel, projectId: z.uuid() });
const channelEvent = <T extends string>(eventType: T) => z.object({ eventType: z.literal(eventType), ...inChannel });

/** For all people entitled to the channel. */
export const ChannelEvent = z.discriminatedUnion("eventType", [
  projectEvent("videoProject:aiTag"),
  projectEvent("videoProject:thumbnailDescribed").extend({ thumbnailId: z.uuid(), description: z.string() }),
  /** A project was created, deleted or restored. */
  projectEvent("videoProject:listChanged"),
  /** A global memory was written or deleted. */
  channelEvent("chatMemory:changed"),
  /** New ideas were written, or the thumbnail of one was drawn. */
  channelEvent("ideasForYou:changed"),
]);
export type ChannelEvent = z.infer<typeof ChannelEvent>;

/** For one person while they are entitled to the channel. */
export const MemberEvent = z.discriminatedUnion("eventType", [
  channelEvent("likeness:succeeded"),
  channelEvent("likeness:failed"),
  /** A personal memory was written or deleted. */
  channelEvent("chatMemory:ownChanged"),
  /** A message was added to a thread of the assistant: its answer can be followed. */
  channelEvent("chat:threadAnswering").extend({ threadId: z.uuid() }),
  /** Videos passed the threshold of a rule; the first of them is named. */
  channelEvent("watchlist:alert").extend({
    ruleId: z.uuid(),
    videoId: z.string(),
    videoTitle: z.string(),
    count: z.number().int(),
  }),
  projectEvent("comment:mentioned").extend({ projectName: z.string(), commentId: z.uuid(), by: z.string() }),
]);
export type MemberEvent = z.infer<typeof MemberEvent>;

const Id = z.object({ id: z.number().int() });
const Refresh = z.object({ eggType: z.literal("refresh") });
const Logout = z.object({ eggType: z.literal("logout") });
const update = <E extends z.ZodType>(event: E) => z.object({ eggType: z.literal("update"), event });

/** Allowed messages per kind of recipient; a channel's event cannot be sent to a whole organization. */
export const SystemNews = {
  user: z.discriminatedUnion("eggType", [Refresh, Logout]),
  organization: Refresh,
  channel: update(ChannelEvent),
  member: update(MemberEvent),
};
export type SystemNews = { [K in keyof typeof SystemNews]: z.infer<(typeof SystemNews)[K]> };

/** `id` is only nearly ordered: one of a slow transaction may arrive after a higher one, and one may arrive twice. */
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
    /** `lastId` 0 returns the current id; after a disconnect, the last id returns the events since. */
    catchUp: {
      data: z.object({ lastId: z.number().int().min(0) }),
      reply: z.object({ messages: z.array(SystemMessage), lastId: z.number().int() }),
    },
  },
});
