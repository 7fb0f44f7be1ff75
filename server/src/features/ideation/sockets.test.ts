import type { ExecutionEvent } from "@coldopen/contract/ideation/schema";
import { NO_IDEA_ERROR, UNKNOWN_STREAM_ERROR } from "@coldopen/contract/ideation/schema";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { executionsSocket, givenIdeator, scriptedModel } from "../../testing/ideation.ts";
import { refusal } from "../../testing/socket-client.ts";
import { soon } from "../../testing/soon.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

const script = scriptedModel();
let embedded: TestApp;
let a: TestApp;
let b: TestApp;
beforeAll(async () => {
  embedded = await startApp();
  const databaseUrl = embedded.databaseUrl;
  a = await startApp({ databaseUrl, change: (context) => ({ ...context, textModel: script.model }) });
  b = await startApp({ databaseUrl, change: (context) => ({ ...context, textModel: script.model }) });
});
afterEach(() => script.release());
afterAll(async () => {
  await b.close();
  await a.close();
  await embedded.close();
});

const stateOf = (events: readonly ExecutionEvent[]) => events.at(-1)?.state;
const wholeOf = (events: readonly ExecutionEvent[]) =>
  events.flatMap((event) => (event.state === "partial" && event.isWhole ? [event.element] : []));

it("names the broken rule of a request, and the missing user of a connection", async () => {
  const { user, request } = await givenIdeator(embedded);
  const { socket } = await executionsSocket(embedded, user.email);
  const { metadata, data } = request();
  const { videoProjectId: _, ...tracking } = metadata.tracking;
  const answer = async (changed: object) => (await socket.emitWithAck("execution", changed)).message;
  expect(await answer({ data, metadata: { ...metadata, tracking } })).toBe("videoProjectId is required");
  expect(await answer({ metadata, data: { ...data, pane: undefined } })).toBe(
    "Cannot stream ideas with no active pane",
  );
  const inspiration = { temperature: 101 };
  expect(await answer({ metadata, data: { ...data, inspiration } })).toBe("Input must be between 0 and 100");
  socket.close();
  const refused = await refusal(embedded, { path: "/executions" });
  expect(refused).toMatchObject({ data: { message: "No user for kirby request" } });
});

