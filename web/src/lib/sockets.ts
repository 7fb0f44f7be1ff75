import type { Answer, Data, Namespace } from "@coldopen/contract/kernel/sockets";
import type { Socket } from "socket.io-client";
import { loadModule } from "./load-module.ts";
import { log } from "./log.ts";

const CONNECT_WARNING_MS = 1000;
const ANSWER_TIMEOUT_MS = 10_000;

type Handlers<N extends Namespace> = {
  [K in keyof N["toClient"]]: (data: Data<N["toClient"][K]>) => void;
} & { connected?: () => void };

export type Connection<N extends Namespace> = {
  ask: <K extends keyof N["toServer"] & string>(
    name: K,
    data: Data<N["toServer"][K]>,
  ) => Promise<Answer<N["toServer"][K]>>;
  close: () => void;
};

/** A socket that speaks one table of the contract; the library is fetched with the first one. */
export async function connect<N extends Namespace>(table: N, handlers: Handlers<N>): Promise<Connection<N>> {
  const { io } = await loadModule(() => import("socket.io-client"));
  const socket = io(table.path, { withCredentials: true, transports: ["websocket", "polling"] });
  const stopWarning = warnWhenSlow(socket, table.path);
  if (handlers.connected) socket.on("connect", handlers.connected);
  for (const [name, { data }] of Object.entries(table.toClient))
    socket.on(name, (value: unknown) => {
      const message = data.safeParse(value);
      if (message.success) handlers[name]?.(message.data as never);
      else log.error(`A "${name}" message from ${table.path} breaks the contract`, message.error);
    });
  return {
    ask: async (name, data) => {
      const answer: unknown = await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck(name, data);
      return table.toServer[name]?.reply?.parse(answer) as never;
    },
    close: () => {
      stopWarning();
      socket.close();
    },
  };
}

function warnWhenSlow(socket: Socket, path: string): () => void {
  const timer = setTimeout(() => log.warn(`${path} is taking long to connect`), CONNECT_WARNING_MS);
  const stop = () => clearTimeout(timer);
  socket.on("connect", stop);
  return stop;
}
