import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { type Database, openDatabase } from "./database.ts";

let db: Database;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  ({ url, drop } = database);
  db = openDatabase({ url, max: 2, log: silentLog });
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

describe("two opened databases", () => {
  let other: Database;
  beforeAll(() => {
    other = openDatabase({ url, max: 2, log: silentLog });
  });
  afterAll(() => other.close());
  const clientOf = async (database: Database) => {
    const statement = "select pg_backend_pid() as pid";
    const bySql = await database.sql.execute(sql.raw(statement));
    const byQuery = await database.query({ text: statement });
    return [bySql.rows[0]?.pid, byQuery.rows[0]?.pid];
  };

  it("keep their transactions apart: a query runs on a connection of its own database", async () => {
    await db.transaction(async () => {
      const [mine] = await clientOf(db);
      expect(await clientOf(db)).toEqual([mine, mine]);
      expect(await clientOf(other)).not.toContain(mine);
    });
  });

  it("commit each by itself", async () => {
    await db.sql.execute(sql`create table if not exists apart (text text)`);
    const failing = db.transaction(async () => {
      await note("apart 1");
      await other.transaction(async () => void (await other.sql.execute(sql`insert into apart values ('kept')`)));
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect([await notes("apart"), (await db.sql.execute(sql`select text from apart`)).rows]).toEqual([
      [],
      [{ text: "kept" }],
    ]);
  });

  it("see only their own open transaction", async () => {
    const afterwards: unknown[] = [];
    await db.transaction(async () => {
      expect(() => db.assertNoTransaction("files.put")).toThrow("files.put was called inside a database transaction");
      expect(() => other.assertNoTransaction("files.put")).not.toThrow();
      await db.afterCommit(() => void afterwards.push(db.assertNoTransaction("files.remove")));
    });
    expect(afterwards).toEqual([undefined]);
  });
});
