import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { MemberEvent, SystemMessage } from "@coldopen/contract/notifications/sockets";

type MentionEvent = Extract<MemberEvent, { eventType: "comment:mentioned" }>;
type WatchEvent = Extract<MemberEvent, { eventType: "watchlist:alert" }>;
export type Reaction =
  | { kind: "nothing" }
  | { kind: "refetch-user" }
  | { kind: "log-out" }
  | { kind: "refetch"; queryKey: readonly string[] }
  | { kind: "photo-succeeded"; channel: ChannelScope }
  | { kind: "photo-failed"; channel: ChannelScope }
  | { kind: "thread-answering"; channel: ChannelScope; threadId: string }
  | { kind: "mentioned"; channel: ChannelScope; event: MentionEvent }
  | { kind: "video-passed"; channel: ChannelScope; event: WatchEvent };

/** Maps a system message to what the app does; updates count only for the active organization. */
export function reactionTo(message: SystemMessage, organizationId: string | undefined): Reaction {
  if (message.eggType === "refresh") return { kind: "refetch-user" };
  if (message.eggType === "logout") return { kind: "log-out" };
  const { orgId, channelUCID, eventType } = message.event;
  if (orgId !== organizationId) return { kind: "nothing" };
  const channel = { organizationId: orgId, channelUcid: channelUCID };
  switch (eventType) {
    case "videoProject:aiTag":
    case "videoProject:thumbnailDescribed":
    case "videoProject:listChanged":
      return { kind: "refetch", queryKey: ["projects", orgId, channelUCID] };
    case "chatMemory:changed":
    case "chatMemory:ownChanged":
      return { kind: "refetch", queryKey: ["chat-memory", orgId, channelUCID] };
    case "ideasForYou:changed":
      return { kind: "refetch", queryKey: ["ideas-for-you", orgId, channelUCID] };
    case "likeness:succeeded":
      return { kind: "photo-succeeded", channel };
    case "likeness:failed":
      return { kind: "photo-failed", channel };
    case "chat:threadAnswering":
      return { kind: "thread-answering", channel, threadId: message.event.threadId };
    case "watchlist:alert":
      return { kind: "video-passed", channel, event: message.event };
    case "comment:mentioned":
      return { kind: "mentioned", channel, event: message.event };
  }
}
