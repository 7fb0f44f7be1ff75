import type { Server } from "socket.io";
import { z } from "zod";
import type { Log } from "../log.ts";

/** Access of these users or organizations has changed, or these sessions have ended. */
export const AccessChange = z.object({ kind: z.enum(["user", "organization", "session"]), ids: z.array(z.string()) });
export type AccessChange = z.infer<typeof AccessChange>;

export type AccessChanges = {
  /** Here and on every other node. */
  publish(change: AccessChange): void;
  /** Runs after the change is stored; what it reads then is how things are. */
  subscribe(listener: (change: AccessChange) => Promise<void>): void;
  /** Grows with each change. A change that comes while a connection is being admitted does not reach it. */
  readonly received: number;
};

const EVENT = "access-changed";

/** A lost message is covered by the periodic check of `watchSessions`. */
export function openAccessChanges(io: Server, log: Log): AccessChanges {
  const listeners: ((change: AccessChange) => Promise<void>)[] = [];
  let received = 0;
  const receive = (change: AccessChange) => {
    received++;
    for (const listener of listeners)
      listener(change).catch((error: unknown) => log.error({ err: error }, "Failed to apply an access change"));
  };
  io.on(EVENT, (change: unknown) => receive(AccessChange.parse(change)));
  return {
    publish: (change) => {
      if (change.ids.length === 0) return;
      receive(change);
      io.serverSideEmit(EVENT, change);
    },
    subscribe: (listener) => void listeners.push(listener),
    get received() {
      return received;
    },
  };
}
