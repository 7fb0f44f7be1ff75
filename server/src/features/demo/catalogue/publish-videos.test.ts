import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../../../platform/db/database.ts";
import { silentLog } from "../../../testing/silent-log.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { catalogueStore, computeIndexes } from "../../catalogue/index.ts";
import { publishDemoVideos } from "./publish-videos.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ url: database.url, max: 4, log: silentLog });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const CHANNELS = 60;
const publish = (at: string) => publishDemoVideos({ db, now: () => new Date(at), maxChannels: CHANNELS });
const print = async () => {
  const { rows } = await db.sql.execute(sql`
    select (select count(*)::int from catalogue_channels) as channels, (select count(*)::int from catalogue_videos) as videos,
      (select count(*)::int from catalogue_snapshots) as snapshots, (select max(uploaded) from catalogue_videos) as latest,
      (select min(uploaded) from catalogue_videos) as earliest`);
  return rows[0];
};

it("publishes 16 months at first, then every day, and all days after a pause", async () => {
  await publish("2026-11-01T12:00:00Z");
  const first = await print();
  expect(first).toMatchObject({ channels: CHANNELS });
  expect(new Date(String(first?.earliest)).toISOString() >= "2025-07-01").toBe(true);
  expect(new Date(String(first?.earliest)).toISOString() < "2025-07-20").toBe(true);
  expect(new Date(String(first?.latest)).toISOString() > "2026-10-28").toBe(true);

  expect(await publish("2026-11-01T12:00:00Z")).toBe(0);
  expect(await print()).toEqual(first);

  expect(await publish("2026-11-02T12:00:00Z")).toBeGreaterThan(0);
  await publish("2026-11-12T12:00:00Z");
  const later = await print();
  expect(new Date(String(later?.latest)).toISOString() > "2026-11-10").toBe(true);

  await db.sql.execute(sql`delete from studio_facts where name like 'demo-catalogue%'`);
  await publish("2026-11-12T12:00:00Z");
  expect(await print()).toEqual(later);
});

it("publishes videos of the demo's own channel, which get an index", async () => {
  await computeIndexes(db);
  const own = await catalogueStore(db).listVideosOf("UChalfbuilt0000000000001");
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter(({ performanceIndex }) => (performanceIndex ?? 0) >= 2).length).toBeGreaterThan(3);
  expect(own[0]?.thumb).toBe(`/api/idea/thumbs/${own[0]?.videoId}.webp`);
  const { rows } = await db.sql.execute(
    sql`select count(*)::int as odd from catalogue_videos where performance_index is not null and v7 is null`,
  );
  expect(rows).toEqual([{ odd: 0 }]);
});
