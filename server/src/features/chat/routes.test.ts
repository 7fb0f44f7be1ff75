import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatFixture, readFrames } from "../../testing/chat-fixture.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { chatJobs } from "./jobs.ts";

let studio: TestApp;
/** Holds every drawing until it is released, so that a run is known to be in progress. */
let released: Promise<void> = Promise.resolve();
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      imageModel: {
        ...context.imageModel,
        generateImage: async (brief, work) => {
          await Promise.race([released, new Promise((resolve) => work.signal.addEventListener("abort", resolve))]);
          work.signal.throwIfAborted();
          return context.imageModel.generateImage(brief, work);
        },
      },
    }),
  });
});
function holdDrawing(): () => void {
  let release = () => {};
  released = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}
afterAll(() => studio.close());
const newId = () => crypto.randomUUID();

describe("a message", () => {
  it("creates its thread and is answered by numbered events that the official parser reads", async () => {
    const fixture = await chatFixture(studio);
    const threadId = newId();
    const { status, frames, headers } = await fixture.ask(
      threadId,
      "Give me 5 titles about a sauna in a shipping container",
    );
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("text/event-stream");
    expect(frames.map(({ id }) => Number(id))).toEqual(frames.map((_, index) => index + 1));
    expect(frames[0]).toMatchObject({ event: "metadata", data: { thread_id: threadId } });
    expect(frames.at(-1)).toMatchObject({ event: "end", data: { status: "complete" } });
    const { values, next } = await fixture.state(threadId);
    expect(next).toEqual([]);
    expect(values.messages.map(({ type }: { type: string }) => type)).toEqual([
      ...["human", "ai", "tool", "ai", "tool", "ai"],
    ]);
    const result = JSON.parse(values.messages[2].content);
    expect(result.type).toBe("TITLE");
    expect(result.titles).toHaveLength(5);
    expect(values.title).toContain("Give me 5 titles");
  });

  it("is announced to the other tabs of its person", async () => {
    const fixture = await chatFixture(studio);
    const threadId = newId();
    await fixture.ask(threadId, "2 titles about saunas");
    const { rows } = await studio.context.db.pool.query(
      "select user_id from system_events where message::text like '%chat:threadAnswering%' and message::text like $1",
      [`%${threadId}%`],
    );
    expect(rows).toEqual([{ user_id: fixture.owner.id }]);
  });

  it("is not answered again if its process died after the answer and before the end of the run", async () => {
    const fixture = await chatFixture(studio);
    const [threadId, runId] = [newId(), newId()];
    const { frames } = await fixture.ask(threadId, "Give me 3 titles about a raft", { run_id: runId });
    const before = (await fixture.state(threadId)).values.messages;
    const last = frames.length - 2;
    const { pool } = studio.context.db;
    await pool.query("delete from run_events where run_id = $1 and id > $2", [runId, last]);
    await pool.query(
      "update runs set ended_at = null, last_event_id = $2, lease_until = now() - interval '1 second' where id = $1",
      [runId, last],
    );
    await pool.query("update chat_runs set ended_at = null where id = $1", [runId]);
    await soon(async () => {
      const { rows } = await pool.query("select ended_at from runs where id = $1", [runId]);
      expect(rows).toEqual([{ ended_at: expect.any(Date) }]);
    });
    expect((await fixture.state(threadId)).values.messages).toEqual(before);
  });

  it("of another tenant's thread is not found, nor is their state", async () => {
    const [fixture, other] = [await chatFixture(studio), await chatFixture(studio)];
    const threadId = newId();
    await fixture.ask(threadId, "Hello");
    expect((await other.send(threadId, "Hello")).statusCode).toBe(404);
    expect((await other.call("GET", `/${threadId}/state`)).statusCode).toBe(404);
    expect((await fixture.call("GET", `/${newId()}/state`)).statusCode).toBe(404);
  });
});

