import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receivePosts } from "../../testing/receive-posts.ts";
import { soon } from "../../testing/soon.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";

const base = "/api/v1/chat-feedback";
let studio: TestApp;
let receiver: Awaited<ReturnType<typeof receivePosts>>;
beforeAll(async () => {
  receiver = await receivePosts();
  studio = await startApp({ env: { ANALYTICS_URL: receiver.url } });
});
afterAll(async () => {
  await studio.close();
  receiver.close();
});

/** A person with a thread of a question and two answers. */
async function arrange() {
  const { given, context } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id });
  const channelUcid = await given.channel(organizationId);
  const newId = (): string => crypto.randomUUID();
  const [threadId, question, answer, other] = [newId(), newId(), newId(), newId()];
  await context.db.sql.execute(sql`
    insert into chat_threads (id, organization_id, channel_ucid, user_id, agent_id, title)
    values (${threadId}, ${organizationId}, ${channelUcid}, ${owner.id}, 'studio', 'Saunas')`);
  await context.db.sql.execute(sql`
    insert into chat_messages (id, thread_id, type, content)
    values (${question}, ${threadId}, 'human', 'Titles?'), (${answer}, ${threadId}, 'ai', 'One'), (${other}, ${threadId}, 'ai', 'Two')`);
  const browser = await studio.as(owner.email);
  const add = (parts: object = {}, by: Browser = browser) =>
    by.call({
      method: "POST",
      url: base,
      payload: {
        threadId,
        messageId: answer,
        messageData: { messages: [{ content: "One" }] },
        contentType: "TITLE",
        sentimentPolarity: "POSITIVE",
        ...parts,
      },
    });
  const change = (id: string, payload: object, by: Browser = browser) =>
    by.call({ method: "PUT", url: `${base}/${id}`, payload });
  const remove = (id: string, by: Browser = browser) => by.call({ method: "DELETE", url: `${base}/${id}` });
  const list = (query = `threadId=${threadId}`, by: Browser = browser) => by.call({ url: `${base}?${query}` });
  return { organizationId, channelUcid, threadId, question, answer, other, browser, add, change, remove, list };
}

