import { ClientAuth } from "@coldopen/contract/kernel/client-id";
import { AppError } from "@coldopen/contract/kernel/errors";
import {
  type Answer,
  type Data,
  MISSING_USER,
  type Namespace,
  type SocketFailure,
} from "@coldopen/contract/kernel/sockets";
import type { Server } from "socket.io";
import type { z } from "zod";
import type { AccessCheck, Authorize } from "../access/access-check.ts";
import { asAppError } from "../http/errors.ts";
import { refuseDoubledNames } from "../http/refuse-doubled-names.ts";
import type { Log } from "../log.ts";
import { type ConnectionLimits, JOIN_TIMEOUT_MS } from "./connection-limits.ts";
import type { NamespaceSocket } from "./namespace-socket.ts";
import { type OnSessionChecked, type OnSessionEnded, revalidateSockets } from "./revalidate-sockets.ts";
import { roomsFor, roomsOf, type SocketSession, socketSessionOf } from "./rooms.ts";
import { newTokenBucket, takeToken } from "./token-bucket.ts";
import type { SessionSource } from "./watch-sessions.ts";

export type SocketDeps = SessionSource & {
  access: AccessCheck;
  readCookies: (header: string) => Record<string, string | undefined>;
  connectionLimits: ConnectionLimits;
};

export type SocketHandlers<N extends Namespace> = {
  [K in keyof N["toServer"]]: (input: {
    data: Data<N["toServer"][K]>;
    caller: SocketSession;
    /** For rows that the message names by their own id; looks up what the person may see at this moment. */
    authorize: Authorize;
    /** The sending socket, for its own rooms and its disconnect handler. */
    socket: NamespaceSocket;
  }) => Promise<Answer<N["toServer"][K]>> | Answer<N["toServer"][K]>;
};
type AnyHandler = (input: {
  data: unknown;
  caller: SocketSession;
  authorize: Authorize;
  socket: NamespaceSocket;
}) => unknown;

const nothing = Object.freeze({});
const RATE = { perSecond: 20, burst: 60 };
const MAX_MESSAGE_VALUES = 10_000;

/** Mounts a contract namespace: a handler sees only admitted callers and parsed messages, and no message can throw. */
export function serveNamespace<N extends Namespace>(
  io: Server,
  deps: SocketDeps,
  table: N,
  handlers: SocketHandlers<N>,
  options: { onSessionChecked?: OnSessionChecked; onSessionEnded?: OnSessionEnded } = {},
): { close(): void } {
  const namespace = io.of(table.path);
  const sessionChecks = revalidateSockets(namespace, { ...deps, ...options });
  namespace.use((socket: NamespaceSocket, next) => {
    const lookup = shareLookup(deps, socket);
    admit(deps, socket, lookup).then(
      () => {
        next();
        // A change that was published since the lookup has not reached the socket.
        if (deps.accessChanges.received !== lookup.changesBefore) void sessionChecks.checkOne(socket);
      },
      (error: unknown) => {
        next(asConnectError(error, deps.log, table.missingUser));
        if (asAppError(error).status < 500) closeRefused(socket.conn);
      },
    );
  });
  namespace.on("connection", (socket: NamespaceSocket) => {
    let bucket = newTokenBucket(RATE, performance.now());
    socket.onAny((event: unknown, ...values: unknown[]) => {
      const last = values.at(-1);
      const acknowledge = (answer: unknown) => void (typeof last === "function" && last(answer));
      bucket = takeToken(bucket, RATE, performance.now());
      if (bucket.tokens <= -RATE.burst) return void socket.disconnect(true);
      if (bucket.tokens < 0) return acknowledge(tooFast);
      void answer(deps, table, handlers, socket, String(event), values[0]).then(acknowledge);
    });
  });
  return sessionChecks;
}

async function admit(deps: SocketDeps, socket: NamespaceSocket, lookup: Lookup) {
  const session = await lookup.session;
  deps.connectionLimits.admitted(socket.conn, session.userId);
  socket.data.session = session;
  const client = ClientAuth.safeParse(socket.handshake.auth).data;
  forgetRequest(socket);
  await socket.join([...roomsOf(session), ...(client ? roomsFor.client(client.clientId) : [])]);
}

/** Connections that were admitted once. Their cookie may be an old one by now, so a further namespace doesn't ask for it. */
const sessionOf = new WeakMap<object, string>();

