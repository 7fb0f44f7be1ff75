import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import { northlight, uuid } from "@coldopen/contract/session/factory";
import { expect, it } from "vitest";
import { reactionTo } from "./rules.ts";

type EventType = Extract<SystemMessage, { eggType: "update" }>["event"]["eventType"];
const update = (eventType: EventType, orgId: string = northlight.id): SystemMessage => ({
  id: 1,
  eggType: "update",
  event: { orgId, eventType },
});

it.each<[SystemMessage, object]>([
  [{ id: 1, eggType: "refresh" }, { kind: "refetch-user" }],
  [{ id: 1, eggType: "logout" }, { kind: "log-out" }],
  [update("videoProject:aiTag"), { kind: "refetch", queryKey: ["projects", northlight.id] }],
  [update("videoProject:thumbnailDescribed"), { kind: "refetch", queryKey: ["projects", northlight.id] }],
  [update("likeness:succeeded"), { kind: "photo-succeeded" }],
  [update("likeness:failed"), { kind: "photo-failed" }],
  [update("videoProject:aiTag", uuid(1, 2)), { kind: "nothing" }],
  [update("likeness:failed", uuid(1, 2)), { kind: "nothing" }],
])("answers %j with %j", (message, reaction) => expect(reactionTo(message, northlight.id)).toEqual(reaction));
