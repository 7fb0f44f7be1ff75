import path from "node:path";
import { notificationsNamespace } from "@coldopen/contract/notifications/sockets";
import { WebSocketServer } from "ws";
import { buildApp } from "../../server/src/app.ts";
import { createAppContext } from "../../server/src/create-app-context.ts";
import { notificationsService } from "../../server/src/features/notifications/service.ts";
import { createSessionAccess } from "../../server/src/features/session/index.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import { newSecret } from "../../server/src/platform/secrets.ts";
import { silentLog } from "../../server/src/testing/silent-log.ts";

const [kind, url = ""] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, "../..");
const env = { STUDIO_DEMO: "off", HOST: "127.0.0.1", STUDIO_SECRET: newSecret() };
const context = await createAppContext(readConfig(env, root), url, silentLog);
const app = await buildApp(context);
const port = kind === "ours" ? await listen(app) : await listenBare();

process.on("message", () => {
  global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ cpu: process.cpuUsage(), resident: rss, live: heapUsed + external });
});
process.on("disconnect", () => process.exit(0));
process.send?.({ port });

const cookiesIn = (header: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(header.replaceAll("; ", "&")));

async function listen(server: typeof app): Promise<number> {
  await server.listen({ port: 0, host: "127.0.0.1" });
  const address = server.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** The same authentication, query and answer on a bare WebSocket. */
function listenBare(): Promise<number> {
  const access = createSessionAccess(context, async () => undefined);
  const service = notificationsService(context);
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", async (socket, request) => {
    const caller = await access.authenticate(cookiesIn(request.headers.cookie ?? ""));
    if (!caller) return socket.close();
    socket.on("message", async (raw) => {
      const { id, data } = JSON.parse(String(raw));
      const { lastId } = notificationsNamespace.toServer.catchUp.data.parse(data);
      socket.send(JSON.stringify({ id, reply: await service.catchUp(caller.userId, lastId) }));
    });
    socket.send("ready");
  });
  return new Promise((ready) => {
    server.on("listening", () => {
      const address = server.address();
      ready(typeof address === "object" && address ? address.port : 0);
    });
  });
}