describe("a generation over the socket", () => {
  it("streams growing and final elements and its end, and stores them", async () => {
    const { user, request, videoProjectId } = await givenIdeator(embedded);
    const { socket, received } = await executionsSocket(embedded, user.email);
    const payload = request();
    const { runId } = payload.metadata.tracking;
    expect(await socket.emitWithAck("execution", payload)).toEqual({ runId });
    await soon(() => expect(stateOf(received)).toBe("complete"));
    expect(received[0]).toEqual({ runId, state: "start", total: 6, madeBy: "Cold Open" });
    const whole = wholeOf(received);
    expect(whole.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    const growing = received.filter((event) => event.state === "partial" && !event.isWhole);
    expect(growing.length).toBeGreaterThan(6);
    const browser = await embedded.as(user.email);
    const stored = (await browser.call({ url: `/api/v3/video-project/${videoProjectId}/runs` })).json();
    expect(stored.data).toEqual([expect.objectContaining({ id: runId, state: "complete", total: 6, elements: whole })]);
    socket.close();
  });

  it("shows the text of an element while it is being stored, and marks it final only after that", async () => {
    const { user, request } = await givenIdeator(a);
    const { socket, received } = await executionsSocket(a, user.email);
    const busy = await embedded.context.db.pool.connect();
    await busy.query("begin");
    await busy.query("lock table ideation_elements in share mode");
    await socket.emitWithAck("execution", request());
    const whole = expect.stringMatching(/^Idea 0 of \d+$/);
    await soon(() =>
      expect(received.at(-1)).toMatchObject({ state: "partial", element: { content: whole }, isWhole: false }),
    );
    expect(wholeOf(received)).toEqual([]);
    await busy.query("rollback");
    busy.release();
    await soon(() => expect(stateOf(received)).toBe("complete"));
    expect(wholeOf(received)).toHaveLength(6);
    socket.close();
  });

  it("fails with a reason if the model returns no element", async () => {
    const { user, request } = await givenIdeator(embedded);
    const { socket, received } = await executionsSocket(embedded, user.email);
    await socket.emitWithAck("execution", request({ option: "shorten", input: "Lisbon" }));
    await soon(() => expect(received.at(-1)).toMatchObject({ state: "error", errorReason: NO_IDEA_ERROR }));
    socket.close();
  });

  it("rejects an id that was used before", async () => {
    const { user, request } = await givenIdeator(embedded);
    const { socket } = await executionsSocket(embedded, user.email);
    const payload = request();
    await socket.emitWithAck("execution", payload);
    expect(await socket.emitWithAck("execution", payload)).toEqual({
      code: "conflict",
      message: "A generation can be used only once",
    });
    socket.close();
  });

  it("answers not found for projects of other organizations or channels", async () => {
    const [mine, theirs] = [await givenIdeator(embedded), await givenIdeator(embedded)];
    const { socket } = await executionsSocket(embedded, mine.user.email);
    expect(await socket.emitWithAck("execution", theirs.request())).toMatchObject({ code: "not_found" });
    const mixed = mine.request();
    mixed.metadata.tracking.videoProjectId = theirs.videoProjectId;
    expect(await socket.emitWithAck("execution", mixed)).toMatchObject({ code: "not_found" });
    socket.close();
  });

  it("stops on request from another node and keeps its final elements", async () => {
    const { user, request } = await givenIdeator(a);
    const [here, there] = [await executionsSocket(a, user.email), await executionsSocket(b, user.email)];
    script.hold();
    const payload = request();
    const { runId } = payload.metadata.tracking;
    await here.socket.emitWithAck("execution", payload);
    await soon(() => expect(wholeOf(here.received)).toHaveLength(1));
    expect(await there.socket.emitWithAck("stop", { runId })).toEqual({});
    await soon(() => expect(stateOf(here.received)).toBe("stopped"));
    const browser = await a.as(user.email);
    const stored = (
      await browser.call({ url: `/api/v3/video-project/${payload.metadata.tracking.videoProjectId}/runs` })
    ).json();
    expect(stored.data[0]).toMatchObject({ state: "stopped", elements: [{ index: 0 }] });
    here.socket.close();
    there.socket.close();
  });

  it("continues while its page reloads and can be joined on another node", async () => {
    const { user, request } = await givenIdeator(a);
    const before = await executionsSocket(a, user.email);
    script.hold();
    const payload = request();
    const { runId } = payload.metadata.tracking;
    await before.socket.emitWithAck("execution", payload);
    await soon(() => expect(wholeOf(before.received)).toHaveLength(1));
    before.socket.close();
    const after = await executionsSocket(b, user.email);
    expect(await after.socket.emitWithAck("join", { runId })).toEqual({ isRunning: true });
    expect(wholeOf(after.received)).toHaveLength(1);
    script.release();
    await soon(() => expect(stateOf(after.received)).toBe("complete"));
    expect(new Set(wholeOf(after.received).map(({ index }) => index)).size).toBe(6);
    after.socket.close();
  });

  it("can be joined and stopped only by the person who started it", async () => {
    const [mine, theirs] = [await givenIdeator(a), await givenIdeator(a)];
    const { socket } = await executionsSocket(a, theirs.user.email);
    const stranger = await executionsSocket(a, mine.user.email);
    script.hold();
    const payload = theirs.request();
    const { runId } = payload.metadata.tracking;
    await socket.emitWithAck("execution", payload);
    expect(await stranger.socket.emitWithAck("join", { runId })).toMatchObject({ code: "not_found" });
    expect(await stranger.socket.emitWithAck("stop", { runId })).toMatchObject({ code: "not_found" });
    script.release();
    await soon(() => expect(stranger.received).toEqual([]));
    socket.close();
    stranger.socket.close();
  });

  it("fails within seconds after its node died, and joined clients are notified", async () => {
    const { user, organizationId, channelUCID, videoProjectId } = await givenIdeator(a);
    const runId = crypto.randomUUID();
    await a.context.db.sql.execute(sql`
      with run as (
        insert into runs (id, kind, lease_until) values (${runId}, 'ideation', clock_timestamp() + interval '1 second'))
      insert into ideation_runs (id, organization_id, channel_ucid, project_id, user_id, purpose, option, input, total, made_by)
      values (${runId}, ${organizationId}, ${channelUCID}, ${videoProjectId}, ${user.id}, 'title', 'variations', '', 6, 'Scripted')`);
    const { socket, received } = await executionsSocket(b, user.email);
    expect(await socket.emitWithAck("join", { runId })).toEqual({ isRunning: true });
    await soon(() => expect(received).toEqual([{ runId, state: "error", errorReason: UNKNOWN_STREAM_ERROR }]));
    expect(await socket.emitWithAck("join", { runId })).toEqual({ isRunning: false });
    socket.close();
  });
});

describe("the name of a project", () => {
  it("is short, streamed and derived from the chosen title", async () => {
    const { user, request } = await givenIdeator(embedded);
    const { socket, names } = await executionsSocket(embedded, user.email);
    const { metadata } = request();
    const primaryTitle = "I Restored a Rusty 1960s Espresso Machine That Everyone Had Given Up On Years Ago";
    await socket.emitWithAck("passthrough-execution", {
      metadata,
      aiParameters: { nameGenInspiration: { primaryTitle } },
    });
    await soon(() => expect(names.at(-1)?.isWhole).toBe(true));
    const name = names.at(-1)?.result ?? "";
    expect(name).toMatch(/espresso machine/i);
    expect(name.length).toBeLessThanOrEqual(60);
    socket.close();
  });
});