function closeRefused(connection: NamespaceSocket["conn"]): void {
  // Socket.IO writes the refusal in the next tick.
  setImmediate(() => connection.close());
  // A connection that does not fetch its refusal never ends by itself.
  setTimeout(() => connection.close(true), JOIN_TIMEOUT_MS).unref();
}

type Lookup = {
  /** Access changes that were received before the lookup began: its result includes them. */
  changesBefore: number;
  session: Promise<SocketSession>;
};
/** In progress, by connection. */
const lookups = new WeakMap<object, Lookup>();

/** CONNECT packets that arrive together on one connection share one query, however many they are. */
function shareLookup(deps: SocketDeps, socket: NamespaceSocket): Lookup {
  const { conn } = socket;
  const inProgress = lookups.get(conn);
  if (inProgress) return inProgress;
  const session = findSession(deps, socket).finally(() => lookups.delete(conn));
  const lookup = { changesBefore: deps.accessChanges.received, session };
  lookups.set(conn, lookup);
  return lookup;
}

async function findSession(deps: SocketDeps, socket: NamespaceSocket): Promise<SocketSession> {
  const { conn } = socket;
  // Socket.IO still handles the packets that it had read when the connection was closed.
  if (conn.readyState !== "open") throw new AppError("connection_limit", "The connection is closed");
  const sessionId = sessionOf.get(conn);
  const session =
    sessionId === undefined ? await authenticateSocket(deps, socket) : (await deps.findSessions([sessionId]))[0];
  if (!session) throw new AppError("unauthenticated", "Sign in first");
  sessionOf.set(conn, session.sessionId);
  return session;
}

async function authenticateSocket(deps: SocketDeps, socket: NamespaceSocket): Promise<SocketSession | undefined> {
  const caller = await deps.access.authenticate(deps.readCookies(socket.handshake.headers.cookie ?? ""));
  return caller && socketSessionOf(caller);
}

/** Its cookie and headers would stay in memory, and travel to other nodes, for as long as the connection lives. */
function forgetRequest({ conn, handshake }: NamespaceSocket) {
  Object.assign(conn, { request: undefined });
  Object.assign(handshake, { headers: nothing, query: nothing, auth: nothing, url: "", time: "" });
}

const tooFast: SocketFailure = {
  code: "rate_limited",
  message: "Too many messages. Wait a moment and try again.",
  retryAfterSeconds: 1,
};

async function answer<N extends Namespace>(
  deps: SocketDeps,
  table: N,
  handlers: SocketHandlers<N>,
  socket: NamespaceSocket,
  event: string,
  data: unknown,
): Promise<unknown> {
  try {
    const message = Object.hasOwn(table.toServer, event) ? table.toServer[event] : undefined;
    if (!message) throw new AppError("not_found", "Not found");
    refuseDoubledNames(data, { maxValues: MAX_MESSAGE_VALUES });
    const parsed = message.data.safeParse(data);
    if (!parsed.success) throw new AppError("invalid_input", reasonOf(parsed.error));
    const handler: AnyHandler = handlers[event as keyof N["toServer"]] as AnyHandler;
    const caller = socket.data.session;
    const authorize: Authorize = async (owner) =>
      deps.access.authorizeOwner(await deps.access.findCaller(caller.sessionId), owner);
    const reply = await handler({ data: parsed.data, caller, authorize, socket });
    return message.reply?.parse(reply);
  } catch (error) {
    return failure(error, deps.log);
  }
}

/** The text of the first rule that the message breaks; the schema's own texts name no rule. */
const reasonOf = ({ issues }: z.ZodError): string => {
  const own = issues.find(({ message }) => !message.startsWith("Invalid ") && !message.startsWith("Too "));
  return own?.message ?? "The message could not be read";
};

function failure(error: unknown, log: Log): SocketFailure {
  const known = asAppError(error);
  if (known.status >= 500) log.error({ err: error }, `A socket message failed: ${known.code}`);
  const { code, message, retryAfterSeconds } = known;
  return { code, message, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** Socket.IO hands a refused client the error's message and its `data`. */
function asConnectError(error: unknown, log: Log, missingUser = MISSING_USER): Error {
  const known = failure(error, log);
  const data = known.code === "unauthenticated" ? { ...known, message: missingUser } : known;
  return Object.assign(new Error(known.code), { data });
}