type Message = { id: string; type: string; content: string; siblings: string[]; status?: string };
const messagesOf = (state: { values: { messages: Message[] } }) => state.values.messages;

describe("a colleague on the same channel", () => {
  it("finds neither the thread, nor its run, nor what was saved from it", async () => {
    const fixture = await chatFixture(studio);
    const [threadId, runId] = [newId(), newId()];
    await fixture.ask(threadId, "2 titles about saunas", { run_id: runId });
    const { organizationId, channelUcid } = fixture;
    const member = await studio.given.user();
    await studio.given.member(organizationId, member.id, "admin");
    await studio.given.entitled(organizationId, member.id, channelUcid, "admin");
    const colleague = await studio.as(member.email);
    const call = async (method: "GET" | "PUT" | "PATCH" | "POST" | "DELETE", rest: string, payload?: object) =>
      (await fixture.call(method, `/${threadId}${rest}`, payload, colleague)).statusCode;
    expect(await call("GET", "/state")).toBe(404);
    expect(await call("GET", "/export")).toBe(404);
    expect(await call("PATCH", "", { title: "Mine" })).toBe(404);
    expect(await call("GET", `/run/${runId}/stream`)).toBe(404);
    expect(await call("POST", `/run/${runId}/cancel`)).toBe(404);
    expect(await call("DELETE", "")).toBe(404);
    expect((await fixture.send(threadId, "Hello", {}, colleague)).statusCode).toBe(404);
    const options = await colleague.call({ url: `/api/v1/chat-thread-option?chatThreadId=${threadId}` });
    expect(options.statusCode).toBe(404);
  });
});

describe("a saved result", () => {
  it("is listed until its option or its project is deleted", async () => {
    const fixture = await chatFixture(studio);
    const { organizationId, channelUcid, browser, owner } = fixture;
    const threadId = newId();
    await fixture.ask(threadId, "2 titles about saunas");
    const messageId = messagesOf(await fixture.state(threadId)).find(({ type }) => type === "tool")?.id;
    const save = async (content: string, messageIndex: number) => {
      const { id, options } = await studio.given.project(
        { organizationId, channelUcid, createdBy: owner.id },
        { options: [{ optionType: "TITLE", content }] },
      );
      const payload = { chatThreadId: threadId, videoProjectOptionId: options[0]?.id, messageId, messageIndex };
      const url = "/api/v1/chat-thread-option";
      await browser.call({ method: "POST", url, payload: { ...payload, savedContent: content } });
      return { projectId: id, optionId: options[0]?.id };
    };
    const saved = async () =>
      (await browser.call({ url: `/api/v1/chat-thread-option?chatThreadId=${threadId}` }))
        .json()
        .data.map((option: { savedContent: string }) => option.savedContent);
    const [hot, cold] = [await save("Too Hot", 0), await save("Too Cold", 1)];
    expect(await saved()).toEqual(["Too Hot", "Too Cold"]);
    await browser.call({ method: "DELETE", url: `/api/v3/video-project/${hot.projectId}` });
    expect(await saved()).toEqual(["Too Cold"]);
    await browser.call({ method: "DELETE", url: `/api/v3/video-project-option/${cold.optionId}` });
    expect(await saved()).toEqual([]);
  });
});

