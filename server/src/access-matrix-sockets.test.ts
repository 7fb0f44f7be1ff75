import { SocketFailure } from "@coldopen/contract/kernel/sockets";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { doubledMessages } from "./testing/access-matrix/doubled-names.ts";
import { type Addressee, eventExamples } from "./testing/access-matrix/events.ts";
import { type Home, makeHome } from "./testing/access-matrix/home.ts";
import { messageExamples } from "./testing/access-matrix/messages.ts";
import { addressOf } from "./testing/socket-client.ts";
import { soon } from "./testing/soon.ts";
import { type Browser, ORIGIN, startApp, type TestApp } from "./testing/start-app.ts";

// Every operation in every role: some thousand calls.
vi.setConfig({ testTimeout: 1_200_000 });

let studio: TestApp;
let victim: Home;
let rival: Home;
beforeAll(async () => {
  studio = await startApp();
  [victim, rival] = [await makeHome(studio), await makeHome(studio)];
  const { projectId, thumbnailId } = victim.ids;
  const description = victim.mark;
  const news = { eventType: "videoProject:thumbnailDescribed", projectId, thumbnailId, description } as const;
  await studio.context.announce.toUser(crypto.randomUUID(), "system", { eggType: "refresh" });
  await studio.context.announce.toChannel(victim.ids, "system", news);
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
  socket.timeout(30_000).emitWithAck(name, data);

describe.each(Object.entries(messageExamples))("the socket %s", (path, { table, messages }) => {
  it("has a row for every message, and the server no other namespace", () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(table.toServer).sort());
    const served = [...studio.context.sockets.io._nsps.keys()].filter((name) => name !== "/");
    expect(served.sort()).toEqual(Object.keys(messageExamples).sort());
  });

  it("sends events of a channel only to users entitled to it", async () => {
    const everyone = {
      "an entitled member": [victim.browsers.user, true],
      "a member without the channel": [await studio.as(`member.${victim.mark}@example.com`), false],
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
    const stored = async () => (await studio.context.db.sql.execute(sql`select count(*) from system_events`)).rows;
    const before = await stored();
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
    expect(await stored()).toEqual(before);
  });
});

describe("a message to clients", () => {
  type Listener = { socket: Socket; received: unknown[] };
  type Follower = Record<keyof typeof messageExamples, Listener>;
  const paths = Object.keys(messageExamples) as (keyof typeof messageExamples)[];

  async function follow(browser: Browser): Promise<Follower> {
    const listeners = await Promise.all(
      paths.map(async (path) => {
        const socket = await open(path, browser);
        const received: unknown[] = [];
        socket.onAny((name: string, data: unknown) => name !== "sentinel" && received.push([name, data]));
        return [path, { socket, received }] as const;
      }),
    );
    const follower = Object.fromEntries(listeners) as Follower;
    // Refused sockets must not have joined a room on the way.
    await ask(follower["/video-projects"].socket, "clientRequest", {
      action: "videoProjectLock",
      data: { videoProjectId: victim.ids.projectId },
    });
    await ask(follower["/executions"].socket, "join", { runId: victim.ids.runId });
    return follower;
  }
  /** What was sent before this has arrived once it is there. */
  const settle = async (path: string, { socket }: Listener) => {
    const arrived = new Promise((resolve) => socket.once("sentinel", resolve));
    studio.context.sockets.io.of(path).local.to(String(socket.id)).emit("sentinel");
    await arrived;
  };
  const idOf = async (browser: Browser): Promise<string> =>
    (await browser.call({ url: "/api/users/profile" })).json().id;

  const everyone = {
    "the addressee": ["addressee", "entitled", "members"],
    "an entitled colleague": ["entitled", "members"],
    "a member without the channel": ["members"],
    "another organization's owner": [],
    "a removed member": [],
    "a pending member": [],
    "a member who has not confirmed": [],
  } as const;
  type Who = keyof typeof everyone;
  const followers = new Map<Who, Follower>();
  let addressee: Addressee;
  let firstId = 0;
  beforeAll(async () => {
    const browsers: Record<Who, Browser> = {
      "the addressee": victim.browsers.user,
      "an entitled colleague": victim.browsers.admin,
      "a member without the channel": await studio.as(`member.${victim.mark}@example.com`),
      "another organization's owner": rival.browsers.primary,
      "a removed member": victim.browsers.removed,
      "a pending member": victim.browsers.pending,
      "a member who has not confirmed": victim.browsers.accepted,
    };
    const asker = await open("/executions", victim.browsers.user);
    victim.ids.runId = crypto.randomUUID();
    await ask(asker, "execution", messageExamples["/executions"].messages.execution(victim));
    for (const who of Object.keys(everyone) as Who[]) followers.set(who, await follow(browsers[who]));
    const mine = followers.get("the addressee");
    addressee = {
      home: victim,
      userId: await idOf(victim.browsers.user),
      tabs: {
        "/video-projects": String(mine?.["/video-projects"].socket.id),
        "/executions": String(mine?.["/executions"].socket.id),
      },
    };
    // The run that was followed has had its say.
    await soon(async () => {
      const runs = await victim.browsers.user.call({ url: `/api/v3/video-project/${victim.ids.projectId}/runs` });
      expect(runs.json().data[0].state).toBe("complete");
    });
    const { rows } = await studio.context.db.sql.execute(sql`select last_value::int as id from system_events_id_seq`);
    firstId = Number(rows[0]?.id);
  });
  afterAll(() => {
    for (const follower of followers.values()) for (const { socket } of Object.values(follower)) socket.close();
  });

  it.each(eventExamples)("reaches its audience only: %s", async (_, { path, reach, publish }) => {
    const listenerOf = (who: Who): Listener => {
      const follower = followers.get(who);
      if (!follower) throw new Error(`${who} follows nothing`);
      return follower[path as keyof Follower];
    };
    const all = Object.keys(everyone) as Who[];
    for (const who of all) {
      await settle(path, listenerOf(who));
      listenerOf(who).received.length = 0;
    }
    await publish(studio.context, addressee);
    await soon(() => expect(listenerOf("the addressee").received).toHaveLength(1));
    for (const who of all) {
      await settle(path, listenerOf(who));
      const isFor = (everyone[who] as readonly string[]).includes(reach);
      expect([who, listenerOf(who).received.length]).toEqual([who, isFor ? 1 : 0]);
    }
  });

  const Missed = z.object({ messages: z.array(z.looseObject({ id: z.number() })) });
  /** Those of the minute before come again. */
  const missedBy = async ({ socket }: Listener) => {
    const { messages } = Missed.parse(await ask(socket, "catchUp", { lastId: firstId }));
    return messages.filter(({ id }) => id > firstId);
  };

  it("that was stored is read only by those who may have it now", async () => {
    for (const [who, reaches] of Object.entries(everyone)) {
      const listener = followers.get(who as Who)?.["/notifications"];
      const expected = eventExamples.filter(
        ([, { path, reach }]) => path === "/notifications" && (reaches as readonly string[]).includes(reach),
      );
      expect([who, listener && (await missedBy(listener)).length]).toEqual([who, expected.length]);
    }
  });

  it("that an earlier version stored for a whole organization is returned to no one", async () => {
    const { organizationId: orgId, projectId, thumbnailId } = victim.ids;
    const event = { orgId, eventType: "videoProject:thumbnailDescribed", projectId, thumbnailId, description: "old" };
    await studio.context.db.sql.execute(sql`insert into system_events (organization_id, message)
      values (${orgId}, ${JSON.stringify({ eggType: "update", event })}::jsonb)`);
    for (const follower of followers.values()) {
      const { messages } = Missed.parse(await ask(follower["/notifications"].socket, "catchUp", { lastId: firstId }));
      expect(JSON.stringify(messages)).not.toContain('"old"');
    }
  });

  it("of the product's own organization reaches its members on every channel of it, and of no other organization", async () => {
    const { given, context } = studio;
    const [owner, colleague] = [await given.user(), await given.user()];
    const own = await given.organization({ ownerId: owner.id, isSpotterOrganization: true });
    await given.member(own, colleague.id, "user");
    const { channelUcid } = victim.ids;
    await context.db.sql.execute(
      sql`insert into organization_channels (organization_id, channel_ucid) values (${own}, ${channelUcid})`,
    );
    const { "/notifications": listener } = await follow(await studio.as(colleague.email));
    const news = { eventType: "videoProject:aiTag", projectId: victim.ids.projectId } as const;
    await context.announce.toChannel(victim.ids, "system", news);
    await context.announce.toChannel({ organizationId: own, channelUcid }, "system", news);
    await soon(() => expect(listener.received).toHaveLength(1));
    await settle("/notifications", listener);
    expect(listener.received).toMatchObject([["system", { event: { orgId: own } }]]);
    expect(await missedBy(listener)).toMatchObject([{ event: { orgId: own } }]);
  });
});
