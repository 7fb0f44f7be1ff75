import type { Namespace as IoNamespace } from "socket.io";
import type { Log } from "../log.ts";
import type { NamespaceSocket } from "./namespace-socket.ts";
import { roomsOf, type Standing } from "./rooms.ts";

/** What these sessions may hear now; one that has ended or expired is missing from the answer. */
export type FindStanding = (sessionIds: readonly string[]) => Promise<readonly Standing[]>;

const CHECK_EVERY_MS = 2_000;

/** A socket outlives the request that admitted it, so its session and rooms are looked at again and again. */
export function keepStanding(namespace: IoNamespace, door: { standing: FindStanding; log: Log }): { close(): void } {
  let isChecking = false;
  const check = async () => {
    const sockets: NamespaceSocket[] = [...namespace.sockets.values()];
    if (sockets.length === 0 || isChecking) return;
    isChecking = true;
    try {
      const ids = new Set(sockets.map((socket) => socket.data.standing.sessionId));
      const found = new Map((await door.standing([...ids])).map((standing) => [standing.sessionId, standing]));
      for (const socket of sockets) apply(socket, found.get(socket.data.standing.sessionId));
    } catch (error) {
      door.log.warn({ err: error }, "Open sockets could not be checked");
    } finally {
      isChecking = false;
    }
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}

function apply(socket: NamespaceSocket, standing: Standing | undefined) {
  if (!standing) return void socket.disconnect(true);
  const wanted = new Set(roomsOf(standing));
  const known = roomsOf(socket.data.standing);
  socket.data.standing = standing;
  for (const room of known) if (!wanted.has(room)) void socket.leave(room);
  void socket.join([...wanted].filter((room) => !known.includes(room)));
}
