import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";
import { executionsNamespace } from "@coldopen/contract/ideation/sockets";
import { type LockReply, videoProjectsNamespace } from "@coldopen/contract/projects/sockets";
import { sql } from "drizzle-orm";
import type { Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AccessChange } from "../platform/sockets/access-changes.ts";
import { PASSWORD } from "../testing/given.ts";
import { scriptedModel } from "../testing/ideation.ts";
import { connected } from "../testing/socket-client.ts";
import { soon } from "../testing/soon.ts";
import { type Browser, startApp, type TestApp } from "../testing/start-app.ts";

const COST_CENTS = 40;
const script = scriptedModel(COST_CENTS);
let a: TestApp;
let b: TestApp;
const open: Socket[] = [];
const changes: AccessChange[] = [];
beforeAll(async () => {
  a = await startApp();
  b = await startApp({ databaseUrl: a.databaseUrl, change: (context) => ({ ...context, textModel: script.model }) });
  b.context.sockets.accessChanges.subscribe(async (change) => void changes.push(change));
});
afterEach(() => {
  script.release();
  for (const socket of open.splice(0)) socket.close();
});
afterAll(async () => {
  await b.close();
  await a.close();
});

const run = (statement: ReturnType<typeof sql>) => a.context.db.sql.execute(statement);

