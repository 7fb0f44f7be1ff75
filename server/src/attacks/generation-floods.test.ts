import { usageLimits } from "@coldopen/contract/kernel/usage-limits";
import { drawPicture } from "@coldopen/engine-picture/draw";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { embeddedImageModel } from "../adapters/image-model/embedded.ts";
import { createFairQueue } from "../platform/fair-queue.ts";
import { executionsSocket, givenIdeator, scriptedModel } from "../testing/ideation.ts";
import { soon } from "../testing/soon.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const STARTS = 240;
const SOCKETS = 12;
const HTTP_CALLS = 60;
const { person, organization } = usageLimits.generation;
const TINY = { maxQueuedPerKey: 1, maxQueued: 1 };
const size = { width: 32, height: 18 };

/** Draws one picture at a time, each when the test says so. */
function controlledPool() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const picture = drawPicture({ prompt: "grey", style: "sketch", seed: 1 }, size, new AbortController().signal);
  return {
    started,
    endNext: async () => {
      await soon(() => expect(ends.length).toBeGreaterThan(0));
      ends.shift()?.();
    },
    size: 1,
    draw: async (brief: { prompt: string }, _: unknown, signal: AbortSignal) => {
      started.push(brief.prompt);
      await new Promise<void>((resolve, reject) => {
        ends.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
      return picture;
    },
    close: async () => {},
  };
}

const script = scriptedModel();
let a: TestApp;
let b: TestApp;
beforeAll(async () => {
  a = await startApp({ change: (context) => ({ ...context, textModel: script.model }) });
  b = await startApp({ databaseUrl: a.databaseUrl, change: (context) => ({ ...context, textModel: script.model }) });
});
beforeEach(() => a.context.db.sql.execute(sql`delete from usage_counters`));
afterEach(() => script.release());
afterAll(async () => {
  await b.close();
  await a.close();
});

const post = async (node: TestApp, email: string, payload: object) =>
  (await node.as(email)).call({ method: "POST", url: "/api/executions/", payload });
const runsOf = async (userId: string): Promise<number> => {
  const { rows } = await a.context.db.sql.execute(
    sql`select count(*)::int as count from ideation_runs where user_id = ${userId}`,
  );
  return Number(rows[0]?.count);
};

/** A busy machine may take longer to open connections than a call waits for one: that is not asked about here. */
const openConnections = ({ context }: TestApp) =>
  Promise.all(Array.from({ length: context.config.databasePool }, () => context.db.sql.execute(sql`select 1`)));

describe("one person who starts 240 generations over many sockets and HTTP on two nodes", () => {
  it("has as many in progress as the limit allows; the rest is refused in the same words everywhere", async () => {
    const { user, request } = await givenIdeator(a);
    const sockets = await Promise.all(
      Array.from({ length: SOCKETS }, (_, n) => executionsSocket(n % 2 ? b : a, user.email)),
    );
    const browsers = await Promise.all([a.as(user.email), b.as(user.email)]);
    await Promise.all([a, b].map(openConnections));
    script.hold();
    let answered = 0;
    const overHttp = Array.from({ length: HTTP_CALLS }, async (_, n) => {
      const answer = await browsers[n % 2]?.call({ method: "POST", url: "/api/executions/", payload: request() });
      answered++;
      return answer;
    });
    const acknowledged: unknown[] = await Promise.all(
      Array.from({ length: STARTS - HTTP_CALLS }, (_, n) =>
        sockets[n % SOCKETS]?.socket.emitWithAck("execution", request()),
      ),
    );
    const refusedSockets = acknowledged.filter((answer) => !Object.hasOwn(Object(answer), "runId"));
    for (const answer of refusedSockets)
      expect(answer).toEqual({
        code: "rate_limited",
        message: expect.stringMatching(/generat/),
        retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60),
      });
    const startedSockets = acknowledged.length - refusedSockets.length;
    await soon(() => expect(startedSockets + HTTP_CALLS - answered).toBe(person.maxInProgress));
    expect(await runsOf(user.id)).toBe(person.maxInProgress);
    await soon(() => expect(script.calls()).toBe(person.maxInProgress));
    script.release();
    const answers = await Promise.all(overHttp);
    const refusedCalls = answers.filter((answer) => answer?.statusCode === 429);
    for (const answer of refusedCalls) {
      expect(answer?.json()).toMatchObject({ code: "rate_limited", message: expect.stringMatching(/generat/) });
      expect(Number(answer?.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(startedSockets + HTTP_CALLS - refusedCalls.length).toBe(person.maxInProgress);
    for (const { socket } of sockets) socket.close();
  });

  it("can start again when one has ended, however it ended", async () => {
    const { user, request } = await givenIdeator(a);
    const { socket, received } = await executionsSocket(b, user.email);
    script.hold();
    const first = request();
    await socket.emitWithAck("execution", first);
    for (let n = 1; n < person.maxInProgress; n++) await socket.emitWithAck("execution", request());
    const refusal = { code: "rate_limited", message: expect.any(String), retryAfterSeconds: expect.any(Number) };
    expect(await socket.emitWithAck("execution", request())).toEqual(refusal);
    await socket.emitWithAck("stop", { runId: first.metadata.tracking.runId });
    await soon(() => expect(received.at(-1)?.state).toBe("stopped"));
    await soon(async () => expect(await socket.emitWithAck("execution", request())).toHaveProperty("runId"));
    expect(await socket.emitWithAck("execution", request())).toEqual(refusal);
    script.release();
    await soon(async () => expect((await post(a, user.email, request())).statusCode).toBe(200));
    socket.close();
  });
});

describe("the limit of an organization", () => {
  it("holds for all its people together", async () => {
    const { user: owner, organizationId, channelUCID, request } = await givenIdeator(a);
    const people = [owner, ...(await Promise.all([1, 2, 3, 4].map(() => a.given.user())))];
    for (const { id } of people.slice(1)) {
      await a.given.member(organizationId, id, "user");
      await a.given.entitled(organizationId, id, channelUCID, "user");
    }
    const sockets = await Promise.all(people.map(({ email }, n) => executionsSocket(n % 2 ? b : a, email)));
    script.hold();
    const answers: object[] = await Promise.all(
      Array.from({ length: 40 }, (_, n) => sockets[n % sockets.length]?.socket.emitWithAck("execution", request())),
    );
    expect(answers.filter((answer) => "runId" in answer)).toHaveLength(organization.maxInProgress);
    const other = await givenIdeator(b);
    script.release();
    expect((await post(b, other.user.email, other.request())).statusCode).toBe(200);
    for (const { socket } of sockets) socket.close();
  });

  it("can't be used up by strangers", async () => {
    const [victim, stranger] = [await givenIdeator(a), await givenIdeator(a)];
    const { socket } = await executionsSocket(a, stranger.user.email);
    const { metadata } = victim.request();
    for (let n = 0; n < 5; n++) {
      expect(await socket.emitWithAck("execution", victim.request())).toMatchObject({ code: "not_found" });
      const naming = { metadata, aiParameters: { nameGenInspiration: { primaryTitle: "A title" } } };
      expect(await socket.emitWithAck("passthrough-execution", naming)).toMatchObject({ code: "not_found" });
      expect((await post(b, stranger.user.email, victim.request())).statusCode).toBe(404);
    }
    const { rows } = await a.context.db.sql.execute(sql`select subject from usage_counters`);
    expect(rows).toEqual([]);
    socket.close();
  });

  it("lets someone start who joined after their socket was opened", async () => {
    const { organizationId, channelUCID, request } = await givenIdeator(a);
    const newcomer = await a.given.user();
    const { socket } = await executionsSocket(a, newcomer.email);
    await a.given.member(organizationId, newcomer.id, "user");
    await a.given.entitled(organizationId, newcomer.id, channelUCID, "user");
    expect(await socket.emitWithAck("execution", request())).toHaveProperty("runId");
    socket.close();
  });
});

const picturesOf = (input: string, numElementsToGenerate = 1) =>
  ({ pane: "thumbnail", option: "variations", input, numElementsToGenerate }) as const;

/** A node whose pictures are drawn one at a time, and which of them were asked for. */
async function startDrawingNode(queueLimits?: typeof TINY) {
  const pool = controlledPool();
  const drawings = embeddedImageModel({ pool, size, ...(queueLimits && { queueLimits }) });
  const asked: string[] = [];
  const imageModel: typeof drawings = {
    ...drawings,
    generateImage: (brief, context) => {
      const picture = drawings.generateImage(brief, context);
      asked.push(brief.prompt);
      return picture;
    },
  };
  const node = await startApp({ databaseUrl: a.databaseUrl, change: (context) => ({ ...context, imageModel }) });
  return { node, pool, asked };
}

describe("pictures of several organizations", () => {
  it("are drawn in turns: another organization's comes after at most two others, however many wait", async () => {
    const { node, pool, asked } = await startDrawingNode();
    const [flooding, other] = [await givenIdeator(node), await givenIdeator(node)];
    const { socket } = await executionsSocket(node, flooding.user.email);
    for (let n = 0; n < person.maxInProgress; n++)
      await socket.emitWithAck("execution", flooding.request(picturesOf("flood", 4)));
    await soon(() => expect(asked).toHaveLength(person.maxInProgress * 4));
    const drawn = post(node, other.user.email, other.request(picturesOf("other")));
    await soon(() => expect(asked.at(-1)).toMatch(/^other/));
    let ended = 0;
    while (!pool.started.at(-1)?.startsWith("other") && ended < asked.length) {
      await pool.endNext();
      ended++;
      await soon(() => expect(pool.started.length).toBeGreaterThan(ended));
    }
    // One was being drawn, and one of the flood was next in turn.
    expect(ended).toBeLessThanOrEqual(2);
    await pool.endNext();
    expect((await drawn).statusCode).toBe(200);
    socket.close();
    await node.close();
  });

  it("are refused with 429 and Retry-After while the queue is full, and over sockets with the same seconds", async () => {
    const { node, pool, asked } = await startDrawingNode(TINY);
    const [first, second, third] = [await givenIdeator(node), await givenIdeator(node), await givenIdeator(node)];
    const drawn = post(node, first.user.email, first.request(picturesOf("first")));
    await soon(() => expect(pool.started).toHaveLength(1));
    const waiting = post(node, second.user.email, second.request(picturesOf("second")));
    await soon(() => expect(asked).toHaveLength(2));
    const refused = await post(node, third.user.email, third.request(picturesOf("third")));
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "10"]);
    expect(refused.json()).toMatchObject({ code: "rate_limited" });
    const { socket, received } = await executionsSocket(node, third.user.email);
    await socket.emitWithAck("execution", third.request(picturesOf("third")));
    await soon(() => expect(received.at(-1)).toMatchObject({ state: "error", retryAfterSeconds: 10 }));
    await pool.endNext();
    await pool.endNext();
    expect([(await drawn).statusCode, (await waiting).statusCode]).toEqual([200, 200]);
    socket.close();
    await node.close();
  });

  it("leave the queue when the person stops them", async () => {
    const { node, pool, asked } = await startDrawingNode();
    const { user, request } = await givenIdeator(node);
    const { socket, received } = await executionsSocket(node, user.email);
    await socket.emitWithAck("execution", request(picturesOf("first")));
    const unwanted = request(picturesOf("unwanted"));
    await socket.emitWithAck("execution", unwanted);
    await socket.emitWithAck("execution", request(picturesOf("last")));
    await soon(() => expect(asked).toHaveLength(3));
    const { runId } = unwanted.metadata.tracking;
    await socket.emitWithAck("stop", { runId });
    await soon(() => expect(received.at(-1)).toEqual({ runId, state: "stopped" }));
    await pool.endNext();
    await pool.endNext();
    await soon(() => expect(received.filter(({ state }) => state === "complete")).toHaveLength(2));
    expect(pool.started.map((prompt) => prompt.split(",")[0])).toEqual(["first", "last"]);
    socket.close();
    await node.close();
  });
});

describe("texts of several organizations", () => {
  it("are written in turns, and refused with 429 and Retry-After while the queue is full", async () => {
    const slow = scriptedModel();
    const textQueue = createFairQueue({ concurrency: 1, maxQueuedPerKey: 2, maxQueued: 3 });
    const node = await startApp({
      databaseUrl: a.databaseUrl,
      change: (context) => ({ ...context, textModel: slow.model, textQueue }),
    });
    const [flooding, other, late] = [await givenIdeator(node), await givenIdeator(node), await givenIdeator(node)];
    const [flood, waiting] = [
      await executionsSocket(node, flooding.user.email),
      await executionsSocket(node, other.user.email),
    ];
    const startsOf = ({ received }: typeof flood) => received.filter(({ state }) => state === "start").length;
    slow.hold();
    for (let n = 1; n <= 3; n++) {
      await flood.socket.emitWithAck("execution", flooding.request());
      await soon(() => expect(startsOf(flood)).toBe(n));
    }
    await flood.socket.emitWithAck("execution", flooding.request());
    await soon(() => expect(flood.received.at(-1)).toMatchObject({ state: "error", retryAfterSeconds: 10 }));
    await waiting.socket.emitWithAck("execution", other.request());
    await soon(() => expect(startsOf(waiting)).toBe(1));
    const refused = await post(node, late.user.email, late.request());
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "10"]);
    expect(slow.calls()).toBe(1);
    slow.release();
    await soon(() => expect(waiting.received.at(-1)?.state).toBe("complete"));
    flood.socket.close();
    waiting.socket.close();
    await node.close();
  });
});
