import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import { projectId } from "@coldopen/contract/projects/factory";
import { fieldNotes, northlight, uuid } from "@coldopen/contract/session/factory";
import { expect, it } from "vitest";
import { reactionTo } from "./rules.ts";

type EventType = Extract<SystemMessage, { eggType: "update" }>["event"]["eventType"];
const mention = {
  eventType: "comment:mentioned",
  orgId: northlight.id,
  channelUCID: fieldNotes.ucid,
  projectId: projectId(1),
  projectName: "Sauna",
  commentId: uuid(30, 1),
  by: "Priya",
} as const;
const passed = {
  eventType: "watchlist:alert",
  orgId: northlight.id,
  channelUCID: fieldNotes.ucid,
  ruleId: uuid(62, 1),
  videoId: "watch000001",
  videoTitle: "Three Feet of Ice",
  count: 1,
} as const;
const answering = {
  eventType: "chat:threadAnswering",
  orgId: northlight.id,
  channelUCID: fieldNotes.ucid,
  threadId: uuid(0x20, 1),
} as const;
type PlainEventType = Exclude<EventType, "comment:mentioned" | "watchlist:alert" | "chat:threadAnswering">;
const update = (eventType: PlainEventType, orgId: string = northlight.id): SystemMessage => {
  const details = { projectId: projectId(1), thumbnailId: uuid(6, 1), description: "A tower" };
  return { id: 1, eggType: "update", event: { orgId, channelUCID: fieldNotes.ucid, eventType, ...details } };
};
const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const refetchMemories = { kind: "refetch", queryKey: ["chat-memory", northlight.id, fieldNotes.ucid] };
const refetch = { kind: "refetch", queryKey: ["projects", northlight.id, fieldNotes.ucid] };

it.each<[SystemMessage, object]>([
  [{ id: 1, eggType: "refresh" }, { kind: "refetch-user" }],
  [{ id: 1, eggType: "logout" }, { kind: "log-out" }],
  [update("videoProject:aiTag"), refetch],
  [update("videoProject:thumbnailDescribed"), refetch],
  [update("videoProject:listChanged"), refetch],
  [update("chatMemory:changed"), refetchMemories],
  [update("chatMemory:ownChanged"), refetchMemories],
  [update("ideasForYou:changed"), { kind: "refetch", queryKey: ["ideas-for-you", northlight.id, fieldNotes.ucid] }],
  [update("likeness:succeeded"), { kind: "photo-succeeded", channel }],
  [update("likeness:failed"), { kind: "photo-failed", channel }],
  [
    { id: 1, eggType: "update", event: mention },
    { kind: "mentioned", channel, event: mention },
  ],
  [
    { id: 1, eggType: "update", event: answering },
    { kind: "thread-answering", channel, threadId: answering.threadId },
  ],
  [
    { id: 1, eggType: "update", event: passed },
    { kind: "video-passed", channel, event: passed },
  ],
  [update("videoProject:aiTag", uuid(1, 2)), { kind: "nothing" }],
  [update("likeness:failed", uuid(1, 2)), { kind: "nothing" }],
])("answers %j with %j", (message, reaction) => expect(reactionTo(message, northlight.id)).toEqual(reaction));