/** Someone who holds the lock of a project and has a generation under way on one node, and a colleague on the other. */
async function arrange() {
  const [owner, member] = [await a.given.user({ firstName: "Tess" }), await a.given.user({ firstName: "Jonas" })];
  const organizationId = await a.given.organization({ ownerId: owner.id, name: "Northlight" });
  const channelUcid = await a.given.channel(organizationId);
  await a.given.member(organizationId, member.id, "user");
  await a.given.entitled(organizationId, member.id, channelUcid, "user");
  const scope = { organizationId, channelUcid };
  const project = await a.given.project({ ...scope, createdBy: owner.id });
  const membership = await run(sql`select id from memberships where user_id = ${member.id}`);
  const [ownerBrowser, memberBrowser] = [await a.as(owner.email), await a.as(member.email)];
  const cookie = [...memberBrowser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const tab = async (path: string) => {
    const client = await connected(b, { cookie, path });
    open.push(client.socket);
    return client;
  };
  const [news, editing, ideas] = [
    await tab("/notifications"),
    await tab(videoProjectsNamespace.path),
    await tab(executionsNamespace.path),
  ];
  const received: string[] = [];
  for (const { socket } of [news, editing]) socket.onAny((name: string) => received.push(name));
  const ideasReceived: string[] = [];
  ideas.socket.on("execution", (event: ExecutionEvent) => {
    if (event.state === "partial" && event.isWhole) ideasReceived.push(event.element.content);
  });

  const lock = (socket: Socket): Promise<LockReply> =>
    socket.timeout(30_000).emitWithAck("clientRequest", {
      action: "videoProjectLock",
      data: { videoProjectId: project.id },
    });
  const beat = async () => {
    expect(await lock(editing.socket)).toMatchObject({ videoProjectAccessible: true, fence: 1 });
    // It can't run out: only giving it back frees it.
    await run(sql`update project_locks set expires_at = now() + interval '1 hour' where project_id = ${project.id}`);
  };
  await beat();
  const colleague = await connected(a, { email: owner.email, path: videoProjectsNamespace.path });
  open.push(colleague.socket);
  expect(await lock(colleague.socket)).toMatchObject({ videoProjectAccessible: false });

  script.hold();
  const runId = crypto.randomUUID();
  const tracking = { runId, organizationId, channelUCID: channelUcid, videoProjectId: project.id };
  const data = { pane: "title", option: "variations", input: "A van", numElementsToGenerate: 6 };
  await ideas.socket.emitWithAck("execution", { metadata: { tracking }, data });
  await soon(() => expect(ideasReceived).toHaveLength(1));
  const stateOfRun = async () => (await run(sql`select state from ideation_runs where id = ${runId}`)).rows[0]?.state;
  const spent = async () =>
    (
      await run(sql`select b.spent_cents as spent, b.reserved_cents as reserved, l.cost_cents as cost, l.outcome
        from ai_budgets b left join ai_ledger l on l.run_id = ${runId} where b.organization_id = ${organizationId}`)
    ).rows;
  expect(await spent()).toMatchObject([{ spent: 0, reserved: COST_CENTS }]);
  await beat();
  return {
    ...{ owner, member, ownerBrowser, memberBrowser, scope, project, received, ideasReceived },
    ...{ news, editing, colleague: colleague.socket, lock, stateOfRun, spent },
    membershipId: String(membership.rows[0]?.id),
  };
}
type Arranged = Awaited<ReturnType<typeof arrange>>;
const ok = async (browser: Browser, call: Parameters<Browser["call"]>[0]) =>
  expect((await browser.call(call)).statusCode).toBe(200);

type Loss = { lose: (given: Arranged) => Promise<unknown>; hasSession: boolean };
const losses: Record<string, Loss> = {
  "is removed from the team": {
    lose: ({ ownerBrowser, scope, membershipId }) =>
      ok(ownerBrowser, { method: "DELETE", url: `/api/orgs/${scope.organizationId}/team/members/${membershipId}` }),
    hasSession: true,
  },
  "is taken off the channel": {
    lose: ({ ownerBrowser, scope, membershipId }) =>
      ok(ownerBrowser, {
        method: "PUT",
        url: `/api/orgs/${scope.organizationId}/team/members/${membershipId}`,
        payload: { role: "user", entitlements: [] },
      }),
    hasSession: true,
  },
  "signs out": {
    lose: ({ memberBrowser }) => ok(memberBrowser, { method: "POST", url: "/api/auth/sign-out" }),
    hasSession: false,
  },
  "ends the session from another one": {
    lose: async ({ member }) => ok(await a.as(member.email), { method: "DELETE", url: "/api/users/sessions" }),
    hasSession: false,
  },
  "deletes the account": {
    lose: ({ memberBrowser, member }) =>
      ok(memberBrowser, {
        method: "DELETE",
        url: "/api/users/account",
        payload: { password: PASSWORD, confirmEmail: member.email },
      }),
    hasSession: false,
  },
};

describe("someone who", () => {
  it.each(Object.entries(losses))("%s has their run, lock and connections ended on another node", async (_, loss) => {
    const given = await arrange();
    const { lock, colleague, stateOfRun, spent, received, ideasReceived, news, editing, scope, project } = given;
    const aborted = script.aborted();
    changes.length = 0;
    await loss.lose(given);
    await soon(() => expect(changes).not.toEqual([]));
    await soon(() => expect(script.aborted()).toBe(aborted + 1));
    await soon(async () => expect(await stateOfRun()).toBe("stopped"));
    expect(await spent()).toEqual([{ spent: 0, reserved: 0, cost: 0, outcome: "stopped" }]);
    script.release();
    await soon(async () => expect(await lock(colleague)).toMatchObject({ videoProjectAccessible: true, fence: 2 }));
    if (!loss.hasSession) {
      await soon(() =>
        expect([news.state.reason, editing.state.reason]).toEqual(Array(2).fill("io server disconnect")),
      );
      return;
    }
    await soon(() => expect(news.heard.map(({ eggType }) => eggType)).toEqual(["refresh"]));
    received.length = 0;
    const browser = await a.as(given.owner.email);
    await ok(browser, { method: "PUT", url: `/api/v3/video-project/${project.id}`, payload: { name: "After" } });
    await a.context.announce.toChannel(scope, "system", { eventType: "videoProject:aiTag", projectId: project.id });
    await a.context.announce.toUser(given.member.id, "system", { eggType: "logout" });
    await soon(() => expect(news.heard.at(-1)?.eggType).toBe("logout"));
    expect(received).toEqual(["system"]);
    // Nothing of what was made, at most that their own run is over.
    expect(ideasReceived).toHaveLength(1);
    expect(await lock(editing.socket)).toMatchObject({ code: "not_found" });
  });

  it("goes to another channel keeps what is under way on this one", async () => {
    const { ownerBrowser, scope, membershipId, stateOfRun, lock, editing, colleague } = await arrange();
    const other = await a.given.channel(scope.organizationId);
    changes.length = 0;
    await ok(ownerBrowser, {
      method: "PUT",
      url: `/api/orgs/${scope.organizationId}/team/members/${membershipId}`,
      payload: {
        role: "user",
        entitlements: [scope.channelUcid, other].map((channelUcid) => ({ channelUcid, role: "user" })),
      },
    });
    await soon(() => expect(changes).not.toEqual([]));
    expect(await lock(colleague)).toMatchObject({ videoProjectAccessible: false });
    expect(await lock(editing.socket)).toMatchObject({ videoProjectAccessible: true, fence: 1 });
    expect(await stateOfRun()).toBe("partial");
  });

  it("is removed gets nothing of a generation that they wait for by a plain call", async () => {
    const { member, ownerBrowser, scope, membershipId, project } = await arrange();
    const before = script.calls();
    script.hold();
    const { organizationId, channelUcid: channelUCID } = scope;
    const tracking = { runId: crypto.randomUUID(), organizationId, channelUCID, videoProjectId: project.id };
    const data = { pane: "title", option: "variations", input: "A van", numElementsToGenerate: 6 };
    const answer = (await b.as(member.email)).call({
      method: "POST",
      url: "/api/executions/",
      payload: { metadata: { tracking }, data },
    });
    await soon(() => expect(script.calls()).toBe(before + 1));
    await ok(ownerBrowser, {
      method: "DELETE",
      url: `/api/orgs/${scope.organizationId}/team/members/${membershipId}`,
    });
    expect((await answer).json()).toMatchObject({ code: "not_found" });
  });
});

it("a channel that is disconnected ends what others have open on it", async () => {
  const { ownerBrowser, scope, received, news, member } = await arrange();
  const aborted = script.aborted();
  await ok(ownerBrowser, {
    method: "DELETE",
    url: `/api/orgs/${scope.organizationId}/channels/${scope.channelUcid}`,
  });
  await soon(() => expect(script.aborted()).toBe(aborted + 1));
  await soon(() => expect(news.heard).toHaveLength(1));
  received.length = 0;
  await a.context.announce.toChannel(scope, "system", {
    eventType: "videoProject:aiTag",
    projectId: crypto.randomUUID(),
  });
  await a.context.announce.toUser(member.id, "system", { eggType: "logout" });
  await soon(() => expect(news.heard).toHaveLength(2));
  expect(received).toEqual(["system"]);
});
