import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { addressOf } from "../../testing/socket-client.ts";
import { soon } from "../../testing/soon.ts";
import { ORIGIN, startApp, type TestApp } from "../../testing/start-app.ts";

const PACKETS = 1_000;
const NAMESPACES = ["/notifications", "/video-projects", "/executions"];

let studio: TestApp;
const open: WebSocket[] = [];
beforeAll(async () => {
  studio = await startApp();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of open.splice(0)) socket.terminate();
});
afterAll(() => studio.close());

/** Statements that look up a session, from now on. */
function countLookups(): () => number {
  const query = pg.Client.prototype.query;
  let lookups = 0;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    if (JSON.stringify(given[0] ?? "").includes('\\"sessions\\"')) lookups++;
    return Reflect.apply(query, this, given);
  });
  return () => lookups;
}

const forgedCookie = () => `coldopen_session=${crypto.randomUUID()}.${"A".repeat(43)}`;
const cookieOf = async (email: string) =>
  [...(await studio.as(email)).jar].map(([name, value]) => `${name}=${value}`).join("; ");

async function openRaw(cookie: string) {
  const address = (await addressOf(studio)).replace("http", "ws");
  const headers = { origin: ORIGIN, cookie };
  const socket = new WebSocket(`${address}/socket.io/?EIO=4&transport=websocket`, { headers });
  open.push(socket);
  const received: string[] = [];
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("message", (message) => received.push(String(message)));
  await new Promise((resolve) => socket.once("message", resolve));
  return { socket, received, closed };
}

describe("CONNECT packets of one connection", () => {
  it("looks up a forged cookie once over a websocket and closes the connection", async () => {
    const { socket, closed } = await openRaw(forgedCookie());
    const lookups = countLookups();
    for (let n = 0; n < PACKETS; n++) socket.send("40/notifications,{}");
    await closed;
    expect(lookups()).toBeLessThanOrEqual(1);
    await soon(() => expect(studio.context.sockets.connectionLimits.pending).toBe(0));
  });

  it("looks up a forged cookie at most once in one polling request", async () => {
    const address = `${await addressOf(studio)}/socket.io/?EIO=4&transport=polling`;
    const headers = { origin: ORIGIN, cookie: forgedCookie() };
    const opened = await (await fetch(address, { headers })).text();
    const { sid } = JSON.parse(opened.slice(1));
    const lookups = countLookups();
    await fetch(`${address}&sid=${sid}`, {
      method: "POST",
      headers: { ...headers, "content-type": "text/plain;charset=UTF-8" },
      body: Array(PACKETS).fill("40/executions,").join("\x1e"),
    }).catch(() => {});
    await soon(() => expect(studio.context.sockets.connectionLimits.pending).toBe(0));
    expect(lookups()).toBeLessThanOrEqual(1);
  });

  it("refuses CONNECT packets together and answers them before the connection closes", async () => {
    const { socket, received, closed } = await openRaw(forgedCookie());
    const lookups = countLookups();
    for (const path of NAMESPACES) socket.send(`40${path},`);
    await soon(() => expect(received.some((packet) => packet.startsWith("44/"))).toBe(true));
    socket.send("40/notifications,");
    await closed;
    const refusals = received.filter((packet) => packet.startsWith("44/"));
    expect([refusals.length, lookups()]).toEqual([NAMESPACES.length, 1]);
    expect(refusals.every((packet) => packet.includes("unauthenticated"))).toBe(true);
  });

  it("shares one session lookup between CONNECT packets that join several namespaces", async () => {
    const { socket, received } = await openRaw(await cookieOf((await studio.given.user()).email));
    const lookups = countLookups();
    for (const path of NAMESPACES) socket.send(`40${path},`);
    await soon(() => expect(received.filter((packet) => packet.startsWith("40/")).length).toBe(NAMESPACES.length));
    expect(lookups()).toBe(1);
  });

  it.each(["/notifications", "/", "/unknown"])("closes a connection beyond the packet rate (%s)", async (path) => {
    const { socket, received, closed } = await openRaw(await cookieOf((await studio.given.user()).email));
    const lookups = countLookups();
    for (let n = 0; n < PACKETS; n++) socket.send(`40${path},`);
    await closed;
    expect(lookups()).toBeLessThanOrEqual(1);
    expect(received.length).toBeLessThan(PACKETS / 10);
  });
});
