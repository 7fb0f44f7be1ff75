import type { Server as HttpServer, IncomingMessage } from "node:http";
import type { ErrorCode } from "@coldopen/contract/kernel/errors";
import { createAdapter } from "@socket.io/postgres-adapter";
import { Server, type Socket } from "socket.io";
import type { Database } from "../db/database.ts";
import { clientAddress, networkOf } from "../http/client-network.ts";
import { isCrossSite, ownOrigins } from "../http/origin.ts";
import type { Log } from "../log.ts";
import { type AccessChanges, openAccessChanges } from "./access-changes.ts";
import { type ConnectionLimits, JOIN_TIMEOUT_MS, limitConnections } from "./connection-limits.ts";
import { createListeningPool } from "./listener.ts";

type EngineSocket = Socket["conn"];
const MAX_MESSAGE_BYTES = 100_000;
const CHANNEL_PREFIX = "socket.io";

export type SocketServer = {
  io: Server;
  accessChanges: AccessChanges;
  connectionLimits: ConnectionLimits;
  /** Open on this node. */
  readonly connected: number;
  attach(server: HttpServer): void;
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
    allowRequest: (request, answer) =>
      connectionLimits.hasRoom(networkOf(clientAddress(request, isBehindProxy)))
        ? answer(null, isOurs(request, origins))
        : answer("connection_limit" satisfies ErrorCode, false),
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
    attach: (server) => {
      io.attach(server);
      io.engine.on("connection", (connection: EngineSocket) =>
        connectionLimits.opened(connection, networkOf(clientAddress(connection.request, isBehindProxy))),
      );
      io.engine.on("headers", (headers: Record<string, string>) => {
        headers["cache-control"] = "no-store";
        headers["x-content-type-options"] = "nosniff";
      });
    },
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
