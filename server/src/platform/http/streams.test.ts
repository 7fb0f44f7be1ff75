import { ChannelParams, routes } from "@coldopen/contract/kernel/route";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { aCaller } from "../../testing/a-caller.ts";
import { noIdempotency } from "../../testing/no-idempotency.ts";
import { noLimits } from "../../testing/no-limits.ts";
import { noSessions } from "../../testing/no-sessions.ts";
import { createAccessCheck } from "../access/access-check.ts";
import type { Caller } from "../access/caller.ts";
import type { AccessChange } from "../sockets/access-changes.ts";
import { type SocketSession, socketSessionOf } from "../sockets/rooms.ts";
import type { SessionSource } from "../sockets/watch-sessions.ts";
import { createGracefulClose } from "./close-app.ts";
import { type RouteDeps, serve } from "./serve.ts";
import { openStreams } from "./streams.ts";

const scope = { organizationId: crypto.randomUUID(), channelUcid: "UC0000000000000000000001" };
const membership = { ...scope, role: "user", status: "active", subscriptionActive: true } as const;
const reader: Caller = {
  ...aCaller,
  memberships: [{ ...membership, isSpotterOrganization: false }],
  entitlements: [{ ...scope, role: "user" }],
};
const allMayRead: SessionSource = { ...noSessions, findSessions: async () => [socketSessionOf(reader)] };
const table = routes({
  ticks: {
    method: "GET",
    path: "/ticks/:orgId/:channelUcid",
    access: "channel",
    summary: "Ticks for ever",
    stream: true,
    params: ChannelParams,
    reply: z.object({ event: z.literal("tick"), data: z.object({ tick: z.number() }) }),
  },
});
const ticks = `/ticks/${scope.organizationId}/${scope.channelUcid}`;

async function startTicking(source = allMayRead) {
  const streams = openStreams(source);
  const deps: RouteDeps = {
    access: createAccessCheck({
      authenticate: async () => reader,
      authenticateKey: async () => undefined,
      findCaller: async () => reader,
      channelExists: async () => true,
    }),
    limits: noLimits,
    idempotency: noIdempotency,
    streams,
    report: () => {},
  };
  const app = Fastify({ forceCloseConnections: "idle" });
  let isAborted = false;
  serve(app, deps, table, {
    ticks: async ({ info }) => {
      async function* tick() {
        yield { id: 7, event: "tick" as const, data: { tick: 1 } };
        await new Promise<void>((resolve) => info.signal.addEventListener("abort", () => resolve()));
        isAborted = true;
      }
      return tick();
    },
  });
  app.addHook("preClose", async () => streams.endAll());
  const close = createGracefulClose(app);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, close, isAborted: () => isAborted };
}

it("sends open streams to another node and closes without waiting for them", async () => {
  const { url, close, isAborted } = await startTicking();
  const responses = await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}${ticks}`)));
  const texts = Promise.all(responses.map((response) => response.text()));
  await close();
  expect(new Set(await texts)).toEqual(
    new Set(['id: 7\nevent: tick\ndata: {"tick":1}\n\nretry: 1000\nevent: resume\ndata: {}\n\n']),
  );
  expect(isAborted()).toBe(true);
});

describe("a stream whose reader", () => {
  const session = socketSessionOf(reader);
  const cases: [string, SocketSession | undefined, AccessChange, string | undefined][] = [
    ["has lost their session ends", undefined, { kind: "session", ids: [reader.sessionId] }, "unauthenticated"],
    ["has lost the channel ends", { ...session, channels: [] }, { kind: "user", ids: [reader.userId] }, "not_found"],
    [
      "is in a changed organization and keeps the channel goes on",
      session,
      { kind: "organization", ids: [scope.organizationId] },
      undefined,
    ],
  ];
  it.each(cases)("%s", async (_, now, change, code) => {
    let publish: ((change: AccessChange) => Promise<void>) | undefined;
    const { url, close, isAborted } = await startTicking({
      findSessions: async () => (now ? [now] : []),
      accessChanges: {
        publish: () => {},
        subscribe: (listener) => {
          publish = listener;
        },
        received: 0,
      },
      log: noSessions.log,
    });
    const response = await fetch(`${url}${ticks}`);
    const text = response.text();
    await publish?.({ kind: "user", ids: [crypto.randomUUID()] });
    expect(isAborted()).toBe(false);
    await publish?.(change);
    if (code) expect(await text).toContain(`event: error\ndata: {"code":"${code}"`);
    await close();
    expect(await text).toContain(code ?? "event: resume");
  });
});
