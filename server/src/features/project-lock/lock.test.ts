import { type LockReply, videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import { sql } from "drizzle-orm";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connected } from "../../testing/socket-client.ts";
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

const run = (statement: ReturnType<typeof sql>) => a.context.db.sql.execute(statement);

type Person = { id: string; email: string };
async function tab(node: TestApp, person: Person, projectId: string) {
  const { socket } = await connected(node, { email: person.email, path: videoProjectsNamespace.path });
  open.push(socket);
  const received: { event: string; data: unknown }[] = [];
  socket.onAny((event: string, data: unknown) => received.push({ event, data }));
  const request = (action: string): Promise<LockReply & { code?: string }> =>
    socket.timeout(5_000).emitWithAck("clientRequest", { action, data: { videoProjectId: projectId } });
  return {
    socket,
    received,
    events: (name: string) => received.filter(({ event }) => event === name).map(({ data }) => data),
    lock: () => request("videoProjectLock"),
    unlock: () => request("videoProjectUnlock"),
    askForPen: () => request("videoProjectAskForPen"),
    handOver: () => request("videoProjectHandOver"),
    keepPen: () => request("videoProjectKeepPen"),
  };
}

async function arrange() {
  const owner = await a.given.user({ firstName: "Tess" });
  const member = await a.given.user({ firstName: "Jonas" });
  const organizationId = await a.given.organization({ ownerId: owner.id });
  const channelUcid = await a.given.channel(organizationId);
  await a.given.member(organizationId, member.id, "user");
  await a.given.entitled(organizationId, member.id, channelUcid, "user");
  const project = await a.given.project({ organizationId, channelUcid, createdBy: owner.id });
  const [first, second] = [await tab(a, owner, project.id), await tab(b, member, project.id)];
  const save = async (node: TestApp, person: Person, change: object) =>
    (await node.as(person.email)).call({ method: "PUT", url: `/api/v3/video-project/${project.id}`, payload: change });
  const expire = () =>
    run(sql`update project_locks set expires_at = clock_timestamp() where project_id = ${project.id}`);
  return { owner, member, project, first, second, save, expire };
}

describe("the edit lock of a project", () => {
  it("is held by one tab across nodes, and other tabs receive its owner", async () => {
    const { owner, project, first, second } = await arrange();
    const mine = { userId: owner.id, name: "Tess Example" };
    expect(await first.lock()).toEqual({ videoProjectAccessible: true, lockOwner: mine, fence: 1 });
    expect(await second.lock()).toEqual({ videoProjectAccessible: false, lockOwner: mine, fence: 1 });
    expect(await first.lock()).toMatchObject({ videoProjectAccessible: true, fence: 1 });
    const sameUser = await tab(b, owner, project.id);
    expect(await sameUser.lock()).toMatchObject({ videoProjectAccessible: false, lockOwner: mine });
  });

  it("includes the profile picture of its owner", async () => {
    const { owner, first, second } = await arrange();
    await run(sql`insert into profile_pictures (user_id, hash) values (${owner.id}, ${"a1".repeat(32)})`);
    await first.lock();
    const profilePicture = `/api/users/${owner.id}/picture?v=a1a1a1a1`;
    expect(await second.lock()).toMatchObject({ lockOwner: { name: "Tess Example", profilePicture } });
  });

  it("is granted to exactly one of several concurrent requests", async () => {
    const { owner, member, project } = await arrange();
    const tabs = await Promise.all(
      Array.from({ length: 8 }, (_, n) => tab(n % 2 ? a : b, n % 3 ? owner : member, project.id)),
    );
    const replies = await Promise.all(tabs.map((one) => one.lock()));
    expect(replies.filter((reply) => reply.videoProjectAccessible)).toHaveLength(1);
    expect(new Set(replies.map(({ fence }) => fence))).toEqual(new Set([1]));
  });

  it("expires after eight seconds by the clock of the database", async () => {
    const { project, first } = await arrange();
    await first.lock();
    const { rows } = await run(sql`
      select expires_at - clock_timestamp() between interval '0 seconds' and interval '8 seconds' as "isRight" from project_locks where project_id = ${project.id}`);
    expect(rows).toEqual([{ isRight: true }]);
  });

  it("is free once it has expired, and the fencing token grows", async () => {
    const { member, first, second, expire } = await arrange();
    await first.lock();
    await second.lock();
    await expire();
    expect(await second.lock()).toMatchObject({
      videoProjectAccessible: true,
      lockOwner: { userId: member.id },
      fence: 2,
    });
    expect(await first.lock()).toMatchObject({ videoProjectAccessible: false, lockOwner: { name: "Jonas Example" } });
    await soon(() => expect(first.events("lockChanged").at(-1)).toMatchObject({ lockOwner: { userId: member.id } }));
  });

  it("is released by its owner only, and other tabs are notified", async () => {
    const { project, first, second } = await arrange();
    await first.lock();
    await second.lock();
    expect(await second.unlock()).toMatchObject({ lockOwner: { name: "Tess Example" } });
    await second.lock();
    expect(await first.unlock()).toEqual({ videoProjectAccessible: false, lockOwner: null, fence: 1 });
    await soon(() =>
      expect(second.events("lockChanged").at(-1)).toEqual({ videoProjectId: project.id, lockOwner: null }),
    );
    expect(await second.lock()).toMatchObject({ videoProjectAccessible: true, fence: 2 });
  });

  it("can be taken again by a person whose connection was lost, and by no other", async () => {
    const { owner, project, first, second } = await arrange();
    await first.lock();
    first.socket.close();
    await soon(async () =>
      expect((await run(sql`select socket_id from project_locks where project_id = ${project.id}`)).rows).toEqual([
        { socket_id: null },
      ]),
    );
    expect(await second.lock()).toMatchObject({ videoProjectAccessible: false });
    const back = await tab(b, owner, project.id);
    expect(await back.lock()).toMatchObject({ videoProjectAccessible: true, fence: 2 });
  });
});