describe("a rating", () => {
  it("is created by a thumb, completed by the dialog, switched and removed", async () => {
    const { threadId, answer, add, change, remove, list } = await arrange();
    const created = (await add({ sentimentPolarity: "NEGATIVE", tracingSpanId: "span-1" })).json();
    expect(created).toEqual({
      id: expect.any(String),
      threadId,
      messageId: answer,
      contentType: "TITLE",
      sentimentPolarity: "NEGATIVE",
      sentimentType: null,
      sentimentDetail: null,
      tracingSpanId: "span-1",
    });
    const told = { sentimentPolarity: "NEGATIVE", sentimentType: "Other", sentimentDetail: "Too long" };
    expect((await change(created.id, told)).json()).toEqual({ ...created, ...told });
    const switched = (await change(created.id, { sentimentPolarity: "POSITIVE" })).json();
    expect(switched).toEqual({ ...created, sentimentPolarity: "POSITIVE" });
    expect((await list()).json()).toEqual({ data: [switched] });
    expect((await remove(created.id)).statusCode).toBe(200);
    expect((await remove(created.id)).statusCode).toBe(404);
    expect((await change(created.id, { sentimentPolarity: "POSITIVE" })).statusCode).toBe(404);
    expect((await list()).json()).toEqual({ data: [] });
  });

  it("replaces the one before of the same message, also concurrently", async () => {
    const { add, list } = await arrange();
    const first = (await add({ sentimentPolarity: "NEGATIVE", sentimentType: "Other" })).json();
    const answers = await Promise.all([1, 2, 3].map(() => add()));
    expect(answers.map((answer) => answer.json())).toEqual(
      answers.map(() => ({ ...first, sentimentPolarity: "POSITIVE", sentimentType: null })),
    );
    expect((await list()).json().data).toHaveLength(1);
  });

  it("stores no copy of the messages", async () => {
    const { add } = await arrange();
    await add({ messageData: { messages: [{ content: "A secret sauna" }] } });
    const { rows } = await studio.context.db.sql.execute(
      sql`select 1 from chat_feedback f where f::text like '%secret%'`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    [
      { sentimentPolarity: "NEGATIVE", sentimentDetail: "Too long" },
      "sentimentType: Negative feedback needs an issue type",
    ],
    [{ sentimentType: "Other" }, "sentimentType: Only negative feedback has an issue type"],
  ])("is rejected when created or changed with %j", async (parts, message) => {
    const { add, change } = await arrange();
    const { id } = (await add()).json();
    for (const refused of [await add(parts), await change(id, { sentimentPolarity: "POSITIVE", ...parts })])
      expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
  });

  it.each([
    { sentimentPolarity: "MIXED" },
    { sentimentPolarity: "NEGATIVE", sentimentType: "Boring" },
    { sentimentDetail: "x".repeat(2001) },
    { contentType: "POEM" },
    { messageData: { messages: Array.from({ length: 21 }, () => ({})) } },
  ])("is rejected with %j", async (parts) => {
    expect((await (await arrange()).add(parts)).statusCode).toBe(400);
  });

  it("is for answers of the named thread only", async () => {
    const [home, elsewhere] = [await arrange(), await arrange()];
    expect((await home.add({ messageId: home.question })).statusCode).toBe(400);
    for (const messageId of [elsewhere.answer, crypto.randomUUID()])
      expect((await home.add({ messageId })).statusCode).toBe(404);
    expect((await home.add({ threadId: elsewhere.threadId, messageId: elsewhere.answer })).statusCode).toBe(404);
  });

  it("is deleted with its thread", async () => {
    const { threadId, add } = await arrange();
    const { id } = (await add()).json();
    await studio.context.db.sql.execute(sql`delete from chat_threads where id = ${threadId}`);
    const { rows } = await studio.context.db.sql.execute(sql`select 1 from chat_feedback where id = ${id}`);
    expect(rows).toEqual([]);
  });
});

it("lists the ratings of a thread up to the limit, the earliest first", async () => {
  const { threadId, other, add, list } = await arrange();
  const [first, second] = [(await add()).json(), (await add({ messageId: other })).json()];
  expect((await list()).json()).toEqual({ data: [first, second] });
  expect((await list(`threadId=${threadId}&limit=1`)).json()).toEqual({ data: [first] });
});

it("answers colleagues on the same channel as if there were no such thread or rating", async () => {
  const { organizationId, channelUcid, threadId, add, change, remove, list } = await arrange();
  const colleague = await studio.given.user();
  await studio.given.member(organizationId, colleague.id, "admin");
  await studio.given.entitled(organizationId, colleague.id, channelUcid, "admin");
  const by = await studio.as(colleague.email);
  const { id } = (await add()).json();
  for (const answer of [
    await add({}, by),
    await change(id, { sentimentPolarity: "NEGATIVE" }, by),
    await remove(id, by),
    await list(`threadId=${threadId}`, by),
    await by.call({ method: "POST", url: `${base}/log-user-interaction`, payload: { label: "copied", threadId } }),
  ])
    expect(answer.statusCode).toBe(404);
});

describe("an interaction", () => {
  const log = (browser: Browser, payload: object) =>
    browser.call({ method: "POST", url: `${base}/log-user-interaction`, payload });

  it("is sent to analytics with the person as a hash and without texts", async () => {
    const { browser, organizationId, threadId } = await arrange();
    const payload = { label: "copied", threadId, metadata: { index: 2, text: "Saunas" }, scores: { helpful: 1 } };
    expect((await log(browser, { ...payload, comment: "Nice" })).json()).toEqual({});
    const sent = () => receiver.received.filter((one) => JSON.stringify(one).includes(threadId));
    await soon(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([
      {
        event: "chat_interaction",
        at: expect.any(String),
        userHash: expect.stringMatching(/^[0-9a-f]{32}$/),
        organizationId,
        threadId,
        label: "copied",
        metadata: { index: 2 },
        scores: { helpful: 1 },
      },
    ]);
  });

  it("with an idempotency key is sent once, after the commit", async () => {
    const { browser, threadId } = await arrange();
    const call = () =>
      browser.call({
        method: "POST",
        url: `${base}/log-user-interaction`,
        payload: { label: "saved", threadId },
        headers: { "idempotency-key": `key-${threadId}` },
      });
    expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 200]);
    const sent = () => receiver.received.filter((one) => JSON.stringify(one).includes(threadId));
    await soon(() => expect(sent()).toHaveLength(1));
  });
});
