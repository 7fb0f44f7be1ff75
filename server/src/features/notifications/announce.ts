import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { notificationsNamespace } from "@coldopen/contract/notifications/sockets";
import type { Database } from "../../platform/db/database.ts";
import type { AccessChange } from "../../platform/sockets/access-changes.ts";
import type { Announce, Sender } from "../../platform/sockets/announce.ts";
import { emitterOf } from "../../platform/sockets/emit.ts";
import { roomsFor } from "../../platform/sockets/rooms.ts";
import type { SocketServer } from "../../platform/sockets/socket-server.ts";
import { notificationsStore, type SystemEvent } from "./store.ts";

function roomsOfRecipient(event: SystemEvent): string[] {
  switch (event.kind) {
    case "user":
      return roomsFor.user(event.to.userId);
    case "organization":
      return roomsFor.organization(event.to.organizationId);
    case "channel":
      return roomsFor.channel(event.to);
    case "member":
      return roomsFor.member(event.to, event.to.userId);
  }
}

/** A refresh says that what somebody may do has changed. */
function accessChangeOf({ kind, to, news }: SystemEvent): AccessChange | undefined {
  if (news.eggType !== "refresh") return undefined;
  if (kind === "user") return { kind, ids: [to.userId] };
  return kind === "organization" ? { kind, ids: [to.organizationId] } : undefined;
}

const scopeIn = ({ organizationId, channelUcid }: ChannelScope): ChannelScope => ({ organizationId, channelUcid });
const eventAt = ({ organizationId, channelUcid }: ChannelScope) => ({
  orgId: organizationId,
  channelUCID: channelUcid,
});

/** A message is stored with the change that it reports, and pushed once both are durable. */
export function announceBy(
  db: Database,
  { io, accessChanges, onReconnect }: Pick<SocketServer, "io" | "accessChanges" | "onReconnect">,
): Announce {
  const store = notificationsStore(db);
  const emit = emitterOf(io, notificationsNamespace);

  const storeAndEmit = async (event: SystemEvent, { clientId }: Sender = {}) => {
    const message = { ...event.news, id: await store.insert(event) };
    const change = accessChangeOf(event);
    await db.afterCommit(() => {
      emit("system", { rooms: roomsOfRecipient(event) }, message, { exceptClient: clientId });
      if (change) accessChanges.publish(change);
    });
  };

  onReconnect(async (gapSeconds) => {
    for (const { event, message } of await store.since(gapSeconds))
      emit("system", { rooms: roomsOfRecipient(event) }, message, { isLocal: true });
  });

  return {
    toUser: (userId, _, news) => storeAndEmit({ kind: "user", to: { userId }, news }),
    toOrganization: (organizationId, _, news) => storeAndEmit({ kind: "organization", to: { organizationId }, news }),
    toChannel: (scope, _, news, sender) =>
      storeAndEmit(
        { kind: "channel", to: scopeIn(scope), news: { eggType: "update", event: { ...eventAt(scope), ...news } } },
        sender,
      ),
    toMember: (scope, userId, _, news) =>
      storeAndEmit({
        kind: "member",
        to: { ...scopeIn(scope), userId },
        news: { eggType: "update", event: { ...eventAt(scope), ...news } },
      }),
    endSessions: async (ids) => {
      await db.afterCommit(() => accessChanges.publish({ kind: "session", ids: [...ids] }));
    },
  };
}
