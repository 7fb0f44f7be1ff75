import { SocketFailure } from "@coldopen/contract/kernel/sockets";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { doubledMessages } from "./testing/access-matrix/doubled-names.ts";
import { type Home, makeHome } from "./testing/access-matrix/home.ts";
import { messageExamples } from "./testing/access-matrix/messages.ts";
import { addressOf } from "./testing/socket-client.ts";
import { type Browser, ORIGIN, startApp, type TestApp } from "./testing/start-app.ts";

// Every operation in every role: some thousand calls.
vi.setConfig({ testTimeout: 300_000 });

let studio: TestApp;
let victim: Home;
let rival: Home;
beforeAll(async () => {
  studio = await startApp();
  [victim, rival] = [await makeHome(studio), await makeHome(studio)];
  const { organizationId } = victim.ids;
  const event = { orgId: organizationId, eventType: "likeness:failed", description: victim.mark } as const;
  await studio.world.announce.toUser(crypto.randomUUID(), "system", { eggType: "refresh" });
  await studio.world.announce.toOrganization(organizationId, "system", { eggType: "update", event });
});
afterAll(() => studio.close());

async function open(path: string, browser: Browser): Promise<Socket> {
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const socket = io(`${await addressOf(studio)}${path}`, {
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: ORIGIN, cookie },
  });
  await new Promise((settled) => {
    socket.once("connect", () => settled(true));
    socket.once("connect_error", settled);
  });
  return socket;
}
const ask = (socket: Socket, name: string, data: unknown): Promise<unknown> =>
  socket.timeout(5_000).emitWithAck(name, data);

describe.each(Object.entries(messageExamples))("the socket %s", (path, { table, messages }) => {
  it("has a row for every message, and the server no other namespace", () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(table.toServer).sort());
    const served = [...studio.world.sockets.io._nsps.keys()].filter((name) => name !== "/");
    expect(served.sort()).toEqual(Object.keys(messageExamples).sort());
  });

  it("tells members and nobody else what belongs to an organization", async () => {
    const everyone = {
      member: [victim.browsers.user, true],
      "another organization's owner": [rival.browsers.primary, false],
      "someone in no organization": [rival.browsers.invitee, false],
      "a removed admin": [victim.browsers.removed, false],
      "a pending admin": [victim.browsers.pending, false],
      "an admin who has not confirmed": [victim.browsers.accepted, false],
    } as const;
    for (const [who, [browser, isTold]] of Object.entries(everyone)) {
      const socket = await open(path, browser);
      for (const [name, example] of Object.entries(messages)) {
        const answer = await ask(socket, name, example(victim));
        const isAnswered = !SocketFailure.safeParse(answer).success;
        const hears = path === "/executions" ? isAnswered : JSON.stringify(answer).includes(victim.mark);
        expect([who, name, hears]).toEqual([who, name, isTold]);
      }
      socket.close();
    }
    expect((await open(path, studio.browser())).connected).toBe(false);
  });

  it("refuses messages that name one's own and someone else's id at once", async () => {
    const socket = await open(path, rival.browsers.primary);
    for (const [name, example] of Object.entries(messages))
      for (const { how, data } of doubledMessages(example(rival), rival, victim.ids)) {
        const answer = await ask(socket, name, data);
        expect([how, answer]).toEqual([how, expect.objectContaining({ code: "invalid_input" })]);
      }
    socket.close();
  });

  it("answers whatever is sent in the contract's words", async () => {
    for (const [name, message] of Object.entries(table.toServer)) {
      let socket = await open(path, rival.browsers.primary);
      const hostile = fc.oneof(
        fc.jsonValue(),
        fc.record({ lastId: fc.oneof(fc.jsonValue(), fc.double(), fc.maxSafeInteger(), fc.constant("1' or 1=1")) }),
      );
      const property = fc.asyncProperty(hostile, async (data) => {
        if (!socket.connected) socket = await open(path, rival.browsers.primary);
        const answer = await ask(socket, name, data);
        expect(SocketFailure.safeParse(answer).success || message.reply.safeParse(answer).success).toBe(true);
        expect(JSON.stringify(answer)).not.toMatch(/unexpected|node_modules|select /);
      });
      await fc.assert(property, { numRuns: 40 });
      socket.close();
    }
    const { rows } = await studio.world.db.sql.execute(sql`select count(*)::int as kept from system_events`);
    expect(rows).toEqual([{ kept: 2 }]);
  });
});
