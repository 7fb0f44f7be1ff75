import { once } from "node:events";
import net from "node:net";
import { SystemMessage } from "@coldopen/contract/notifications/sockets";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type SpawnedStudio, spawnStudio } from "../testing/spawn-studio.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const SOCKETS = process.env.FAULT_TIMES ? 1000 : 40;
const EVENTS = 5;
const START_MS = 100_000;

let otherNode: TestApp;
let nodes: SpawnedStudio[] = [];
let balancer: net.Server;
let address: string;
const clients: Socket[] = [];

beforeAll(async () => {
  otherNode = await startApp();
  nodes = await Promise.all([spawnStudio(otherNode.databaseUrl), spawnStudio(otherNode.databaseUrl)]);
  // Knows one node until that one is gone, then the other.
  balancer = net.createServer((client) => {
    const living = nodes.find(({ child }) => child.exitCode === null && child.signalCode === null);
    const node = net.connect(Number(new URL(living?.url ?? "http://127.0.0.1:1").port), "127.0.0.1");
    for (const [one, other] of [
      [client, node],
      [node, client],
    ] as const) {
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  await once(balancer.listen(0, "127.0.0.1"), "listening");
  const listening = balancer.address();
  address = `http://127.0.0.1:${typeof listening === "object" ? listening?.port : 0}`;
}, START_MS);
afterAll(async () => {
  for (const socket of clients) socket.close();
  for (const { child } of nodes) child.kill("SIGKILL");
  balancer.close();
  await otherNode.close();
});

/** Listens as the web does: on each connection it asks for what came since the last id it knows. */
async function listen(cookie: string) {
  const heard = new Set<number>();
  let lastId = 0;
  const socket = io(`${address}/notifications`, {
    transports: ["websocket"],
    forceNew: true,
    extraHeaders: { "sec-fetch-site": "same-origin", cookie },
  });
  clients.push(socket);
  const hear = ({ id }: SystemMessage) => {
    heard.add(id);
    lastId = Math.max(lastId, id);
  };
  const catchUp = async () => {
    const answer = await socket.timeout(20_000).emitWithAck("catchUp", { lastId });
    for (const message of answer.messages) hear(SystemMessage.parse(message));
    lastId = Math.max(lastId, answer.lastId);
  };
  socket.on("system", (message) => hear(SystemMessage.parse(message)));
  await new Promise<void>((connected) => socket.once("connect", connected));
  await catchUp();
  socket.on("connect", () => void catchUp().catch(() => undefined));
  return { socket, heard, beat: catchUp };
}

it(`lets ${SOCKETS} sockets go on at another node when theirs dies, and none misses a message`, async () => {
  const { given, context } = otherNode;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id, plan: "team" });
  const jars = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const member = await given.user();
      await given.member(organizationId, member.id, "user");
      return (await otherNode.as(member.email)).jar;
    }),
  );
  const listeners = await Promise.all(
    jars.map((jar) => listen([...jar].map(([name, value]) => `${name}=${value}`).join("; "))),
  );
  const announce = async () => {
    for (let n = 0; n < EVENTS; n++)
      await context.announce.toOrganization(organizationId, "system", { eggType: "refresh" });
  };
  await announce();
  await Promise.all(listeners.map(({ beat }) => beat()));

  nodes[0]?.child.kill("SIGKILL");
  await announce();
  await vi.waitFor(() => expect(listeners.filter(({ socket }) => !socket.connected)).toEqual([]), {
    timeout: 60_000,
    interval: 100,
  });
  await announce();

  const { rows } = await context.db.pool.query("select id::int from system_events order by id");
  const sent = rows.map(({ id }) => id);
  expect(sent).toHaveLength(3 * EVENTS);
  await vi.waitFor(
    () => {
      const missing = listeners.flatMap(({ heard }) => sent.filter((id) => !heard.has(id)));
      expect(missing).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
}, 240_000);
