import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { referenceIndexes } from "../../testing/catalogue/reference.ts";
import { storedIndexes } from "../../testing/catalogue/stored.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { catalogueSize, computeAllIndexes, computeIndexes } from "./compute.ts";
import type { VideoRecord } from "./record.ts";
import { upsertVideos } from "./write-store.ts";

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

const day = (date: string) => new Date(`${date}T12:00:00Z`);
async function computed(videos: VideoRecord[]) {
  await upsertVideos(db, "import", videos);
  await computeIndexes(db);
  return storedIndexes(
    db,
    videos.map(({ videoId }) => videoId),
  );
}
const one = async (video: VideoRecord) => (await computed([video])).get(video.videoId);

describe("first-7-day views", () => {
  it.each([
    [
      "are interpolated between the snapshots before and after",
      [
        [6, 600],
        [8, 1000],
      ],
      800,
    ],
    [
      "equal a snapshot of exactly that time",
      [
        [1, 10],
        [7, 700],
        [40, 9000],
      ],
      700,
    ],
    ["start from 0 at the upload", [[8, 800]], 700],
    [
      "use views that the platform corrected downwards",
      [
        [6, 1000],
        [8, 800],
      ],
      900,
    ],
    [
      "are 0 without views",
      [
        [6, 0],
        [9, 0],
      ],
      0,
    ],
    [
      "are missing without a snapshot of that age",
      [
        [1, 10],
        [6.9, 600],
      ],
      null,
    ],
    [
      "are missing if the snapshots are too far apart",
      [
        [1, 100],
        [12, 1200],
      ],
      null,
    ],
    ["are missing without snapshots", [], null],
    [
      "ignore snapshots before the upload",
      [
        [-2, 5000],
        [8, 800],
      ],
      700,
    ],
  ] as const)("%s", async (_, at, expected) => {
    expect(await one(aVideo({ at }))).toMatchObject({ v7: expected });
  });
});

describe("the index", () => {
  const series = (channel = aChannel(), changes: Partial<VideoRecord> = {}) =>
    [100, 200, 300].map((views, at) =>
      aVideo({ channel, uploaded: day(`2026-05-0${at + 1}`), at: [[7, views]], ...changes }),
    );

  it("is first-7-day views over the channel's average of the 6 months before", async () => {
    const channel = aChannel();
    const video = aVideo({ channel, uploaded: day("2026-06-01"), at: [[7, 500]] });
    const found = (await computed([...series(channel), video])).get(video.videoId);
    expect(found).toMatchObject({ v7Average: 200, performanceIndex: 2.5, baselineCount: 3, v7Rank: 1 });
    expect(found?.score).toBeCloseTo(1 + 1.5 * (3 / 8), 5);
  });

  it("excludes older videos, the video itself and later ones", async () => {
    const channel = aChannel();
    const before = (date: string, views: number) => aVideo({ channel, uploaded: new Date(date), at: [[7, views]] });
    const outside = before("2026-02-28T11:59:59Z", 9000);
    const edge = before("2026-02-28T12:00:00Z", 100);
    const video = before("2026-08-31T12:00:00Z", 300);
    const after = before("2026-09-01T12:00:00Z", 50_000);
    const found = await computed([outside, edge, video, after]);
    expect(found.get(video.videoId)).toMatchObject({ v7Average: 100, performanceIndex: 3, baselineCount: 1 });
  });

  it("compares shorts with shorts", async () => {
    const channel = aChannel();
    const short = aVideo({ channel, uploaded: day("2026-06-01"), isShort: true, duration: 40, at: [[7, 5000]] });
    const first = aVideo({ channel, uploaded: day("2026-05-20"), isShort: true, duration: 40, at: [[7, 2500]] });
    const found = await computed([...series(channel), first, short]);
    expect(found.get(short.videoId)).toMatchObject({ performanceIndex: 2, baselineCount: 1 });
  });

  it("is missing for the first video of a channel and for a baseline of zero", async () => {
    const channel = aChannel();
    const first = aVideo({ channel, uploaded: day("2026-05-01"), at: [[7, 0]] });
    const second = aVideo({ channel, uploaded: day("2026-05-09"), at: [[7, 40]] });
    const found = await computed([first, second]);
    expect(found.get(first.videoId)).toMatchObject({ performanceIndex: null, baselineCount: 0, v7Rank: 1 });
    expect(found.get(second.videoId)).toMatchObject({ performanceIndex: null, v7Average: 0, v7Rank: 1 });
  });

  it("of a young video is missing, but its baseline is known", async () => {
    const channel = aChannel();
    const young = aVideo({ channel, uploaded: day("2026-06-01"), at: [[3, 900]] });
    const found = (await computed([...series(channel), young])).get(young.videoId);
    expect(found).toMatchObject({ v7: null, v7Rank: null, performanceIndex: null, v7Average: 200, views: 900 });
  });
});

it("equals the reference implementation on a catalogue with irregular data", async () => {
  const videos = oddCatalogue();
  expect(await computed(videos)).toEqual(referenceIndexes(videos));
});

it("does not change when computed again or in full", async () => {
  const videos = oddCatalogue();
  await computed(videos);
  const rows = () => db.sql.execute(sql`select v::text from catalogue_videos v order by id`).then(({ rows }) => rows);
  const before = await rows();
  expect(await computeIndexes(db)).toBe(0);
  expect(await computeAllIndexes(db)).toBeGreaterThan(0);
  expect(await rows()).toEqual(before);
});

it("computes changed channels only", async () => {
  const [quiet, busy] = [aChannel(), aChannel()];
  await computed([aVideo({ channel: quiet, at: [[7, 10]] }), aVideo({ channel: busy, at: [[7, 10]] })]);
  await upsertVideos(db, "import", [aVideo({ channel: busy, at: [[7, 99]] })]);
  expect(await computeIndexes(db)).toBe(1);
});

it("stores the size of the catalogue", async () => {
  await computed([aVideo({ uploaded: day("2025-06-01") }), aVideo({ uploaded: day("2026-10-01") })]);
  const { videos, months } = await catalogueSize(db);
  expect(months).toBe(16);
  expect(videos).toBeGreaterThan(1);
});

/** Channels of all sizes, with gaps, falling views, zero views and snapshots before the upload. */
function oddCatalogue(): VideoRecord[] {
  let state = 7;
  const dice = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: 12 }, () => aChannel()).flatMap((channel, size) =>
    Array.from({ length: size * 4 }, () => {
      const peak = dice() < 0.1 ? 0 : Math.floor(10 ** (2 + 5 * dice()));
      const ages = Array.from({ length: Math.floor(dice() * 14) }, () => dice() * 45 - 2);
      return aVideo({
        channel,
        uploaded: new Date(Date.UTC(2025, 5, 1) + Math.floor(dice() * 450 * 86_400) * 1000),
        isShort: dice() < 0.3,
        at: ages.map((age) => [Math.round(age * 1440) / 1440, Math.floor(peak * dice())] as const),
      });
    }),
  );
}
