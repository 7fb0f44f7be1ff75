import type { Namespace as IoNamespace } from "socket.io";
import type { NamespaceSocket } from "./namespace-socket.ts";
import { lostRooms, roomsOf, type SocketSession } from "./rooms.ts";
import { type SessionSource, watchSessions } from "./watch-sessions.ts";

/** Called with what a socket's session may receive, each time that was looked up. */
export type OnSessionChecked = (socket: NamespaceSocket, session: SocketSession) => void;

/** Called before the socket of an ended session is disconnected. */
export type OnSessionEnded = (socket: NamespaceSocket) => void;

/** Keeps the sockets of a namespace in the rooms that their sessions may be in, and ends those whose session has ended. */
export const revalidateSockets = (
  namespace: IoNamespace,
  {
    onSessionChecked,
    onSessionEnded,
    ...source
  }: SessionSource & { onSessionChecked?: OnSessionChecked; onSessionEnded?: OnSessionEnded },
) =>
  watchSessions<NamespaceSocket>(source, {
    list: () => [...namespace.sockets.values()],
    socketSessionOf: ({ data }) => data.session,
    apply: (socket, now) => {
      if (!socket.connected) return;
      if (!now) {
        onSessionEnded?.(socket);
        return void socket.disconnect(true);
      }
      const lost = lostRooms(socket.rooms, socket.data.session, now);
      socket.data.session = now;
      for (const room of lost) void socket.leave(room);
      void socket.join(roomsOf(now));
      onSessionChecked?.(socket, now);
    },
  });
