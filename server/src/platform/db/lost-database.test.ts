import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connected } from "../../testing/socket-client.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { type RunningPostgres, startPostgres } from "../postgres/start-postgres.ts";

let home: string;
let postgres: RunningPostgres;
let studio: TestApp;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), "coldopen-lost-"));
  chmodSync(home, 0o755);
  postgres = await startPostgres({
    dataDir: path.join(home, "postgres"),
    sharedHome: path.join(home, "shared"),
    say: () => {},
  });
  studio = await startApp({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await studio.close();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

type Answer = { status: number; retryAfter: string | undefined; person: string; wrote: number | undefined };

/** Writes and reads without a pause until told to stop. */
function startLoad() {
  const answers: Answer[] = [];
  let isOn = true;
  const one = async () => {
    const { email, id: person } = await studio.given.user();
    const browser = await studio.as(email);
    for (let round = 0; isOn; round++) {
      const isWrite = round % 2 === 1;
      const write = { method: "PUT", url: "/api/users/profile", payload: { lastName: String(round) } } as const;
      const { statusCode, headers } = await browser.call(isWrite ? write : { url: "/api/users/profile" });
      const retryAfter = headers["retry-after"]?.toString();
      answers.push({ status: statusCode, retryAfter, person, wrote: isWrite ? round : undefined });
    }
  };
  const ended = Promise.all(Array.from({ length: 8 }, one));
  return {
    answers,
    stop: async () => {
      isOn = false;
      await ended;
    },
  };
}
const since = (load: { answers: Answer[] }, index: number) => load.answers.slice(index).map(({ status }) => status);
const goesWell = (load: { answers: Answer[] }) => {
  const from = load.answers.length;
  return vi.waitFor(() => expect(since(load, from).filter((status) => status === 200).length).toBeGreaterThan(40), {
    timeout: 20_000,
    interval: 20,
  });
};
const onlyCourteous = (load: { answers: Answer[] }) => {
  const bad = load.answers.filter(({ status }) => status !== 200);
  expect(bad.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([]);
};

/** What each person's last acknowledged write said, against what is there: as much, or one that was written but not answered. */
async function keptAll(load: { answers: Answer[] }) {
  const { rows } = await studio.context.db.pool.query("select id, last_name from users");
  const kept = new Map(rows.map((row) => [String(row.id), Number(row.last_name)]));
  const written = load.answers.filter(({ status, wrote }) => status === 200 && wrote !== undefined);
  expect(written.filter(({ person, wrote = 0 }) => (kept.get(person) ?? -1) < wrote)).toEqual([]);
  expect(written.length).toBeGreaterThan(0);
}

/** Every index against its table and every page of every table, as pg_amcheck does: it is not shipped, its extension is. */
async function storageFlaws(): Promise<unknown[]> {
  const { pool } = studio.context.db;
  await pool.query("create extension if not exists amcheck");
  const { rowCount } = await pool.query(`
    select bt_index_check(c.oid, true) from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
    where a.amname = 'btree' and i.indisvalid and c.relpersistence = 'p'`);
  expect(rowCount).toBeGreaterThan(50);
  return (
    await pool.query(`
      select c.oid::regclass as name, flaw.msg from pg_class c join pg_am a on a.oid = c.relam, lateral verify_heapam(c.oid) flaw
      where a.amname = 'heap' and c.relpersistence = 'p'`)
  ).rows;
}

describe("a lost database", () => {
  it("costs answers of 503 and nothing else when it drops all connections", async () => {
    const load = startLoad();
    await goesWell(load);
    const admin = new pg.Client(postgres.url);
    await admin.connect();
    for (let time = 0; time < 3; time++)
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
    await admin.end();
    await goesWell(load);
    await load.stop();
    onlyCourteous(load);
    expect(studio.context.db.pool.totalCount).toBeLessThanOrEqual(studio.context.config.databasePool);
  });

  it("comes back by itself when the server was killed, and so do sockets and what they hear", async () => {
    const user = await studio.given.user();
    const { heard, socket } = await connected(studio, { email: user.email });
    const load = startLoad();
    await goesWell(load);
    const killed = postgres.pid;
    process.kill(killed, "SIGKILL");
    await vi.waitFor(() => expect(load.answers.some(({ status }) => status === 503)).toBe(true), { timeout: 10_000 });
    await vi.waitFor(() => expect(postgres.pid).not.toBe(killed), { timeout: 15_000, interval: 20 });
    await goesWell(load);
    await load.stop();
    onlyCourteous(load);
    await keptAll(load);
    expect(await storageFlaws()).toEqual([]);
    await studio.context.announce.toUser(user.id, "system", { eggType: "refresh" });
    await vi.waitFor(() => expect(heard.at(-1)?.eggType).toBe("refresh"), { timeout: 8_000 });
    socket.close();
  });
});