describe("a thread", () => {
  it("keeps both branches of an edited message and of a repeated answer", async () => {
    const fixture = await chatFixture(studio);
    const threadId = newId();
    await fixture.ask(threadId, "2 titles about saunas");
    const [first] = messagesOf(await fixture.state(threadId));
    await fixture.ask(threadId, "3 titles about boats", { parent_message_id: null });
    const edited = messagesOf(await fixture.state(threadId));
    expect(edited[0]).toMatchObject({ content: "3 titles about boats", siblings: [first?.id, edited[0]?.id] });
    await fixture.ask(threadId, "", { parent_message_id: edited[0]?.id });
    const repeated = messagesOf(await fixture.state(threadId));
    expect(repeated[0]?.id).toBe(edited[0]?.id);
    expect(repeated[1]?.siblings).toEqual([edited[1]?.id, repeated[1]?.id]);
    const change = { values: { head_message_id: first?.id } };
    const shown = (await fixture.call("PUT", `/${threadId}/state`, change)).json();
    expect(messagesOf(shown).length).toBeGreaterThan(3);
    expect(messagesOf(shown)[0]?.content).toBe("2 titles about saunas");
  });

  it("accepts no messages or results from a person through its state", async () => {
    const fixture = await chatFixture(studio);
    const threadId = newId();
    await fixture.ask(threadId, "Hello");
    const before = await fixture.state(threadId);
    for (const values of [{ messages: [] }, { run_id: null }, { title: "" }])
      expect((await fixture.call("PUT", `/${threadId}/state`, { values })).statusCode).toBe(400);
    expect(await fixture.state(threadId)).toEqual(before);
  });

  it("is listed, found by its words, renamed, exported and deleted by its person only", async () => {
    const fixture = await chatFixture(studio);
    const [saunas, boats] = [newId(), newId()];
    await fixture.ask(saunas, "2 titles about saunas");
    await fixture.ask(boats, "2 titles about boats");
    const { organization_id, channel_ucid } = fixture.configurable;
    const list = async (query = {}) =>
      (await fixture.call("GET", `?${new URLSearchParams({ organization_id, channel_ucid, ...query })}`)).json();
    expect((await list()).data.map(({ id }: { id: string }) => id)).toEqual([boats, saunas]);
    expect((await list({ search: "saunas" })).data).toHaveLength(1);
    const page = await list({ limit: "1" });
    const { next_cursor: cursor } = page.response_metadata;
    expect((await list({ limit: "1", cursor })).data.map(({ id }: { id: string }) => id)).toEqual([saunas]);
    expect((await fixture.call("PATCH", `/${saunas}`, { title: "Heat" })).json()).toMatchObject({ title: "Heat" });
    expect((await list()).data.map(({ id }: { id: string }) => id)).toEqual([boats, saunas]);
    expect((await fixture.call("GET", `/${saunas}/export`)).body).toMatch(
      /^# Heat\n\n## You\n\n2 titles about saunas\n\n## Assistant\n\n- /,
    );
    expect((await fixture.call("DELETE", `/${saunas}`)).statusCode).toBe(200);
    expect((await fixture.call("GET", `/${saunas}/state`)).statusCode).toBe(404);
  });
});

describe("a run", () => {
  const withLongAnswer = async () => {
    const fixture = await chatFixture(studio);
    const threadId = newId();
    const runId = newId();
    return { fixture, threadId, runId };
  };

  it("is joined after the last event that a reader has, with nothing lost or doubled", async () => {
    const { fixture, threadId, runId } = await withLongAnswer();
    const { frames } = await fixture.ask(threadId, "2 titles about saunas", { run_id: runId });
    const url = `/${threadId}/run/${runId}/stream`;
    for (const cut of [0, 1, 3, frames.length - 1]) {
      const headers = { "last-event-id": String(cut) };
      const joined = await fixture.browser.call({ url: `/api/v1/thread${url}`, headers });
      expect(await readFrames(joined.rawPayload)).toEqual(frames.slice(cut));
    }
  });

  it("is joined by a repeated request with its id, and refused with another one while it answers", async () => {
    const { fixture, threadId, runId } = await withLongAnswer();
    const release = holdDrawing();
    const first = fixture.ask(threadId, "2 thumbnails for a sauna", { run_id: runId });
    await soon(async () => expect((await fixture.state(threadId)).values.run_id).toBe(runId));
    const again = fixture.ask(threadId, "2 thumbnails for a sauna", { run_id: runId });
    expect((await fixture.send(threadId, "Hello", { run_id: newId() })).statusCode).toBe(409);
    release();
    expect((await again).frames).toEqual((await first).frames);
  });

  it("is stopped by its person, and what arrived stays", async () => {
    const { fixture, threadId, runId } = await withLongAnswer();
    const release = holdDrawing();
    const running = fixture.ask(threadId, "2 thumbnails for a sauna", { run_id: runId });
    await soon(async () => expect((await fixture.state(threadId)).values.messages).toHaveLength(2));
    expect((await fixture.call("POST", `/${threadId}/run/${runId}/cancel`)).statusCode).toBe(200);
    const { frames } = await running;
    release();
    expect(frames.at(-1)).toMatchObject({ event: "end", data: { status: "stopped" } });
    const { values } = await fixture.state(threadId);
    expect(values.run_id).toBeNull();
    expect(values.messages.at(-1)).toMatchObject({ type: "ai", content: "", status: "stopped" });
    expect((await fixture.ask(threadId, "2 titles about saunas")).status).toBe(200);
  });
});

