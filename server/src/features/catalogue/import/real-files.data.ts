import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../../../platform/db/database.ts";
import { referenceIndexes } from "../../../testing/catalogue/reference.ts";
import { storedIndexes } from "../../../testing/catalogue/stored.ts";
import { silentLog } from "../../../testing/silent-log.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { computeIndexes } from "../compute.ts";
import { loadLanguages } from "../language.ts";
import type { VideoRecord } from "../record.ts";
import { importFile } from "./import-file.ts";
import { readLines } from "./lines.ts";
import { readLine } from "./read-line.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  await loadLanguages();
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, max: 4, log: silentLog });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});
const sample = (name: string) => path.join(process.env.COLDOPEN_SAMPLE_DATA ?? "", name);

async function videosIn(file: string): Promise<VideoRecord[]> {
  const videos: VideoRecord[] = [];
  for await (const lines of readLines(file, 0).lines)
    for (const { text } of lines) {
      const read = readLine(text ?? "");
      if (read.kind === "video") videos.push(read.video);
    }
  return videos;
}

it("the index of the US charts equals the plain reference", async () => {
  const file = sample("youtube-trending-us.ndjson.gz");
  const videos = await videosIn(file);
  expect(await importFile(db, file)).toMatchObject({ videos: videos.length, skipped: 0 });
  await computeIndexes(db);
  const stored = await storedIndexes(
    db,
    videos.map(({ videoId }) => videoId),
  );
  const expected = referenceIndexes(videos);
  const different = [...expected].filter(([id, row]) => JSON.stringify(stored.get(id)) !== JSON.stringify(row));
  expect(stored.size).toBe(expected.size);
  expect(different).toEqual([]);
  const indexed = [...expected.values()].filter(({ performanceIndex }) => performanceIndex !== null);
  expect(indexed.length).toBeGreaterThan(500);
});

it.each(["youtube-trending-en.ndjson.gz", "channels.ndjson.gz", "trending-2024-with-subs.ndjson.gz"])(
  "%s comes in without a bad line",
  async (name) => {
    expect(await importFile(db, sample(name))).toMatchObject({ skipped: 0 });
  },
);
