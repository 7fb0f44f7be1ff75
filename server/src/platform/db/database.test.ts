import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
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