describe("a deleted thread", () => {
  const list = async (fixture: Awaited<ReturnType<typeof chatFixture>>) =>
    (
      await fixture.browser.call({
        url: `/api/v1/thread?organization_id=${fixture.organizationId}&channel_ucid=${fixture.channelUcid}`,
      })
    )
      .json()
      .data.map(({ id }: { id: string }) => id);
  const deleted = async () => {
    const fixture = await chatFixture(studio);
    const threadId = newId();
    await fixture.ask(threadId, "2 titles about saunas");
    expect((await fixture.call("DELETE", `/${threadId}`)).statusCode).toBe(200);
    return { fixture, threadId };
  };

  it("is missing everywhere until it is restored with its messages", async () => {
    const { fixture, threadId } = await deleted();
    expect(await list(fixture)).toEqual([]);
    expect((await fixture.call("GET", `/${threadId}/state`)).statusCode).toBe(404);
    expect((await fixture.ask(threadId, "2 titles about saunas")).status).toBe(404);
    expect((await fixture.call("POST", `/${threadId}/restore`)).json()).toMatchObject({
      id: threadId,
      is_running: false,
    });
    expect(await list(fixture)).toEqual([threadId]);
    expect((await fixture.state(threadId)).values.messages.length).toBeGreaterThan(2);
  });

  it("is restored by its person only", async () => {
    const { fixture, threadId } = await deleted();
    const stranger = await chatFixture(studio);
    expect((await stranger.call("POST", `/${threadId}/restore`)).statusCode).toBe(404);
    expect(await list(fixture)).toEqual([]);
  });

  it("is purged after a day", async () => {
    const { fixture, threadId } = await deleted();
    const purge = chatJobs(studio.context).find(({ name }) => name === "chat:purge");
    const rows = async () =>
      (await studio.context.db.pool.query("select 1 from chat_threads where id = $1", [threadId])).rowCount;
    await purge?.run({});
    expect(await rows()).toBe(1);
    await studio.context.db.pool.query(
      "update chat_threads set deleted_at = deleted_at - interval '25 hours' where id = $1",
      [threadId],
    );
    await purge?.run({});
    expect(await rows()).toBe(0);
    expect((await fixture.call("POST", `/${threadId}/restore`)).statusCode).toBe(404);
  });
});

it("reads the text of a document that is attached, for people of the channel only", async () => {
  const fixture = await chatFixture(studio);
  const stranger = await chatFixture(studio);
  const upload = {
    method: "POST" as const,
    url: `/api/v1/chat-file?organization_id=${fixture.organizationId}&channel_ucid=${fixture.channelUcid}`,
    headers: { "content-type": "text/markdown" },
    payload: Buffer.from("# A raft\n\nBuilt in **30 days**"),
  };
  expect((await fixture.browser.call(upload)).json()).toEqual({
    text: expect.stringMatching(/^A raft\s+Built in 30 days$/),
  });
  expect((await stranger.browser.call(upload)).statusCode).toBe(404);
});
