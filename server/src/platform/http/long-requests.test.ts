import { AppError } from "@coldopen/contract/kernel/errors";
import { routes } from "@coldopen/contract/kernel/route";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { noLimits } from "../../testing/no-limits.ts";
import { noSessions } from "../../testing/no-sessions.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { soon } from "../../testing/soon.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createAccessCheck } from "../access/access-check.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { registerErrorHandler } from "./errors.ts";
import { idempotencyIn } from "./idempotency.ts";
import { serve } from "./serve.ts";
import { openStreams } from "./streams.ts";

const body = z.object({ name: z.string() });
const reply = z.object({ id: z.uuid() });
const table = routes({
  draw: {
    method: "POST",
    path: "/drawings",
    access: "user",
    summary: "Draws, then stores what was drawn",
    longRunning: true,
    body,
    reply,
  },
  note: { method: "POST", path: "/notes", access: "user", summary: "Stores a note", body, reply },
});

/** Work that the test ends. */
function openGate() {
  let open = () => {};
  let fail = (_: Error) => {};
  const passed = new Promise<void>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  passed.catch(() => {});
  return { passed, open, fail };
}

/** As many connections as one request needs: a request that keeps one while it works or waits would block all others. */
const CONNECTIONS = 1;
const NO_WAIT: readonly number[] = [0];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
/** Beside the app's own connection. */
let observer: Database;
let app: FastifyInstance;
let gates: ReturnType<typeof openGate>[];
let started: number;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, max: CONNECTIONS, log: silentLog });
  observer = openDatabase({ url: database.url, max: 2, log: silentLog });
  await db.sql.execute(sql`create table drawings (id uuid, name text)`);
});
afterAll(async () => {
  await db.close();
  await observer.close();
  await database.drop();
});
beforeEach(async () => {
  gates = [];
  started = 0;
  await start();
});
afterEach(async () => {
  for (const gate of gates) gate.open();
  await app.close();
  vi.useRealTimers();
  await observer.sql.execute(sql`truncate drawings, idempotency_keys`);
});

/** The next long requests wait until the test opens their gates; without any they go through. */
const holdNext = (count = 1) => {
  const held = Array.from({ length: count }, openGate);
  gates.push(...held);
  return held;
};

async function start({ pollMs = NO_WAIT, on = db } = {}) {
  const insert = async (name: string) => {
    const id = crypto.randomUUID();
    await on.sql.execute(sql`insert into drawings values (${id}, ${name})`);
    return { id };
  };
  await app?.close();
  app = Fastify();
  registerErrorHandler(app, () => {});
  const userId = "00000000-0000-4000-8000-000000000001";
  const caller = { userId, sessionId: "s", email: "e", isInternal: false, memberships: [], entitlements: [] };
  const deps = {
    access: createAccessCheck({
      authenticate: async () => caller,
      authenticateKey: async () => undefined,
      findCaller: async () => undefined,
      channelExists: async () => false,
    }),
    limits: noLimits,
    idempotency: idempotencyIn({ db: on, log: silentLog, pollMs }),
    streams: openStreams(noSessions),
    report: () => {},
  };
  serve(app, deps, table, {
    draw: async ({ body: { name } }) => {
      on.assertNoTransaction("draw");
      await gates[started++]?.passed;
      if (name === "refused") throw new AppError("conflict", "Refused");
      return async () => {
        const made = await insert(name);
        if (name === "broken") throw new Error("The final write broke");
        return made;
      };
    },
    note: async ({ body: { name } }) => {
      await gates[started++]?.passed;
      return insert(name);
    },
  });
  await app.ready();
}

const send = (url: "/drawings" | "/notes", key: string | undefined, name = "A raft") =>
  app.inject({ method: "POST", url, payload: { name }, headers: key === undefined ? {} : { "idempotency-key": key } });
const draw = (key?: string, name?: string) => send("/drawings", key, name);
const drawings = async () => {
  const { rows } = await observer.sql.execute(sql`select name from drawings order by name`);
  return rows.map(({ name }) => name);
};
const isStarted = (count: number) => soon(() => expect(started).toBe(count));
/** As after a crash of the process that reserved the key, once its reservation is over. */
const expireReservations = () =>
  observer.sql.execute(sql`update idempotency_keys set reserved_until = clock_timestamp() - interval '1 second'`);