describe("a request for the edit lock", () => {
  it("reaches the owner, who hands the lock over", async () => {
    const { member, project, first, second } = await arrange();
    await first.lock();
    await second.lock();
    await second.askForPen();
    const by = { userId: member.id, name: "Jonas Example" };
    await soon(() => expect(first.events("penAsked")).toEqual([{ videoProjectId: project.id, by }]));
    expect(await first.handOver()).toMatchObject({ videoProjectAccessible: false, lockOwner: by, fence: 2 });
    expect(await second.lock()).toMatchObject({ videoProjectAccessible: true, fence: 2 });
  });

  it("gets the lock when the owner releases it", async () => {
    const { first, second } = await arrange();
    await first.lock();
    await second.askForPen();
    expect(await first.unlock()).toMatchObject({ lockOwner: { name: "Jonas Example" }, fence: 2 });
  });

  it("can be refused", async () => {
    const { project, first, second } = await arrange();
    await first.lock();
    await second.askForPen();
    expect(await first.keepPen()).toMatchObject({ videoProjectAccessible: true, fence: 1 });
    await soon(() => expect(second.events("penKept")).toEqual([{ videoProjectId: project.id }]));
    expect(await first.handOver()).toMatchObject({ videoProjectAccessible: true, fence: 1 });
  });

  it("gives the lock to the first requester", async () => {
    const { owner, project, first, second } = await arrange();
    const third = await tab(a, owner, project.id);
    await first.lock();
    await second.askForPen();
    await third.askForPen();
    expect(await first.handOver()).toMatchObject({ lockOwner: { name: "Jonas Example" } });
  });
});

describe("saving", () => {
  it("is refused to others while the lock is held, with the name of the owner", async () => {
    const { owner, member, project, first, save } = await arrange();
    const { fence } = await first.lock();
    const refused = await save(b, member, { name: "Theirs" });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "locked_by_other", message: "Tess Example is editing this project" },
    ]);
    const browser = await b.as(member.email);
    const payload = { content: "x", optionType: "TITLE", source: "user", videoProjectId: project.id };
    expect((await browser.call({ method: "POST", url: "/api/v3/video-project-option", payload })).statusCode).toBe(409);
    expect((await save(a, owner, { name: "Mine", fence })).statusCode).toBe(200);
  });

  it("is refused with a fencing token from before the lock changed hands", async () => {
    const { owner, member, first, second, save, expire } = await arrange();
    const { fence: old } = await first.lock();
    await expire();
    expect((await save(a, owner, { name: "Nobody took it yet", fence: old })).statusCode).toBe(200);
    const { fence } = await second.lock();
    expect((await save(a, owner, { name: "Late", fence: old })).statusCode).toBe(409);
    expect((await save(b, member, { name: "Theirs", fence })).statusCode).toBe(200);
    await second.unlock();
    const late = await save(a, owner, { name: "Late", fence: old });
    expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
  });

  it("is published to other open tabs", async () => {
    const { owner, project, first, second, save } = await arrange();
    const { fence } = await first.lock();
    await second.lock();
    await save(a, owner, { name: "Seen", fence });
    await soon(() => expect(second.events("projectChanged")).toEqual([{ videoProjectId: project.id }]));
  });
});

describe("access to the edit lock and its events", () => {
  it("is refused to other organizations as for an unknown project", async () => {
    const { project, first, second } = await arrange();
    const stranger = await tab(b, await a.given.user(), project.id);
    await first.lock();
    for (const act of [stranger.lock, stranger.unlock, stranger.askForPen, stranger.handOver, stranger.keepPen])
      expect(await act()).toEqual({ code: "not_found", message: "Not found" });
    await second.lock();
    await first.unlock();
    await soon(() => expect(second.events("lockChanged")).toHaveLength(1));
    expect(stranger.received).toEqual([]);
  });

  it("ends for a member who was removed from the channel", async () => {
    const { owner, member, first, second, save, expire } = await arrange();
    await second.lock();
    await run(sql`delete from entitlements where user_id = ${member.id}`);
    expect(await second.lock()).toMatchObject({ code: "not_found" });
    expect((await save(b, member, { name: "x" })).statusCode).toBe(404);
    await expire();
    expect(await first.lock()).toMatchObject({ videoProjectAccessible: true, fence: 2 });
    await save(a, owner, { name: "y" });
    await soon(() => expect(first.events("projectChanged")).toHaveLength(1));
    expect(second.received.filter(({ event }) => event === "projectChanged")).toEqual([]);
  });

  it("is not given to a requester who was removed from the channel meanwhile", async () => {
    const { member, first, second } = await arrange();
    await first.lock();
    await second.askForPen();
    await run(sql`delete from entitlements where user_id = ${member.id}`);
    expect(await first.handOver()).toMatchObject({ videoProjectAccessible: true, fence: 1 });
  });
});
