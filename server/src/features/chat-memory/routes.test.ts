import { MEMORIES_MAX, MEMORY_VALUE_MAX, type Memory, type MemoryValue } from "@coldopen/contract/chat-memory/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { listEnabledMemories, markMemoriesUsed } from "./index.ts";

const base = "/api/v1/chat-memory";
let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

async function arrange() {
  const { given } = studio;
  const owner = await given.user({ firstName: "Tess" });
  const organizationId = await given.organization({ ownerId: owner.id, plan: "team" });
  const channelUcid = await given.channel(organizationId);
  const member = await given.user({ firstName: "Priya" });
  await given.member(organizationId, member.id, "user");
  await given.entitled(organizationId, member.id, channelUcid, "user");
  return {
    organizationId,
    channelUcid,
    scope: scopeForJob({ organizationId, channelUcid }),
    global: [organizationId, channelUcid],
    ownerId: owner.id,
    memberId: member.id,
    personal: (userId: string) => [organizationId, channelUcid, userId],
    owner: await studio.as(owner.email),
    member: await studio.as(member.email),
  };
}
type Home = Awaited<ReturnType<typeof arrange>>;

const fieldsOf = (namespace: readonly string[]) =>
  new URLSearchParams(namespace.map((part): [string, string] => ["namespace", part])).toString();
const put = (
  browser: Browser,
  namespace: readonly string[],
  { key = "titles", ...value }: Partial<MemoryValue> & { key?: string } = {},
) =>
  browser.call({
    method: "PUT",
    url: `${base}/${key}`,
    payload: { namespace, value: { text: "Titles stay short", is_global: namespace.length === 2, ...value } },
  });
const get = (browser: Browser, namespace: readonly string[], key = "titles") =>
  browser.call({ url: `${base}/${key}?${fieldsOf(namespace)}` });
const remove = (browser: Browser, namespace: readonly string[], key = "titles") =>
  browser.call({ method: "DELETE", url: `${base}/${key}?${fieldsOf(namespace)}` });
const forgetAll = (browser: Browser, namespace: readonly string[]) =>
  browser.call({ method: "DELETE", url: `${base}?${fieldsOf(namespace)}` });
const list = async (browser: Browser, { organizationId, channelUcid }: Home): Promise<Memory[]> =>
  (await browser.call({ url: `${base}?organizationId=${organizationId}&channelUcid=${channelUcid}` })).json().data;
const textsOf = (memories: readonly Memory[]) => memories.map(({ value }) => value.text);

describe("a memory", () => {
  it("is created, read, changed and deleted by an admin", async () => {
    const home = await arrange();
    expect((await get(home.owner, home.global)).statusCode).toBe(404);
    const created = (await put(home.owner, home.global, { origin: "chat" })).json();
    expect(created).toMatchObject({
      key: "titles",
      namespace: home.global,
      value: { text: "Titles stay short", is_global: true, is_enabled: true, origin: "chat" },
      createdBy: { id: home.ownerId, firstName: "Tess", profilePicture: null },
      lastUsedAt: null,
    });
    expect((await get(home.owner, home.global)).json()).toEqual(created);
    const changed = (await put(home.owner, home.global, { text: " Titles stay long ", is_enabled: false })).json();
    expect(changed).toEqual({ ...created, value: { ...created.value, text: "Titles stay long", is_enabled: false } });
    expect((await remove(home.owner, home.global)).statusCode).toBe(200);
    expect((await get(home.owner, home.global)).statusCode).toBe(404);
    expect((await remove(home.owner, home.global)).statusCode).toBe(404);
    expect(await list(home.owner, home)).toEqual([]);
  });

  it("has the creator and dates of before when a deletion is undone", async () => {
    const home = await arrange();
    const created = (await put(home.owner, home.global, { origin: "chat" })).json();
    const admin = await studio.given.user();
    await studio.given.member(home.organizationId, admin.id, "admin");
    await studio.given.entitled(home.organizationId, admin.id, home.channelUcid, "admin");
    const other = await studio.as(admin.email);
    await remove(other, home.global);
    expect((await put(other, home.global)).json()).toEqual(created);
  });

  it("keeps no text once it is deleted, and no row after a day", async () => {
    const home = await arrange();
    await put(home.owner, home.global, { text: "A secret street" });
    await remove(home.owner, home.global);
    const rows = async () =>
      (
        await studio.context.db.sql.execute(
          sql`select key, text from chat_memories where organization_id = ${home.organizationId} order by key`,
        )
      ).rows;
    expect(await rows()).toEqual([{ key: "titles", text: "" }]);
    await studio.context.db.sql.execute(
      sql`update chat_memories set deleted_at = now() - interval '2 days' where organization_id = ${home.organizationId}`,
    );
    await put(home.owner, home.global, { key: "other" });
    await remove(home.owner, home.global, "other");
    expect(await rows()).toEqual([{ key: "other", text: "" }]);
  });

  it("is the same key in two namespaces without a conflict", async () => {
    const home = await arrange();
    await put(home.owner, home.global, { text: "For all" });
    await put(home.owner, home.personal(home.ownerId), { text: "For me" });
    expect((await get(home.owner, home.global)).json().value.text).toBe("For all");
    expect((await get(home.owner, home.personal(home.ownerId))).json().value.text).toBe("For me");
  });

  it.each([
    { text: "" },
    { text: "   " },
    { text: "x".repeat(MEMORY_VALUE_MAX + 1) },
    { text: "a\0b" },
    { is_global: false },
    { key: "a%20b" },
    { key: "x".repeat(65) },
  ])("is rejected with %j", async (change) => {
    const home = await arrange();
    const refused = await put(home.owner, home.global, change);
    expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid_input"]);
  });

  it("is rejected as global in a personal namespace", async () => {
    const home = await arrange();
    const refused = await put(home.owner, home.personal(home.ownerId), { is_global: true });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      "value.is_global: Does not agree with the namespace",
    ]);
  });

  it("is rejected beyond the limit of its namespace, also concurrently, but can be changed at the limit", async () => {
    const home = await arrange();
    await studio.context.db.sql.execute(sql`
      insert into chat_memories (organization_id, channel_ucid, key, text, origin)
      select ${home.organizationId}, ${home.channelUcid}, 'k' || n, 'A fact', 'typed'
      from generate_series(1, ${MEMORIES_MAX - 1}::int) n`);
    const answers = await Promise.all(["a", "b", "c"].map((key) => put(home.owner, home.global, { key })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await put(home.owner, home.global, { key: "k1", text: "Changed" })).statusCode).toBe(200);
    expect((await put(home.owner, home.personal(home.ownerId))).statusCode).toBe(200);
  });
});

