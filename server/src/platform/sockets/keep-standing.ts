import type { Namespace as IoNamespace } from "socket.io";
import type { NamespaceSocket } from "./namespace-socket.ts";
import { lostRooms, roomsOf, type Standing } from "./rooms.ts";
import { type StandingSource, watchStanding } from "./watch-standing.ts";

/** Called with what a socket's session may receive, each time that was looked up. */
export type OnStanding = (socket: NamespaceSocket, standing: Standing) => void;

/** Keeps the sockets of a namespace in the rooms that their sessions may be in, and ends those whose session has ended. */
export const keepStanding = (
  namespace: IoNamespace,
  { onStanding, ...source }: StandingSource & { onStanding?: OnStanding },
) =>
  watchStanding<NamespaceSocket>(source, {
    list: () => [...namespace.sockets.values()],
    standingOf: ({ data }) => data.standing,
    apply: (socket, now) => {
      if (!socket.connected) return;
      if (!now) return void socket.disconnect(true);
      const lost = lostRooms(socket.rooms, socket.data.standing, now);
      socket.data.standing = now;
      for (const room of lost) void socket.leave(room);
      void socket.join(roomsOf(now));
      onStanding?.(socket, now);
    },
  });
