import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { ErrorCode } from "@coldopen/contract/kernel/errors";
import { createAdapter } from "@socket.io/postgres-adapter";
import { Server, type Socket } from "socket.io";
import type { Database } from "../db/database.ts";
import { createFairQueue } from "../fair-queue.ts";
import { clientAddress, networkOf } from "../http/client-network.ts";
import { isCrossSite, ownOrigins } from "../http/origin.ts";
import type { Log } from "../log.ts";
import { type AccessChanges, openAccessChanges } from "./access-changes.ts";
import { type ConnectionLimits, JOIN_TIMEOUT_MS, limitConnections } from "./connection-limits.ts";
import { createListeningPool } from "./listener.ts";

type EngineSocket = Socket["conn"];
const MAX_MESSAGE_BYTES = 100_000;
const CHANNEL_PREFIX = "socket.io";
/** Lookups at the handshake, by network. */
const HANDSHAKE_LOOKUPS = { concurrency: 2, maxQueuedPerKey: 50, maxQueued: 500 };
/** Returns undefined if the Cookie header holds no valid session. */
type FindUser = (cookieHeader: string) => Promise<string | undefined>;

export type SocketServer = {
  io: Server;
  accessChanges: AccessChanges;
  connectionLimits: ConnectionLimits;
  /** Open on this node. */
  readonly connected: number;
  attach(server: HttpServer, findUser: FindUser): void;
  /** Resolves when messages of other nodes reach every namespace of this node. */
  waitUntilListening(): Promise<void>;
  /** Called when the LISTEN connection is back: messages of the last `gapSeconds` may be missing and are resent to this node's sockets. */
  onReconnect(resend: (gapSeconds: number) => Promise<void>): void;
  /** Ends the connections; clients connect again by themselves, to whichever node answers. */
  disconnectAll(): void;
  close(): Promise<void>;
};
type Options = { db: Pick<Database, "pool">; url: string; publicUrl: string; isBehindProxy: boolean; log: Log };

export function openSocketServer({ db, url, publicUrl, isBehindProxy, log }: Options): SocketServer {
  const resends: ((gapSeconds: number) => Promise<void>)[] = [];
  const origins = ownOrigins(publicUrl);
  const connectionLimits = limitConnections();
  const networkOfRequest = (request: IncomingMessage) => networkOf(clientAddress(request, isBehindProxy));
  const lookups = createFairQueue(HANDSHAKE_LOOKUPS);
  const userOf = new WeakMap<IncomingMessage, string>();
  let findUser: FindUser = async () => undefined;

  /** Connections without a session may fill their network's places. A connection whose session exists needs none of them. */
  async function mayOpen(request: IncomingMessage): Promise<boolean> {
    const network = networkOfRequest(request);
    if (connectionLimits.hasRoom(network)) return true;
    const { cookie } = request.headers;
    if (cookie === undefined) return false;
    const userId = await lookups.run({ key: network }, () => findUser(cookie));
    if (userId !== undefined) userOf.set(request, userId);
    return userId !== undefined;
  }
  const listener = createListeningPool(db.pool, {
    url,
    log,
    channels: () => [...io._nsps.keys()].map((path) => `${CHANNEL_PREFIX}#${path}`),
    onReconnected: (gapSeconds) => {
      for (const resend of resends)
        resend(gapSeconds).catch((error: unknown) => log.error({ err: error }, "Failed to resend missed messages"));
    },
  });
  const io: Server = new Server({
    path: "/socket.io/",
    serveClient: false,
    transports: ["websocket", "polling"],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: JOIN_TIMEOUT_MS,
    allowRequest: (request, answer) => {
      const refuse = () => answer("connection_limit" satisfies ErrorCode, false);
      if (!isOurs(request, origins)) return answer(null, false);
      mayOpen(request).then((isAllowed) => (isAllowed ? answer(null, true) : refuse()), refuse);
    },
    adapter: createAdapter(listener.pool, {
      channelPrefix: CHANNEL_PREFIX,
      errorHandler: (error) => log.warn({ err: error }, "Socket.IO adapter error"),
    }),
  });
  // Only the namespaces of the contract accept connections.
  io.use((_, next) => next(new Error("not_found")));

  let isOpen = true;
  const disconnectAll = () => {
    if (isOpen && io.engine) io.engine.close();
    isOpen = false;
  };
  return {
    io,
    accessChanges: openAccessChanges(io, log),
    connectionLimits,
    get connected() {
      return io.engine ? io.engine.clientsCount : 0;
    },
    attach: (server, find) => {
      findUser = find;
      io.attach(server);
      io.engine.on("connection", (connection: EngineSocket) => {
        const userId = userOf.get(connection.request);
        if (userId === undefined) connectionLimits.opened(connection, networkOfRequest(connection.request));
        else connectionLimits.openedBy(connection, userId);
      });
      io.engine.on("headers", (headers: Record<string, string>) => {
        headers["cache-control"] = "no-store";
        headers["x-content-type-options"] = "nosniff";
      });
    },
    waitUntilListening: listener.waitUntilListening,
    onReconnect: (resend) => void resends.push(resend),
    disconnectAll,
    close: async () => {
      disconnectAll();
      for (const namespace of io._nsps.values()) await namespace.adapter.close();
      await listener.close();
    },
  };
}

const isOurs = (request: IncomingMessage, origins: ReadonlySet<string>) =>
  !isCrossSite(request.headers, origins, { hasSession: request.headers.cookie !== undefined });