describe("a member with the role user", () => {
  it("reads global memory and cannot change it", async () => {
    const home = await arrange();
    await put(home.owner, home.global);
    expect((await get(home.member, home.global)).statusCode).toBe(200);
    for (const refused of [
      await put(home.member, home.global),
      await remove(home.member, home.global),
      await forgetAll(home.member, home.global),
    ])
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        "Only the primary owner and admins can change global memory",
      ]);
    expect(textsOf(await list(home.owner, home))).toEqual(["Titles stay short"]);
  });

  it("writes, reads and forgets a memory of their own, which no one else sees", async () => {
    const home = await arrange();
    const own = home.personal(home.memberId);
    expect((await put(home.member, own, { text: "I edit at night" })).json().createdBy.firstName).toBe("Priya");
    expect(textsOf(await list(home.member, home))).toEqual(["I edit at night"]);
    expect(textsOf(await list(home.owner, home))).toEqual([]);
    for (const foreign of [
      await get(home.owner, own),
      await put(home.owner, own),
      await remove(home.owner, own),
      await forgetAll(home.owner, own),
    ])
      expect(foreign.statusCode).toBe(404);
    expect((await forgetAll(home.member, own)).json()).toEqual({ deleted: 1 });
  });
});

describe("namespaces of others", () => {
  it.each(["another tenant", "another channel of the organization"])("answer 404: %s", async (which) => {
    const home = await arrange();
    const other = await arrange();
    const hidden =
      which === "another tenant"
        ? other.global
        : [home.organizationId, await studio.given.channel(home.organizationId)];
    for (const namespace of [hidden, [...hidden, home.memberId]])
      for (const answer of [
        await get(home.member, namespace),
        await put(home.member, namespace),
        await remove(home.member, namespace),
        await forgetAll(home.member, namespace),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
  });

  it.each(["", "namespace=x", "namespace=UC0000000000000000000001"])(
    "that are invalid answer 400: %j",
    async (query) => {
      const { owner } = await arrange();
      expect((await owner.call({ url: `${base}/titles?${query}` })).statusCode).toBe(400);
    },
  );
});

it("forgets all memories of a namespace and none of the others", async () => {
  const home = await arrange();
  for (const key of ["one", "two", "three"]) await put(home.owner, home.global, { key });
  await remove(home.owner, home.global, "three");
  await put(home.owner, home.personal(home.ownerId), { text: "Mine" });
  expect((await forgetAll(home.owner, home.global)).json()).toEqual({ deleted: 2 });
  expect((await forgetAll(home.owner, home.global)).json()).toEqual({ deleted: 0 });
  expect(textsOf(await list(home.owner, home))).toEqual(["Mine"]);
});

it("announces global changes to the channel and personal ones to their owner", async () => {
  const home = await arrange();
  const { organizationId, channelUcid } = home;
  const { made } = studio.announcements;
  const before = made.length;
  await put(home.owner, home.global);
  await put(home.member, home.personal(home.memberId));
  await remove(home.owner, home.global);
  expect(made.slice(before).map(({ to, data }) => [to, data])).toEqual([
    [{ organizationId, channelUcid }, { eventType: "chatMemory:changed" }],
    [home.memberId, { eventType: "chatMemory:ownChanged" }],
    [{ organizationId, channelUcid }, { eventType: "chatMemory:changed" }],
  ]);
});

describe("the assistant", () => {
  it("gets enabled memories of the channel and of the person only", async () => {
    const home = await arrange();
    await put(home.owner, home.global, { key: "on", text: "On" });
    await put(home.owner, home.global, { key: "off", text: "Off", is_enabled: false });
    await put(home.owner, home.global, { key: "gone", text: "Gone" });
    await remove(home.owner, home.global, "gone");
    await put(home.owner, home.personal(home.ownerId), { text: "Of the owner" });
    await put(home.member, home.personal(home.memberId), { text: "Of the member" });
    expect(textsOf(await listEnabledMemories(studio.context, home.scope, home.memberId))).toEqual([
      "Of the member",
      "On",
    ]);
  });

  it("marks the memories that it used, of the channel and of the person only", async () => {
    const home = await arrange();
    await put(home.owner, home.global);
    await put(home.owner, home.global, { key: "other" });
    await put(home.owner, home.personal(home.ownerId));
    await markMemoriesUsed(studio.context, home.scope, { userId: home.memberId, keys: ["titles"] });
    const used = (await list(home.owner, home)).filter(({ lastUsedAt }) => lastUsedAt !== null);
    expect(used.map(({ key, namespace }) => [key, namespace])).toEqual([["titles", home.global]]);
  });
});
