import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../../platform/db/database.ts";
import { aVideoLine } from "../../../testing/catalogue/lines.ts";
import { silentLog } from "../../../testing/silent-log.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { importFile } from "./import-file.ts";
import { runImport } from "./run-import.ts";

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "coldopen-import-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, max: 4, log: silentLog });
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

let serial = 0;
function fileOf(lines: readonly (object | string)[], { isPacked = false } = {}) {
  const file = path.join(folder, `${++serial}.ndjson${isPacked ? ".gz" : ""}`);
  const text = lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
  writeFileSync(file, isPacked ? gzipSync(text) : text);
  return file;
}
const videoId = (number: number) => `v${String(number).padStart(10, "0")}`;
const manyLines = (count: number) =>
  Array.from({ length: count }, (_, number) => aVideoLine({ id: videoId(number), title: `Cabin number ${number}` }));
const counts = async () => {
  const { rows } = await db.sql.execute(sql`select (select count(*)::int from catalogue_videos) as videos,
    (select count(*)::int from catalogue_snapshots) as snapshots, (select count(*)::int from catalogue_channels) as channels`);
  return rows[0];
};
const column = async (query: ReturnType<typeof sql>) =>
  (await db.sql.execute(query)).rows.map((row) => Object.values(row)[0]);

describe.each([{ isPacked: false }, { isPacked: true }])("a file, packed: $isPacked", ({ isPacked }) => {
  it("is imported completely and once", async () => {
    const file = fileOf(manyLines(1203), { isPacked });
    expect(await importFile(db, file)).toMatchObject({ lines: 1203, videos: 1203, skipped: 0, wasFinished: false });
    expect(await counts()).toEqual({ videos: 1203, snapshots: 2406, channels: 1 });
    expect(await importFile(db, file)).toMatchObject({ wasFinished: true, videos: 0 });
    expect(await importFile(db, file, { isRepeated: true })).toMatchObject({ videos: 1203, wasFinished: false });
    expect(await counts()).toEqual({ videos: 1203, snapshots: 2406, channels: 1 });
  });

  it("resumes after an interruption without duplicates or gaps", async () => {
    const file = fileOf(manyLines(2600), { isPacked });
    const cut = new AbortController();
    const cutOff = importFile(db, file, {
      signal: cut.signal,
      onProgress: ({ lines }) => lines >= 1000 && cut.abort(),
    });
    await expect(cutOff).rejects.toThrow();
    const { resumedAt, lines, videos } = await importFile(db, file);
    expect(resumedAt).toBeGreaterThanOrEqual(1000);
    expect(resumedAt).toBeLessThan(2600);
    expect({ lines, videos }).toEqual({ lines: 2600, videos: 2600 - resumedAt });
    expect(await counts()).toEqual({ videos: 2600, snapshots: 5200, channels: 1 });
  });
});

it("skips, reports and counts bad lines", async () => {
  const bad: [number, string][] = [];
  const file = fileOf([aVideoLine(), "{", "", aVideoLine({ id: "x" }), aVideoLine({ id: "aaaaaaaaaa2" })]);
  const done = await importFile(db, file, { onBadLine: (number, reason) => bad.push([number, reason]) });
  expect(done).toMatchObject({ lines: 5, videos: 2, skipped: 2 });
  expect(bad).toEqual([
    [2, "not JSON"],
    [4, "id: Not a video id"],
  ]);
});

it("skips a line that is too long", async () => {
  const file = fileOf([aVideoLine({ title: "x".repeat(5 * 1024 * 1024) }), aVideoLine({ id: "aaaaaaaaaa2" })]);
  expect(await importFile(db, file)).toMatchObject({ lines: 2, videos: 1, skipped: 1 });
});

it("reads a file without a last line break, with a byte order mark and Windows line ends", async () => {
  const file = path.join(folder, `${++serial}.ndjson`);
  writeFileSync(file, `\ufeff${JSON.stringify(aVideoLine())}\r\n${JSON.stringify(aVideoLine({ id: "aaaaaaaaaa2" }))}`);
  expect(await importFile(db, file)).toMatchObject({ lines: 2, videos: 2, skipped: 0 });
});

describe("repeated records", () => {
  it("give a renamed channel its latest name, whatever the order of lines", async () => {
    const named = (id: string, channel: string, day: string) =>
      aVideoLine({ id, channel, snapshots: [[`2026-03-${day}T05:37Z`, 10, 1, 0]] });
    await importFile(db, fileOf([named("aaaaaaaaaa1", "New name", "20"), named("aaaaaaaaaa2", "Old name", "02")]));
    expect(await column(sql`select name from catalogue_channels`)).toEqual(["New name"]);
    await importFile(db, fileOf([named("aaaaaaaaaa3", "Older name", "01")]));
    expect(await column(sql`select name from catalogue_channels`)).toEqual(["New name"]);
    await importFile(db, fileOf([named("aaaaaaaaaa4", "Newest name", "25")]));
    expect(await column(sql`select name from catalogue_channels`)).toEqual(["Newest name"]);
  });

  it("merge the snapshots of a video in two files and keep the later title", async () => {
    const told = (title: string, ...snapshots: unknown[][]) => fileOf([aVideoLine({ title, snapshots })]);
    await importFile(db, told("Later title", ["2026-03-05T05:37Z", 500, 9, 1], ["2026-03-09T05:37Z", 900, 9, 1]));
    await importFile(db, told("Earlier title", ["2026-03-02T05:37Z", 100, 9, 1], ["2026-03-05T05:37Z", 501, 9, 1]));
    expect(await column(sql`select title from catalogue_videos`)).toEqual(["Later title"]);
    expect(await column(sql`select views::int from catalogue_snapshots order by at`)).toEqual([100, 500, 900]);
  });

  it("keep a subscriber count if the next line has none", async () => {
    await importFile(db, fileOf([aVideoLine({ subscribers: 5000 })]));
    await importFile(db, fileOf([{ id: "UCaaaaaaaaaaaaaaaaaaaaaa", name: "Half Built", subscribers: null }]));
    expect(await column(sql`select subscribers::int from catalogue_channels`)).toEqual([5000]);
  });

  it("store a video once that is twice in a batch", async () => {
    await importFile(db, fileOf([aVideoLine(), aVideoLine()]));
    expect(await counts()).toEqual({ videos: 1, snapshots: 2, channels: 1 });
  });
});

it("reports progress and computes the indexes at the end", async () => {
  let output = "";
  const file = fileOf([
    aVideoLine({
      publishedAt: "2026-02-01T05:37:00Z",
      id: "aaaaaaaaaa2",
      snapshots: [["2026-02-08T05:37Z", 100, 1, 1]],
    }),
    aVideoLine({ publishedAt: "2026-03-01T05:37:00Z", snapshots: [["2026-03-08T05:37Z", 300, 1, 1]] }),
    "nonsense",
  ]);
  await runImport(
    db,
    { files: [file], isRepeated: false },
    { isTTY: true, write: (text) => (output += text) },
    () => 0,
  );
  expect(output).toContain("100 %");
  expect(output).toContain("line 3: not JSON");
  expect(output).toMatch(/2 videos, 1 lines skipped/);
  expect(output).toContain("Index computed for 1 channels");
  expect(await column(sql`select performance_index from catalogue_videos where performance_index is not null`)).toEqual(
    [3],
  );
});
