import { sql } from "drizzle-orm";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { connected, openSocket, refusal } from "../../testing/socket-client.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

let a: TestApp;
let b: TestApp;
const open: Socket[] = [];
beforeAll(async () => {
  a = await startApp();
  b = await startApp({ databaseUrl: a.databaseUrl });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(async () => {
  await b.close();
  await a.close();
});

async function someone(node: TestApp, options: { reconnects?: boolean } = {}) {
  const user = await a.given.user();
  const client = await connected(node, { email: user.email, ...options });
  open.push(client.socket);
  return { user, ...client };
}
const refresh = { eggType: "refresh" } as const;

describe("system messages", () => {
  it("reach a person on whichever node they are", async () => {
    const { user, heard } = await someone(b);
    await a.context.announce.toUser(user.id, "system", refresh);
    await soon(() => expect(heard).toEqual([{ id: expect.any(Number), eggType: "refresh" }]));
  });

  it("reach only the members of the organization", async () => {
    const [member, stranger] = [await someone(b), await someone(b)];
    const organizationId = await a.given.organization({ ownerId: member.user.id });
    const late = await connected(a, { email: member.user.email });
    open.push(late.socket);
    await a.context.announce.toOrganization(organizationId, "system", refresh);
    await soon(() => expect(late.heard).toEqual([{ id: expect.any(Number), eggType: "refresh" }]));
    await a.context.announce.toUser(stranger.user.id, "system", { eggType: "logout" });
    await soon(() => expect(stranger.heard.map(({ eggType }) => eggType)).toEqual(["logout"]));
  });

  it("receive only committed changes", async () => {
    const { user, heard } = await someone(a);
    const undone = a.context.db.transaction(async () => {
      await a.context.announce.toUser(user.id, "system", { eggType: "logout" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await a.context.announce.toUser(user.id, "system", refresh);
    await soon(() => expect(heard.map(({ eggType }) => eggType)).toEqual(["refresh"]));
  });

  it("wait for who was away, also those of a transaction that ended late", async () => {
    const { user, socket } = await someone(a);
    const start = await socket.emitWithAck("catchUp", { lastId: 0 });
    expect(start.messages).toEqual([]);
    socket.close();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = a.context.db.transaction(async () => {
      await a.context.announce.toUser(user.id, "system", { eggType: "logout" });
      await held;
    });
    await soon(async () => {
      const { rows } = await a.context.db.sql.execute(sql`select last_value as id from system_events_id_seq`);
      expect(Number(rows[0]?.id)).toBeGreaterThan(start.lastId);
    });
    await a.context.announce.toUser(user.id, "system", refresh);
    const back = await connected(b, { email: user.email });
    open.push(back.socket);
    const first = await back.socket.emitWithAck("catchUp", { lastId: start.lastId });
    expect(first.messages.map((message: { eggType: string }) => message.eggType)).toEqual(["refresh"]);
    release();
    await slow;
    const second = await back.socket.emitWithAck("catchUp", { lastId: first.lastId });
    expect(second.messages.map((message: { eggType: string }) => message.eggType)).toEqual(["logout", "refresh"]);
  });
});

describe("who may listen", () => {
  it("is rejected without a session", async () => {
    const refused = await refusal(a, {});
    const data = { code: "unauthenticated", message: "User not properly logged in." };
    expect(refused).toMatchObject({ message: "unauthenticated", data });
  });

  it("is rejected from another site", async () => {
    const user = await a.given.user();
    const foreign = { email: user.email, headers: { origin: "https://evil.example" } };
    expect((await refusal(a, foreign))?.message).toBe("websocket error");
    const sibling = { email: user.email, headers: { "sec-fetch-site": "same-site" } };
    expect((await refusal(a, sibling))?.message).toBe("websocket error");
  });

  it("is rejected in the default namespace", async () => {
    const user = await a.given.user();
    const { socket } = await openSocket(a, { email: user.email });
    const nameless = socket.io.socket("/");
    open.push(nameless);
    const refused = new Promise<Error>((resolve) => nameless.once("connect_error", resolve));
    nameless.connect();
    expect((await refused).message).toBe("not_found");
  });

  it("keeps no cookie of a connection, also not for other nodes", async () => {
    const { user } = await someone(b);
    const found = await a.context.sockets.io.of("/notifications").in(`user:${user.id}`).fetchSockets();
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found.map(({ handshake }) => handshake))).not.toContain("coldopen_session");
  });

  it("is known by its session when it connects once more over the same wire, however old its cookie", async () => {
    const { socket, jar } = await someone(a);
    const browser = a.browser();
    for (const [name, value] of jar) browser.jar.set(name, value);
    for (let time = 0; time < 2; time++) await browser.call({ method: "POST", url: "/api/auth0/refresh" });
    const back = new Promise<void>((resolve) => socket.once("connect", resolve));
    const { sockets } = a.context.sockets.io.of("/notifications");
    const id = socket.id ?? "";
    socket.io.engine.write("1/notifications,");
    await soon(() => expect(sockets.has(id)).toBe(false));
    socket.io.engine.write("0/notifications,");
    await back;
    expect((await socket.emitWithAck("catchUp", { lastId: 0 })).messages).toEqual([]);
    expect((await browser.call({ url: "/api/users/profile" })).statusCode).toBe(200);
  });

  it("ends with the session, on every node", async () => {
    const { jar, state, user, heard } = await someone(b);
    const browser = a.browser();
    for (const [name, value] of jar) browser.jar.set(name, value);
    await browser.call({ method: "POST", url: "/api/auth/sign-out" });
    await soon(() => expect(state.reason).toBe("io server disconnect"));
    await a.context.announce.toUser(user.id, "system", refresh);
    expect(heard).toEqual([{ id: 0, eggType: "logout" }]);
  });

  it("ends when the session expires by itself", async () => {
    const { user, state } = await someone(a);
    await a.context.db.sql.execute(sql`update sessions set expires_at = now() where user_id = ${user.id}`);
    await soon(() => expect(state.reason).toBe("io server disconnect"));
  });

  it("shrinks and grows with the person's organizations", async () => {
    const owner = await a.given.user();
    const organizationId = await a.given.organization({ ownerId: owner.id });
    const { user, heard, socket } = await someone(b);
    const tell = () => a.context.announce.toOrganization(organizationId, "system", refresh);
    const inRoom = async () =>
      (await b.context.sockets.io.of("/notifications").in(`organization:${organizationId}`).fetchSockets()).length;
    await a.given.member(organizationId, user.id, "user");
    await vi.waitFor(async () => expect(await inRoom()).toBe(1), { timeout: 8_000 });
    await tell();
    await soon(() => expect(heard).toHaveLength(1));
    await a.context.db.sql.execute(sql`update memberships set status = 'removed' where user_id = ${user.id}`);
    await vi.waitFor(async () => expect(await inRoom()).toBe(0), { timeout: 8_000 });
    await tell();
    expect((await socket.emitWithAck("catchUp", { lastId: heard[0]?.id })).messages).toEqual([]);
    expect(heard).toHaveLength(1);
  });
});

it.each(["one device", "every device"])(
  "sends the logout message to a session that is ended elsewhere: %s",
  async (which) => {
    const { user, heard } = await someone(b);
    const elsewhere = await a.as(user.email);
    const { sessions } = (await elsewhere.call({ url: "/api/users/sessions" })).json();
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const url = which === "one device" ? `/api/users/sessions/${other.id}` : "/api/users/sessions";
    expect((await elsewhere.call({ method: "DELETE", url })).statusCode).toBe(200);
    await soon(() => expect(heard).toEqual([{ id: 0, eggType: "logout" }]));
  },
);

describe("what a client sends", () => {
  it.each([
    ["catchUp", "text"],
    ["catchUp", { lastId: -1 }],
    ["catchUp", { lastId: "1" }],
    ["catchUp", null],
    ["catchUp", []],
  ])("is refused politely: %s %j", async (event, data) => {
    const { socket } = await someone(a);
    const answer = await socket.emitWithAck(event, data);
    expect(answer).toEqual({ code: "invalid_input", message: "The message could not be read" });
    expect(socket.connected).toBe(true);
  });

  it.each(["unknown", "constructor", "__proto__", "error"])("means nothing when its name is %s", async (name) => {
    const { socket } = await someone(a);
    expect(await socket.emitWithAck(name, {})).toEqual({ code: "not_found", message: "Not found" });
  });

  it("is cut off when it is too large", async () => {
    const { socket, state } = await someone(a);
    socket.emit("catchUp", { lastId: 1, filling: "x".repeat(200_000) });
    await soon(() => expect(state.reason).toBe("transport close"));
  });

  it("is slowed down, then cut off, when it floods", async () => {
    const { socket, state } = await someone(a);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => socket.timeout(5_000).emitWithAck("catchUp", { lastId: 0 })),
    );
    expect(answers.filter((answer) => answer.code === "rate_limited").length).toBeGreaterThan(10);
    for (let sent = 0; sent < 300; sent++) socket.emit("catchUp", { lastId: 0 });
    await soon(() => expect(state.reason).toBe("io server disconnect"));
  });
});

describe("a database that drops its connections", () => {
  it("costs no message: the node listens again and sends what came meanwhile", async () => {
    const { user, heard } = await someone(b);
    const listeners = sql`from pg_stat_activity where application_name = 'coldopen sockets' and datname = current_database()`;
    const pids = async () => (await a.context.db.sql.execute(sql`select pid ${listeners}`)).rows.map(({ pid }) => pid);
    const before = await pids();
    expect(before).toHaveLength(2);
    await a.context.db.sql.execute(sql`select pg_terminate_backend(pid) ${listeners}`);
    await a.context.announce.toUser(user.id, "system", refresh);
    await soon(() => expect(heard).toHaveLength(1));
    await vi.waitFor(
      async () => {
        const now = await pids();
        expect(now).toHaveLength(2);
        expect(before.some((pid) => now.includes(pid))).toBe(false);
      },
      { timeout: 8_000 },
    );
    await a.context.announce.toUser(user.id, "system", { eggType: "logout" });
    await soon(() => expect(heard.at(-1)?.eggType).toBe("logout"));
    expect(b.context.db.pool.totalCount).toBeLessThanOrEqual(20);
  });
});
