import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { aVideoLine } from "../testing/catalogue/lines.ts";
import { silentLog } from "../testing/silent-log.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const LINES = 6_000;
const root = path.resolve(import.meta.dirname, "../../..");
let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "coldopen-import-"));
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, max: 1, log: silentLog });
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await db.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function startImport(file: string) {
  const args = ["--conditions=source", "--import=tsx", "server/src/import-catalogue.ts", file];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", DATABASE_URL: database.url, LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  children.push(child);
  let said = "";
  child.stderr.on("data", (part) => (said += part));
  return { child, ended: once(child, "close").then(([code]) => ({ code, said })) };
}
const position = async () => {
  const { rows } = await db.sql.execute(
    sql`select lines::int as lines, finished_at is not null as done from catalogue_imports`,
  );
  return { lines: Number(rows[0]?.lines ?? 0), done: rows[0]?.done === true };
};

const otherConnections = async () => {
  const { rows } = await db.sql.execute(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count;
};

it("an import that is killed goes on where it was, without doubles and without gaps", async () => {
  const file = path.join(folder, "videos.ndjson");
  const line = (number: number) => JSON.stringify(aVideoLine({ id: `v${String(number).padStart(10, "0")}` }));
  writeFileSync(file, Array.from({ length: LINES }, (_, number) => `${line(number)}\n`).join(""));

  const first = startImport(file);
  await vi.waitFor(async () => expect((await position()).lines).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
  first.child.kill("SIGKILL");
  await first.ended;
  // The database may still be storing what reached it last.
  await vi.waitFor(async () => expect(await otherConnections()).toBe(0), { timeout: 20_000 });
  const cut = await position();
  expect(cut.done).toBe(false);

  const second = await startImport(file).ended;
  expect(second.said).toContain(`resumed at line ${cut.lines + 1}`);
  expect(second.code).toBe(0);
  const { rows } = await db.sql.execute(sql`select (select count(*)::int from catalogue_videos) as videos,
    (select count(*)::int from catalogue_snapshots) as snapshots`);
  expect(rows).toEqual([{ videos: LINES, snapshots: 2 * LINES }]);
  expect(await position()).toEqual({ lines: LINES, done: true });
}, 120_000);
