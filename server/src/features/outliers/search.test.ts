import { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCaller } from "../../testing/a-caller.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { makeUpCatalogue } from "../../testing/catalogue/made-up.ts";
import { plainSearch } from "../../testing/catalogue/plain-search.ts";
import { randomOf } from "../../testing/catalogue/random.ts";
import { randomQuery } from "../../testing/catalogue/random-query.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { buildSnapshot } from "../search-index/index.ts";
import { outliersService } from "./service.ts";

const VIDEOS = 6_000;
/** Low enough for this small catalogue to have language partitions. */
const MIN_PARTITION_ROWS = 60;
const QUERIES = Number(process.env.SEARCH_CASES ?? 250);
const SEED = Number(process.env.SEARCH_SEED ?? 7);
let studio: TestApp;
let outliers: ReturnType<typeof outliersService>;
let videos: [OutlierVideo, ...OutlierVideo[]];
let plain: ReturnType<typeof plainSearch>;

beforeAll(async () => {
  studio = await startApp();
  const { db } = studio.context;
  await makeUpCatalogue(db, {
    videos: VIDEOS,
    channels: 150,
    words: 900,
    seed: SEED,
    now: new Date("2026-11-01T12:00:00Z"),
  });
  await buildSnapshot(studio.context, MIN_PARTITION_ROWS);
  const { rows } = await db.query({ text: "select array_agg(video_id) as ids from catalogue_videos" });
  const [first, ...others] = await catalogueStore(db).findVideos(rows[0]?.ids as string[]);
  if (!first) throw new Error("The catalogue is empty");
  videos = [first, ...others];
  plain = plainSearch(videos);
  outliers = outliersService(studio.context, async () => []);
});
afterAll(() => studio.close());

const ids = (found: readonly OutlierVideo[]) => found.map(({ videoId }) => videoId);
const searchVideos = (query: OutlierQuery, isShort: boolean) =>
  isShort ? outliers.shorts(aCaller, asOwner, query) : outliers.videos(aCaller, asOwner, query);

describe("a search", () => {
  it("returns the same videos in the same order as a plain filter over all rows", async () => {
    const random = randomOf(SEED);
    let hits = 0;
    for (let round = 0; round < QUERIES; round++) {
      const query = randomQuery(random, videos);
      const isShort = random() < 0.4;
      const all = plain(query, isShort);
      const from = query.page * query.itemsPerPage;
      const { results, hasNext } = await searchVideos(query, isShort);
      expect({ query, isShort, ids: ids(results) }).toEqual({
        query,
        isShort,
        ids: ids(all.slice(from, from + query.itemsPerPage)),
      });
      expect(hasNext).toBe(all.length > from + query.itemsPerPage);
      hits += results.length;
    }
    expect(hits).toBeGreaterThan(QUERIES);
  }, 120_000);

  it.each(["performance_index", "uploaded", "views", "score_desc"])(
    "returns every row once when paging by cursor in the order of %s",
    async (sortField) => {
      for (const more of [
        {},
        { search: "the" },
        { sortOrder: "asc", search: "to", searchBy: "title" },
        { sortOrder: "asc" },
        { performanceIndexGte: 2 },
        { performanceIndexGte: 2, sortOrder: "asc", search: "the" },
      ]) {
        const query = OutlierQuery.parse({ sortField, itemsPerPage: 100, language: ["en"], ...more });
        const all = plain(query, false);
        const found: string[] = [];
        let cursor: string | null = null;
        do {
          const page = await searchVideos(cursor === null ? query : { ...query, cursor }, false);
          found.push(...ids(page.results));
          cursor = page.nextCursor;
        } while (cursor !== null);
        expect(found).toEqual(ids(all));
      }
    },
  );

  it("returns a video as the catalogue contains it", async () => {
    const { results } = await searchVideos(OutlierQuery.parse({}), false);
    for (const video of results) expect(video).toEqual(videos.find(({ videoId }) => videoId === video.videoId));
  });

  it("counts up to the limit", async () => {
    const count = async (query: object) =>
      (await searchVideos(OutlierQuery.parse({ includeCount: "true", ...query }), false)).count;
    expect(await count({})).toBe(1000);
    const rare = OutlierQuery.parse({ search: videos[0].title1, searchBy: "title", includeCount: "true" });
    expect(await count({ search: videos[0].title1, searchBy: "title" })).toBe(plain(rare, false).length);
    expect((await searchVideos(OutlierQuery.parse({}), false)).count).toBeNull();
  });
});
