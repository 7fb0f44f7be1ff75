import { AppError } from "@coldopen/contract/kernel/errors";
import { CONNECTIONS_MAX } from "@coldopen/contract/kernel/sockets";
import { newTokenBucket, takeToken } from "./token-bucket.ts";

/** Connections without a session yet. Many people can share an address, but each of them is through in a moment. */
const MAX_PENDING = 2_000;
const MAX_PENDING_PER_NETWORK = 200;
/** After this a connection that has not joined a namespace, which takes a session, is closed. */
export const JOIN_TIMEOUT_MS = 5_000;
/** Of CONNECT packets on one connection. A tab joins each namespace once, and again after it has left it. */
const CONNECT_RATE = { perSecond: 2, burst: 20 };
/** The first character of a CONNECT packet of Socket.IO. */
const CONNECT_PACKET = "0";

/** An Engine.IO connection. */
type Connection = {
  readonly readyState: string;
  once(event: "close", listener: () => void): unknown;
  prependListener(event: "data", listener: (data: unknown) => void): unknown;
  close(discard?: boolean): unknown;
};

export type ConnectionLimits = ReturnType<typeof limitConnections>;

/**
 * Counted on each node for itself: what a connection takes is this node's memory. The newest one is refused. If the oldest were
 * closed instead, its tab would connect again and close the next one, for ever.
 */
export function limitConnections({ maxPending = MAX_PENDING, maxPendingPerNetwork = MAX_PENDING_PER_NETWORK } = {}) {
  const pending = new Map<Connection, string>();
  const pendingOf = new Map<string, number>();
  const openOf = new Map<string, Set<Connection>>();

  const settle = (connection: Connection) => {
    const network = pending.get(connection);
    if (network === undefined) return;
    pending.delete(connection);
    const left = (pendingOf.get(network) ?? 1) - 1;
    if (left > 0) pendingOf.set(network, left);
    else pendingOf.delete(network);
  };
  const hasRoom = (network: string) =>
    pending.size < maxPending && (pendingOf.get(network) ?? 0) < maxPendingPerNetwork;

  const admitted = (connection: Connection, userId: string): void => {
    // Left while its session was looked up: it would be counted for ever.
    if (connection.readyState === "closed") return;
    const open = openOf.get(userId) ?? new Set();
    if (!open.has(connection)) {
      if (open.size >= CONNECTIONS_MAX)
        throw new AppError("connection_limit", `At most ${CONNECTIONS_MAX} tabs and devices can be connected at once`);
      openOf.set(userId, open.add(connection));
      connection.once("close", () => {
        open.delete(connection);
        if (open.size === 0) openOf.delete(userId);
      });
    }
    settle(connection);
  };

  return {
    /** Whether a connection without a session may be opened. */
    hasRoom,
    opened: (connection: Connection, network: string): void => {
      limitConnectPackets(connection);
      // Handshakes that began at the same moment all found room.
      if (!hasRoom(network)) return void connection.close(true);
      pending.set(connection, network);
      pendingOf.set(network, (pendingOf.get(network) ?? 0) + 1);
      connection.once("close", () => settle(connection));
    },
    /** A connection of a session that was found at the handshake. It takes a place of its person, and none of its network. */
    openedBy: (connection: Connection, userId: string): void => {
      limitConnectPackets(connection);
      try {
        admitted(connection, userId);
      } catch {
        connection.close(true);
      }
    },
    /** A connection has proven whose it is. */
    admitted,
    get pending() {
      return pending.size;
    },
    get people() {
      return openOf.size;
    },
  };
}

/** Listens before Socket.IO does, so that packets beyond the rate cause no work: each would look up a session. */
function limitConnectPackets(connection: Connection): void {
  let bucket = newTokenBucket(CONNECT_RATE, performance.now());
  connection.prependListener("data", (data) => {
    if (typeof data !== "string" || !data.startsWith(CONNECT_PACKET)) return;
    bucket = takeToken(bucket, CONNECT_RATE, performance.now());
    if (bucket.tokens < 0) connection.close(true);
  });
}
