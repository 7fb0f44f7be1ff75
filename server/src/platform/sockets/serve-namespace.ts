import { ClientAuth } from "@coldopen/contract/kernel/client-id";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Answer, Data, Namespace, SocketFailure } from "@coldopen/contract/kernel/sockets";
import type { Server } from "socket.io";
import type { AccessCheck, Authorize } from "../access/access-check.ts";
import { asAppError } from "../http/errors.ts";
import { refuseDoubledNames } from "../http/refuse-doubled-names.ts";
import type { Log } from "../log.ts";
import type { ConnectionLimits } from "./connection-limits.ts";
import { keepStanding, type OnStanding } from "./keep-standing.ts";
import type { NamespaceSocket } from "./namespace-socket.ts";
import { roomsFor, roomsOf, type Standing, standingOf } from "./rooms.ts";
import { fullThrottle, spend } from "./throttle.ts";
import type { StandingSource } from "./watch-standing.ts";

export type SocketDoor = StandingSource & {
  access: AccessCheck;
  readCookies: (header: string) => Record<string, string | undefined>;
  connectionLimits: ConnectionLimits;
};

export type SocketHandlers<N extends Namespace> = {
  [K in keyof N["toServer"]]: (input: {
    data: Data<N["toServer"][K]>;
    caller: Standing;
    /** For rows that the message names by their own id; looks up what the person may see at this moment. */
    authorize: Authorize;
    /** The tab that speaks: for rooms of its own and for what is due when it leaves. */
    socket: NamespaceSocket;
  }) => Promise<Answer<N["toServer"][K]>> | Answer<N["toServer"][K]>;
};
type AnyHandler = (input: {
  data: unknown;
  caller: Standing;
  authorize: Authorize;
  socket: NamespaceSocket;
}) => unknown;

const nothing = Object.freeze({});
const RATE = { perSecond: 20, burst: 60 };

/** Mounts a contract namespace: a handler sees only admitted callers and parsed messages, and no message can throw. */
export function serveNamespace<N extends Namespace>(
  io: Server,
  door: SocketDoor,
  table: N,
  handlers: SocketHandlers<N>,
  options: { onStanding?: OnStanding } = {},
): { close(): void } {
  const namespace = io.of(table.path);
  const kept = keepStanding(namespace, { ...door, ...options });
  namespace.use((socket: NamespaceSocket, next) => {
    const changes = kept.changes();
    admit(door, socket).then(
      () => {
        next();
        // A change that was published while the socket was being admitted has not reached it.
        if (kept.changes() !== changes) void kept.checkOne(socket);
      },
      (error: unknown) => next(asConnectError(error, door.log)),
    );
  });
  namespace.on("connection", (socket: NamespaceSocket) => {
    let throttle = fullThrottle(RATE, performance.now());
    socket.onAny((event: unknown, ...values: unknown[]) => {
      const last = values.at(-1);
      const acknowledge = (answer: unknown) => void (typeof last === "function" && last(answer));
      throttle = spend(throttle, RATE, performance.now());
      if (throttle.tokens <= -RATE.burst) return void socket.disconnect(true);
      if (throttle.tokens < 0) return acknowledge(tooFast);
      void answer(door, table, handlers, socket, String(event), values[0]).then(acknowledge);
    });
  });
  return kept;
}

async function admit(door: SocketDoor, socket: NamespaceSocket) {
  const standing = await (sessionOf.has(socket.conn) ? standingAgain(door, socket) : firstStanding(door, socket));
  door.connectionLimits.admitted(socket.conn, standing.userId);
  sessionOf.set(socket.conn, standing.sessionId);
  socket.data.standing = standing;
  const client = ClientAuth.safeParse(socket.handshake.auth).data;
  forgetRequest(socket);
  await socket.join([...roomsOf(standing), ...(client ? roomsFor.client(client.clientId) : [])]);
}

/** Connections that were admitted once. Their cookie may be an old one by now, so a further namespace doesn't ask for it. */
const sessionOf = new WeakMap<object, string>();

async function firstStanding(door: SocketDoor, socket: NamespaceSocket): Promise<Standing> {
  const caller = await door.access.authenticate(door.readCookies(socket.handshake.headers.cookie ?? ""));
  if (!caller) throw new AppError("unauthenticated", "Sign in first");
  return standingOf(caller);
}

async function standingAgain(door: SocketDoor, socket: NamespaceSocket): Promise<Standing> {
  const [standing] = await door.standing([sessionOf.get(socket.conn) ?? ""]);
  if (!standing) throw new AppError("unauthenticated", "Sign in first");
  return standing;
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
  door: SocketDoor,
  table: N,
  handlers: SocketHandlers<N>,
  socket: NamespaceSocket,
  event: string,
  data: unknown,
): Promise<unknown> {
  try {
    const message = Object.hasOwn(table.toServer, event) ? table.toServer[event] : undefined;
    if (!message) throw new AppError("not_found", "Not found");
    refuseDoubledNames(data);
    const parsed = message.data.safeParse(data);
    if (!parsed.success) throw new AppError("invalid_input", "The message could not be read");
    const handler: AnyHandler = handlers[event as keyof N["toServer"]] as AnyHandler;
    const caller = socket.data.standing;
    const authorize: Authorize = async (owner) =>
      door.access.authorizeOwner(await door.access.findCaller(caller.sessionId), owner);
    const reply = await handler({ data: parsed.data, caller, authorize, socket });
    return message.reply?.parse(reply);
  } catch (error) {
    return failure(error, door.log);
  }
}

function failure(error: unknown, log: Log): SocketFailure {
  const known = asAppError(error);
  if (known.status >= 500) log.error({ err: error }, `A socket message failed: ${known.code}`);
  const { code, message, retryAfterSeconds } = known;
  return { code, message, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** Socket.IO hands a refused client the error's message and its `data`. */
function asConnectError(error: unknown, log: Log): Error {
  const told = failure(error, log);
  return Object.assign(new Error(told.code), { data: told });
}
