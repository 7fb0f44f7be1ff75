import type { ClientAuth } from "@coldopen/contract/kernel/client-id";
import { AppError, type ErrorCode } from "@coldopen/contract/kernel/errors";
import { type Answer, type Data, type Namespace, SocketFailure } from "@coldopen/contract/kernel/sockets";
import type { Socket } from "socket.io-client";
import type { z } from "zod";
import { clientId } from "./client-id.ts";
import { loadModule } from "./load-module.ts";
import { log } from "./log.ts";
import { endSession, refreshSession } from "./session.ts";

const CONNECT_WARNING_MS = 1000;
const ANSWER_TIMEOUT_MS = 10_000;
const COME_BACK_MS = 1000;
/** The user has reached the server's limit of connections: another one must close first. */
const LIMIT_REACHED_MS = 30_000;

type Handlers<N extends Namespace> = {
  [K in keyof N["toClient"]]: (data: Data<N["toClient"][K]>) => void;
} & {
  connected?: () => void;
  disconnected?: () => void;
  /** Called when the first connection takes more than a second. */
  slow?: () => void;
};

export type Connection<N extends Namespace> = {
  ask: <K extends keyof N["toServer"] & string>(
    name: K,
    data: Data<N["toServer"][K]>,
  ) => Promise<Answer<N["toServer"][K]>>;
  close: () => void;
};

/** A socket for one contract namespace; loads the library on first use. */
export async function connect<N extends Namespace>(table: N, handlers: Handlers<N>): Promise<Connection<N>> {
  const { io } = await loadModule(() => import("socket.io-client"));
  const auth: z.input<typeof ClientAuth> = { clientId };
  const socket = io(table.path, { withCredentials: true, transports: ["websocket", "polling"], auth });
  const stopWarning = warnWhenSlow(socket, table.path, handlers.slow);
  comeBack(socket);
  if (handlers.connected) socket.on("connect", handlers.connected);
  if (handlers.disconnected) socket.on("disconnect", handlers.disconnected);
  for (const [name, { data }] of Object.entries(table.toClient))
    socket.on(name, (value: unknown) => {
      const message = data.safeParse(value);
      if (message.success) handlers[name]?.(message.data as never);
      else log.error(`A "${name}" message from ${table.path} breaks the contract`, message.error);
    });
  return {
    ask: async (name, data) => {
      const answer: unknown = await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck(name, data);
      const failure = SocketFailure.safeParse(answer);
      if (failure.success) {
        const { code, message, retryAfterSeconds } = failure.data;
        throw new AppError(code, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
      }
      return table.toServer[name]?.reply?.parse(answer) as never;
    },
    close: () => {
      stopWarning();
      socket.close();
    },
  };
}

/** Socket.IO does not reconnect after the server ends or refuses a connection: the session may only need a refresh. */
function comeBack(socket: Socket) {
  const tryIn = (ms: number) => void setTimeout(() => socket.connect(), ms * (1 + Math.random()));
  const tryAgain = () => tryIn(COME_BACK_MS);
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect") tryAgain();
  });
  socket.on("connect_error", (error) => {
    if (socket.active) return;
    if (error.message === ("connection_limit" satisfies ErrorCode)) return tryIn(LIMIT_REACHED_MS);
    if (error.message !== "unauthenticated") return tryAgain();
    refreshSession(Date.now()).then((isFresh) => (isFresh ? tryAgain() : endSession()), tryAgain);
  });
}

function warnWhenSlow(socket: Socket, path: string, slow?: () => void): () => void {
  const timer = setTimeout(() => {
    log.warn(`${path} is taking long to connect`);
    slow?.();
  }, CONNECT_WARNING_MS);
  const stop = () => clearTimeout(timer);
  socket.on("connect", stop);
  return stop;
}