describe("a long request under a key", () => {
  it("has its effect once, and the same answer to the letter each time", async () => {
    const answers = [await draw("a"), await draw("a"), await draw("a")];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect([started, await drawings()]).toEqual([1, ["A raft"]]);
  });

  it("is refused for another request, also while the first one runs", async () => {
    const [gate] = holdNext();
    const first = draw("a");
    await isStarted(1);
    expect((await draw("a", "Another")).statusCode).toBe(422);
    gate?.open();
    await first;
    const other = await draw("a", "Another");
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotency_mismatch"]);
    expect(await drawings()).toEqual(["A raft"]);
  });

  it("holds no connection while it works", async () => {
    const [gate] = holdNext();
    const first = draw("a");
    await isStarted(1);
    expect((await db.sql.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    gate?.open();
    expect((await first).statusCode).toBe(200);
  });

  it("answers a repetition with 409 and Retry-After while it runs, without a connection held for it", async () => {
    const [gate] = holdNext();
    const first = draw("a");
    await isStarted(1);
    const repetitions = await Promise.all(Array.from({ length: 20 }, () => draw("a")));
    for (const { statusCode, headers, body } of repetitions)
      expect([statusCode, JSON.parse(body).code, headers["retry-after"]]).toEqual([
        409,
        "idempotency_in_progress",
        "2",
      ]);
    gate?.open();
    expect((await first).statusCode).toBe(200);
    expect((await draw("a")).body).toBe((await first).body);
    expect([started, await drawings()]).toEqual([1, ["A raft"]]);
  });

  it("answers a repetition that waits with the answer of the first", async () => {
    await start({ pollMs: Array.from({ length: 500 }, () => 20) });
    const [gate] = holdNext();
    const first = draw("a");
    await isStarted(1);
    const second = draw("a");
    gate?.open();
    expect([(await second).statusCode, (await second).body]).toEqual([200, (await first).body]);
    expect(await drawings()).toEqual(["A raft"]);
  });

  it("can be tried again after a failure of its work or of its final write, which leave nothing behind", async () => {
    expect((await draw("a", "refused")).statusCode).toBe(409);
    expect((await draw("a", "A raft")).statusCode).toBe(200);
    expect((await draw("b", "broken")).statusCode).toBe(500);
    expect((await draw("b", "A boat")).statusCode).toBe(200);
    expect(await drawings()).toEqual(["A boat", "A raft"]);
  });

  it("runs without a key as with one", async () => {
    expect([(await draw()).statusCode, (await draw(undefined, "broken")).statusCode]).toEqual([200, 500]);
    expect(await drawings()).toEqual(["A raft"]);
  });
});

describe("a key whose process crashed", () => {
  const crash = async () => {
    const [gate] = holdNext();
    const crashed = draw("a");
    await isStarted(1);
    return { gate, crashed };
  };

  it("is blocked until its reservation ends, then runs anew", async () => {
    await crash();
    expect((await draw("a")).statusCode).toBe(409);
    await expireReservations();
    const retry = await draw("a");
    expect([retry.statusCode, await drawings()]).toEqual([200, ["A raft"]]);
    expect((await draw("a")).body).toBe(retry.body);
  });

  it("is still refused for another request", async () => {
    await crash();
    await expireReservations();
    expect((await draw("a", "Another")).statusCode).toBe(422);
    expect(await drawings()).toEqual([]);
  });

  it("has one effect also when the process was only silent and comes back", async () => {
    const { gate, crashed } = await crash();
    await expireReservations();
    const retry = await draw("a");
    gate?.open();
    expect([(await crashed).statusCode, retry.statusCode]).toEqual([409, 200]);
    expect((await draw("a")).body).toBe(retry.body);
    expect(await drawings()).toEqual(["A raft"]);
  });

  it("goes to one of many retries", async () => {
    await crash();
    await expireReservations();
    const retries = await Promise.all(Array.from({ length: 20 }, () => draw("a")));
    expect(retries.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
    expect(await drawings()).toEqual(["A raft"]);
  });

  it("that came back does not release the key that another has by now", async () => {
    const { gate, crashed } = await crash();
    const [other] = holdNext();
    await expireReservations();
    const retry = draw("a");
    await isStarted(2);
    gate?.fail(new Error("Too late"));
    expect((await crashed).statusCode).toBe(500);
    expect((await draw("a")).statusCode).toBe(409);
    other?.open();
    expect([(await retry).statusCode, await drawings()]).toEqual([200, ["A raft"]]);
  });
});

it("renews its reservation for as long as it works", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const [gate] = holdNext();
  const first = draw("a");
  await isStarted(1);
  await expireReservations();
  vi.advanceTimersByTime(20_000);
  await soon(async () => {
    const { rows } = await observer.sql.execute(
      sql`select reserved_until > clock_timestamp() + interval '30 seconds' as "isReserved" from idempotency_keys`,
    );
    expect(rows).toEqual([{ isReserved: true }]);
  });
  gate?.open();
  expect((await first).statusCode).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
});

describe("a short write under a key", () => {
  it("runs in one transaction, and its repetitions hold no connection while they wait for it", async () => {
    const on = openDatabase({ url: database.url, max: CONNECTIONS + 1, log: silentLog });
    await start({ on });
    const [gate] = holdNext();
    const first = send("/notes", "n");
    await isStarted(1);
    const repetitions = await Promise.all(Array.from({ length: 20 }, () => send("/notes", "n")));
    expect(new Set(repetitions.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    gate?.open();
    expect((await first).statusCode).toBe(200);
    expect([(await send("/notes", "n")).body, await drawings()]).toEqual([(await first).body, ["A raft"]]);
    await on.close();
  });

  it("gives way to a long request that reserved the same key meanwhile", async () => {
    const on = openDatabase({ url: database.url, max: CONNECTIONS + 1, log: silentLog });
    await start({ on });
    const [gate] = holdNext();
    const first = send("/notes", "n");
    await isStarted(1);
    expect((await send("/drawings", "n", "A boat")).statusCode).toBe(200);
    gate?.open();
    expect((await first).statusCode).toBe(409);
    expect([(await send("/notes", "n")).statusCode, await drawings()]).toEqual([422, ["A boat"]]);
    await on.close();
  });
});
