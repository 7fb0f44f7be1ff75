import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { silentLog } from "../../testing/silent-log.ts";
import { soon } from "../../testing/soon.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { type AnyJob, defineJob } from "./define-job.ts";
import { type Jobs, jobsIn } from "./jobs.ts";
import { startWorker, type Worker } from "./worker.ts";

declare module "./define-job.ts" {
  interface JobPayloads {
    "test:note": { text: string };
    "test:clock": Record<string, never>;
    "test:hang": { text: string };
  }
}

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let jobs: Jobs;
const workers: Worker[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, max: 20, log: silentLog });
  jobs = jobsIn(db);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await db.sql.execute(sql`delete from graphile_worker._private_jobs`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const noteJob = (run: (text: string) => Promise<void>): AnyJob =>
  defineJob({ name: "test:note", payload: z.object({ text: z.string() }), run: ({ text }) => run(text) });
async function work(...defined: AnyJob[]) {
  const heartbeat = { everyMs: 50, timeoutMs: 300 };
  workers.push(await startWorker({ db, log: silentLog, jobs: defined, heartbeat }));
}
async function workAndNote() {
  const done: string[] = [];
  await work(noteJob(async (text) => void done.push(text)));
  return done;
}
const waiting = async () =>
  Number((await db.sql.execute(sql`select count(*) from graphile_worker.jobs`)).rows[0]?.count);
const heldPromise = () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { held, finish: () => finish() };
};
/** Longer than the timeout of heartbeats. */
const expectLockedLong = (count: number) =>
  soon(async () => {
    const { rows } = await db.sql.execute(
      sql`select 1 from graphile_worker.jobs where locked_at < now() - interval '1 second'`,
    );
    expect(rows).toHaveLength(count);
  });

describe("a job", () => {
  it("runs once if it is added several times under one key, with the latest payload", async () => {
    for (const text of ["first", "second", "third"]) await jobs.add("test:note", { text }, { key: "one" });
    await jobs.add("test:note", { text: "other" }, { key: "two" });
    const done = await workAndNote();
    await soon(async () => expect(await waiting()).toBe(0));
    expect(done.sort()).toEqual(["other", "third"]);
  });

  it("that fails with a text that cannot be stored is released with a storable one", async () => {
    await jobs.add("test:note", { text: "bad" });
    await work(
      noteJob(async () => {
        throw new Error("Refused: \0 and \ud800");
      }),
    );
    await soon(async () => {
      const { rows } = await db.sql.execute(sql`select locked_at, last_error from graphile_worker.jobs`);
      expect(rows).toEqual([{ locked_at: null, last_error: expect.stringContaining("Refused: \uFFFD and \uFFFD") }]);
    });
  });

  it("runs on its cron schedule, without the cron metadata in its payload", async () => {
    let runs = 0;
    const payload = z.record(z.string(), z.never());
    await work(defineJob({ name: "test:clock", payload, every: "0 4 * * *", run: async () => void runs++ }));
    await db.sql.execute(
      sql`select graphile_worker.add_job('test:clock', payload => '{"_cron": {"ts": "2026-01-01T04:00:00Z", "backfilled": false}}')`,
    );
    await soon(async () => expect(await waiting()).toBe(0));
    expect(runs).toBe(1);
  });

  it("is not queued if the transaction that adds it is rolled back", async () => {
    const undone = db.transaction(async () => {
      await jobs.add("test:note", { text: "never" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await waiting()).toBe(0);
  });

  it("runs on one of two workers", async () => {
    const [first, second] = [await workAndNote(), await workAndNote()];
    for (let index = 0; index < 20; index++) await jobs.add("test:note", { text: String(index) });
    await soon(async () => expect(await waiting()).toBe(0));
    expect(new Set([...first, ...second]).size).toBe(20);
    expect(first.length + second.length).toBe(20);
  });

  it("is retried after a failure", async () => {
    let tries = 0;
    await work(
      noteJob(async () => {
        if (++tries === 1) throw new Error("The first time fails");
      }),
    );
    await jobs.add("test:note", { text: "again" });
    await soon(async () => expect(await waiting()).toBe(0));
    expect(tries).toBe(2);
  });

  it("that a shutdown stops is logged as stopped and stays in the queue", async () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
    const stopping = new AbortController();
    let isStarted = false;
    const job = noteJob(async () => {
      isStarted = true;
      await new Promise((_, reject) => {
        stopping.signal.addEventListener("abort", () => reject(stopping.signal.reason));
      });
    });
    workers.push(await startWorker({ db, log, jobs: [job], stopping: stopping.signal }));
    await jobs.add("test:note", { text: "again" });
    await soon(async () => expect(isStarted).toBe(true));
    stopping.abort();
    await soon(async () => expect(lines.join("")).toContain("Job stopped by shutdown, it will be retried"));
    expect(lines.join("")).not.toMatch(/"level":(?:4|5)0/);
    expect(await waiting()).toBe(1);
  });

  it("is run by another worker after its worker crashed", async () => {
    await jobs.add("test:note", { text: "orphan" });
    await db.sql.execute(
      sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', attempts = 1`,
    );
    const done = await workAndNote();
    await soon(() => expect(done).toEqual(["orphan"]));
  });

  it("stays with its worker as long as heartbeats arrive", async () => {
    let runs = 0;
    const { held, finish } = heldPromise();
    const slow = noteJob(async () => {
      runs++;
      await held;
    });
    await work(slow);
    await work(slow);
    await jobs.add("test:note", { text: "slow" });
    await expectLockedLong(1);
    expect(runs).toBe(1);
    finish();
    await soon(async () => expect(await waiting()).toBe(0));
  });

  it("runs while more runs of another job hang than there are slots, of which only its share is started", async () => {
    const { held, finish } = heldPromise();
    const begun: string[] = [];
    const done: string[] = [];
    const payload = z.object({ text: z.string() });
    const hang = defineJob({
      name: "test:hang",
      payload,
      concurrency: 2,
      run: async ({ text }) => {
        begun.push(text);
        await held;
      },
    });
    for (let n = 0; n < 6; n++) await jobs.add("test:hang", { text: String(n) });
    await work(
      hang,
      noteJob(async (text) => void done.push(text)),
    );
    await soon(() => expect(begun).toHaveLength(2));
    await jobs.add("test:note", { text: "note" });
    await soon(() => expect(done).toEqual(["note"]));
    // Every worker sends heartbeats.
    await expectLockedLong(2);
    expect(begun).toHaveLength(2);
    finish();
    await soon(async () => expect(await waiting()).toBe(0));
    expect(begun).toHaveLength(6);
  });

  it("runs after all database connections were dropped", async () => {
    const done = await workAndNote();
    await db.sql
      .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
      .catch(() => {});
    await soon(() => jobs.add("test:note", { text: "after" }, { key: "after" }));
    await soon(() => expect(done).toEqual(["after"]));
  });
});
