import { notificationsNamespace, type SystemMessage, type SystemNews } from "@coldopen/contract/notifications/sockets";
import type { Database } from "../../platform/db/database.ts";
import type { Announce } from "../../platform/sockets/announce.ts";
import { rooms } from "../../platform/sockets/rooms.ts";
import type { SocketServer } from "../../platform/sockets/socket-server.ts";
import { notificationsStore, type Recipient } from "./store.ts";

/** A message is stored with the change that it tells of, and pushed once both are durable. */
export function announceBy(db: Database, sockets: Pick<SocketServer, "io" | "onDeafness">): Announce {
  const store = notificationsStore(db);
  const namespace = sockets.io.of(notificationsNamespace.path);
  const roomOf = (to: Recipient) => ("userId" in to ? rooms.user(to.userId) : rooms.organization(to.organizationId));

  const tell = async (to: Recipient, news: SystemNews) => {
    const message: SystemMessage = { ...news, id: await store.insert(to, news) };
    await db.afterCommit(() => void namespace.to(roomOf(to)).emit("system", message));
  };

  sockets.onDeafness(async (secondsDeaf) => {
    for (const { to, message } of await store.since(secondsDeaf))
      if (to) namespace.local.to(roomOf(to)).emit("system", message);
  });

  return {
    toUser: (userId, _, news) => tell({ userId }, news),
    toOrganization: (organizationId, _, news) => tell({ organizationId }, news),
    endSessions: async (ids) => {
      if (ids.length > 0) await db.afterCommit(() => void namespace.in(ids.map(rooms.session)).disconnectSockets(true));
    },
  };
}
