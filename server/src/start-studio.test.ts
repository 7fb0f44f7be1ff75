import { createServer } from "node:http";
import { connect } from "node:net";
import { CONNECTIONS_MAX } from "@coldopen/contract/kernel/sockets";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { soon } from "./testing/soon.ts";
import { type SpawnedStudio, spawnStudio } from "./testing/spawn-studio.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";

const SOCKETS = 200;
let otherNode: TestApp;
const spawned: SpawnedStudio[] = [];
const sockets: Socket[] = [];
beforeAll(async () => {
  otherNode = await startApp();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  for (const { child } of spawned.splice(0)) child.kill("SIGKILL");
});
afterAll(() => otherNode.close());

async function start(env: Record<string, string> = {}) {
  const studio = await spawnStudio(otherNode.databaseUrl, env);
  spawned.push(studio);
  return studio;
}
async function openSockets(studio: SpawnedStudio, count: number) {
  const origin = studio.url;
  for (let person = 0; person < count / CONNECTIONS_MAX; person++) {
    const { email } = await otherNode.given.user();
    const cookie = [...(await otherNode.as(email)).jar].map(([name, value]) => `${name}=${value}`).join("; ");
    for (let index = 0; index < CONNECTIONS_MAX; index++)
      sockets.push(
        io(`${studio.url}/notifications`, {
          transports: ["websocket"],
          forceNew: true,
          extraHeaders: { origin, cookie },
        }),
      );
  }
  await vi.waitFor(() => expect(sockets.filter((socket) => socket.connected)).toHaveLength(count), {
    timeout: 20_000,
    interval: 50,
  });
}

describe("a studio that is asked to stop", () => {
  it("reports it at once, still answers, moves its sockets to other nodes and exits", async () => {
    const studio = await start({ SHUTDOWN_DRAIN_SECONDS: "2" });
    const reasons: string[] = [];
    await openSockets(studio, SOCKETS);
    for (const socket of sockets) socket.on("disconnect", (reason) => reasons.push(reason));
    expect((await fetch(`${studio.url}/ready`)).status).toBe(200);
    studio.child.kill("SIGTERM");
    await soon(async () => expect((await fetch(`${studio.url}/ready`)).status).toBe(503));
    expect((await fetch(`${studio.url}/health`)).status).toBe(200);
    expect(await studio.ended).toEqual({ code: 0, signal: null });
    await soon(() => expect(reasons).toHaveLength(SOCKETS));
    expect(new Set(reasons)).toEqual(new Set(["transport close"]));
    expect(sockets.every((socket) => socket.active)).toBe(true);
  });

  it("does not wait for who keeps a connection open and says nothing", async () => {
    const studio = await start();
    const silent = connect(Number(new URL(studio.url).port), "127.0.0.1");
    silent.on("error", () => {});
    silent.write("POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n");
    await soon(() => expect(silent.bytesWritten).toBeGreaterThan(0));
    studio.child.kill("SIGTERM");
    expect(await studio.ended).toEqual({ code: 0, signal: null });
  });

  it("ends at once when interrupted twice", async () => {
    const studio = await start({ SHUTDOWN_DRAIN_SECONDS: "5" });
    studio.child.kill("SIGINT");
    await soon(async () => expect((await fetch(`${studio.url}/ready`)).status).toBe(503));
    studio.child.kill("SIGINT");
    expect(await studio.ended).toEqual({ code: 130, signal: null });
  });

  it.each([
    [{ TRUST_PROXY: "perhaps" }, "TRUST_PROXY"],
    [{ STUDIO_SECRET: "" }, "DATABASE_URL needs STUDIO_SECRET"],
  ])("says clearly what is wrong with its environment: %j", async (env, message) => {
    const studio = await start(env);
    expect((await studio.ended).code).toBe(1);
    expect(studio.output()).toContain(message);
  });
});

describe("tracing", () => {
  it("sends spans of requests and their queries to the configured address, without typed texts", async () => {
    const bodies: string[] = [];
    const collector = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        bodies.push(Buffer.concat(parts).toString());
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
      });
    });
    await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
    const address = collector.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const studio = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    await fetch(`${studio.url}/api/users/profile?token=canary-token`, {
      headers: {
        cookie: "coldopen_session=11111111-1111-4111-8111-111111111111.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
    });
    studio.child.kill("SIGTERM");
    expect(await studio.ended).toEqual({ code: 0, signal: null });
    collector.close();
    const told = bodies.join("\n");
    expect(told).toContain("/api/users/profile");
    expect(told).toContain("pg.query");
    expect(told).not.toContain("canary-token");
  });
});
