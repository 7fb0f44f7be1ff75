import type { SystemMessage } from "@coldopen/contract/notifications/sockets";
import { io, type Socket } from "socket.io-client";
import { ORIGIN, type TestApp } from "./start-app.ts";

type Options = {
  path?: string;
  email?: string;
  cookie?: string;
  headers?: Record<string, string>;
  reconnects?: boolean;
  clientId?: string;
};

/** Where a node answers, listening on a free port from the first call on. */
export async function addressOf({ app }: Pick<TestApp, "app">): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("Not listening");
  return `http://127.0.0.1:${address.port}`;
}

/** A socket to a namespace of a node, the notifications unless said, with all that it heard of the system. */
export async function openSocket(
  node: TestApp,
  { path = "/notifications", email, cookie, headers = {}, reconnects = false, clientId }: Options = {},
) {
  const jar = email ? (await node.as(email)).jar : new Map<string, string>();
  const cookies = cookie ?? [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const socket: Socket = io(`${await addressOf(node)}${path}`, {
    transports: ["websocket"],
    forceNew: true,
    autoConnect: false,
    reconnection: reconnects,
    reconnectionDelay: 50,
    auth: { clientId },
    extraHeaders: { origin: ORIGIN, ...(cookies && { cookie: cookies }), ...headers },
  });
  const heard: SystemMessage[] = [];
  socket.on("system", (message: SystemMessage) => heard.push(message));
  const state = { reason: "" };
  socket.on("disconnect", (reason) => {
    state.reason = reason;
  });
  return { socket, heard, state, jar };
}

const outcome = (socket: Socket) =>
  new Promise<Error | undefined>((resolve) => {
    socket.once("connect", () => resolve(undefined));
    socket.once("connect_error", resolve);
    socket.connect();
  });

export async function connected(node: TestApp, options: Options) {
  const client = await openSocket(node, options);
  const refused = await outcome(client.socket);
  if (refused) throw refused;
  return client;
}

/** What a node says to a socket that it doesn't admit. */
export async function refusal(node: TestApp, options: Options): Promise<Error | undefined> {
  const { socket } = await openSocket(node, options);
  const refused = await outcome(socket);
  socket.close();
  return refused;
}
