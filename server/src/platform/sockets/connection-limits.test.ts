import { EventEmitter } from "node:events";
import { CONNECTIONS_MAX } from "@coldopen/contract/kernel/sockets";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { addressOf, connected, refusal } from "../../testing/socket-client.ts";
import { soon } from "../../testing/soon.ts";
import { ORIGIN, startApp, type TestApp } from "../../testing/start-app.ts";
import { limitConnections } from "./connection-limits.ts";

class FakeConnection extends EventEmitter {
  readyState = "open";
  close() {
    this.readyState = "closed";
    this.emit("close");
  }
}
const several = (count: number) => Array.from({ length: count }, () => new FakeConnection());

describe("connections without a session", () => {
  it("are limited per network and in all, and make room when they close or prove whose they are", () => {
    const limits = limitConnections({ maxPending: 5, maxPendingPerNetwork: 3 });
    const [first, second, third] = several(3);
    for (const connection of [first, second, third]) if (connection) limits.opened(connection, "a");
    expect([limits.hasRoom("a"), limits.hasRoom("b")]).toEqual([false, true]);
    for (const connection of several(2)) limits.opened(connection, "b");
    expect(limits.hasRoom("c")).toBe(false);
    first?.close();
    if (second) limits.admitted(second, "u");
    expect([limits.pending, limits.hasRoom("a"), limits.hasRoom("c")]).toEqual([3, true, true]);
  });

  it("that all found room at the same moment are closed beyond the limit", () => {
    const limits = limitConnections({ maxPending: 5, maxPendingPerNetwork: 3 });
    const connections = several(6);
    for (const connection of connections) limits.opened(connection, "a");
    expect(connections.map(({ readyState }) => readyState)).toEqual([
      ...Array(3).fill("open"),
      ...Array(3).fill("closed"),
    ]);
    expect(limits.pending).toBe(3);
  });
});

describe("connections of a person", () => {
  it("are counted once each, whatever they join, and forgotten when they close", () => {
    const limits = limitConnections();
    const connections = several(CONNECTIONS_MAX);
    for (const connection of [...connections, ...connections]) limits.admitted(connection, "u");
    const [late] = several(1);
    expect(() => late && limits.admitted(late, "u")).toThrow("tabs and devices");
    limits.admitted(new FakeConnection(), "v");
    connections[0]?.close();
    if (late) limits.admitted(late, "u");
    for (const connection of [...connections, late]) connection?.close();
    expect(limits.people).toBe(1);
  });

  it("that closed while they were being admitted are not counted", () => {
    const limits = limitConnections();
    for (const connection of several(CONNECTIONS_MAX + 1)) {
      connection.close();
      limits.admitted(connection, "u");
    }
    expect(limits.people).toBe(0);
  });
});

describe("connections whose session was found at the handshake", () => {
  it("take places of their person and none of their network, and are closed beyond them", () => {
    const limits = limitConnections({ maxPending: 1, maxPendingPerNetwork: 1 });
    const connections = several(CONNECTIONS_MAX + 1);
    for (const connection of connections) limits.openedBy(connection, "u");
    expect(connections.filter(({ readyState }) => readyState === "open").length).toBe(CONNECTIONS_MAX);
    expect([limits.pending, limits.hasRoom("a")]).toEqual([0, true]);
  });
});

describe("a node", () => {
  let studio: TestApp;
  const open: { close(): unknown }[] = [];
  beforeAll(async () => {
    studio = await startApp();
  });
  afterEach(() => {
    for (const connection of open.splice(0)) connection.close();
  });
  afterAll(() => studio.close());

  it("refuses a person's connections beyond the limit, says why, and takes one again when another closes", async () => {
    const { email } = await studio.given.user();
    const sockets: Socket[] = [];
    for (let n = 0; n < CONNECTIONS_MAX; n++) sockets.push((await connected(studio, { email })).socket);
    open.push(...sockets);
    expect(await refusal(studio, { email })).toMatchObject({
      message: "connection_limit",
      data: { code: "connection_limit", message: "At most 20 tabs and devices can be connected at once" },
    });
    const other = await connected(studio, { email: (await studio.given.user()).email });
    open.push(other.socket);
    sockets[0]?.close();
    await soon(async () => open.push((await connected(studio, { email })).socket));
  });

  it("takes a handshake from a network that has too many without a session only with a session that exists", async () => {
    const { connectionLimits } = studio.context.sockets;
    const waiting: FakeConnection[] = [];
    while (connectionLimits.hasRoom("127.0.0.1")) {
      const connection = new FakeConnection();
      waiting.push(connection);
      connectionLimits.opened(connection, "127.0.0.1");
    }
    const forged = `coldopen_session=${crypto.randomUUID()}.${"A".repeat(43)}`;
    expect((await refusal(studio, {}))?.message).toBe("websocket error");
    expect((await refusal(studio, { cookie: forged }))?.message).toBe("websocket error");
    const { email } = await studio.given.user();
    open.push((await connected(studio, { email })).socket);
    expect(connectionLimits.pending).toBe(waiting.length);
    for (const connection of waiting) connection.close();
  });

  it("closes a connection that joins no namespace, or is refused by one", async () => {
    const address = (await addressOf(studio)).replace("http", "ws");
    const connectRaw = async () => {
      const raw = new WebSocket(`${address}/socket.io/?EIO=4&transport=websocket`, { headers: { origin: ORIGIN } });
      open.push(raw);
      const closed = new Promise((resolve) => raw.once("close", resolve));
      // Alive, as long as one lets it be: it answers each ping.
      raw.on("message", (message) => String(message) === "2" && raw.send("3"));
      await new Promise((resolve) => raw.once("message", resolve));
      return { raw, closed };
    };
    const [silent, refused] = [await connectRaw(), await connectRaw()];
    refused.raw.send("40/notifications,");
    expect(studio.context.sockets.connectionLimits.pending).toBe(2);
    await Promise.all([silent.closed, refused.closed]);
    await soon(() => expect(studio.context.sockets.connectionLimits.pending).toBe(0));
  });
});
