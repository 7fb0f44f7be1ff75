import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { soon } from "../../testing/soon.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { type Database, openDatabase } from "./database.ts";

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase({ url: database.url, max: 2, log: silentLog });
  await db.sql.execute(sql`create table notes (text text)`);
});
afterAll(async () => {
  await db.close();
  await drop();
});

const note = (text: string) => db.sql.execute(sql`insert into notes values (${text})`);
const notes = async (prefix: string) =>
  (await db.sql.execute(sql`select text from notes where text like ${`${prefix}%`} order by 1`)).rows.map(
    ({ text }) => text,
  );

describe("a transaction", () => {
  it("keeps all or nothing, wherever its queries are made", async () => {
    await db.transaction(async () => {
      await note("all 1");
      await db.transaction(() => note("all 2"));
    });
    await expect(
      db.transaction(async () => {
        await note("nothing 1");
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect([await notes("all"), await notes("nothing")]).toEqual([["all 1", "all 2"], []]);
  });

  it("runs what follows only once it is stored, with every connection free for it", async () => {
    const seen: unknown[] = [];
    const work = (n: number) =>
      db.transaction(async () => {
        await note(`effect ${n}`);
        await db.afterCommit(async () => void seen.push(await notes(`effect ${n}`)));
      });
    await Promise.all([1, 2, 3, 4].map(work));
    expect(seen.flat().sort()).toEqual(["effect 1", "effect 2", "effect 3", "effect 4"]);
    await expect(
      db.transaction(async () => {
        await db.afterCommit(async () => void seen.push("never"));
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(seen).not.toContain("never");
  });

  it("stays stored when what follows fails", async () => {
    const result = await db.transaction(async () => {
      await note("kept");
      await db.afterCommit(() => Promise.reject(new Error("nobody listens")));
      return "done";
    });
    expect([result, await notes("kept")]).toEqual(["done", ["kept"]]);
  });

  it("is left by work that outlives it", async () => {
    let later = Promise.resolve();
    let release = () => {};
    const gate = new Promise<void>((open) => {
      release = open;
    });
    await db.transaction(async () => {
      later = gate.then(async () => void (await note("later")));
    });
    await expect(
      db.transaction(async () => {
        release();
        await later;
        throw new Error("another's failure");
      }),
    ).rejects.toThrow("another's failure");
    expect(await notes("later")).toEqual(["later"]);
  });
});

describe("short reads", () => {
  const ask = async (text: string, values: unknown[] = []) => (await db.read({ text, values })).rows[0]?.found;
  const backends = () => ask("select count(*)::int as found from pg_stat_activity where datname = current_database()");

  it("are answered each with its own, however many share a connection and whichever fails", async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) => ask("select 100 / $1::int * 0 + $1 as found", [n])),
    );
    expect(answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []))).toEqual(
      Array.from({ length: 99 }, (_, n) => n + 1),
    );
    expect(Number(await backends())).toBeLessThanOrEqual(4);
  });

  it("see what the transaction around them has written so far", async () => {
    const seen = await db.transaction(async () => {
      await note("so far");
      return ask("select text as found from notes where text = 'so far'");
    });
    expect(seen).toBe("so far");
  });

  it("find a new connection when theirs was lost", async () => {
    await ask("select 1 as found");
    await db.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await soon(async () =>
      expect(await Promise.all([1, 2, 3, 4].map(() => ask("select 7 as found")))).toEqual([7, 7, 7, 7]),
    );
  });

  it("go around a connection that is blocked", async () => {
    const holder = await db.pool.connect();
    await holder.query("select pg_advisory_lock(5)");
    const blocked = [1, 2, 3, 4].map(() => ask("select pg_advisory_xact_lock(5)::text as found"));
    const waits = () => sleep(100).then(() => "waits");
    await soon(async () => expect(await Promise.race([ask("select 'free' as found"), waits()])).toBe("free"));
    await holder.query("select pg_advisory_unlock(5)");
    holder.release();
    expect(await Promise.all(blocked)).toEqual(["", "", "", ""]);
  });
});
