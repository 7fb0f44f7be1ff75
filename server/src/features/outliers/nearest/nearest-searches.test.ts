import { NearestQuery } from "@coldopen/contract/outliers/query";
import type { NearestSearch } from "@coldopen/contract/outliers/schema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aChannel, aVideo } from "../../../testing/catalogue/records.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { computeIndexes, upsertVideos } from "../../catalogue/index.ts";
import { buildSnapshot } from "../../search-index/index.ts";
import { outliersService } from "../service.ts";

let studio: TestApp;
let nearest: (query: object) => Promise<NearestSearch[]>;

beforeAll(async () => {
  studio = await startApp();
  const { db } = studio.context;
  const channel = aChannel({ name: "Lookout Diaries" });
  const at: [number, number][] = [[30, 9_000]];
  await upsertVideos(db, "demo", [
    aVideo({ channel, title: "Building a lookout tower", language: "en", at }),
    aVideo({ channel, title: "The tower in winter", language: "en", at }),
    aVideo({ channel, title: "Mein turm im winter", language: "de", at }),
    aVideo({ channel, title: "A tower short", isShort: true, duration: 20, language: "en", at }),
  ]);
  await computeIndexes(db);
  await buildSnapshot(studio.context);
  const service = outliersService(studio.context, async () => []);
  nearest = async (query) => (await service.nearest(NearestQuery.parse(query))).results;
});
afterAll(() => studio.close());

it("corrects each word", async () =>
  expect(await nearest({ search: "lokout towre", searchBy: "title", language: ["en"] })).toContainEqual({
    change: "corrected",
    search: "lookout tower",
    language: null,
    count: 1,
  }));

it("offers the most distinctive word alone", async () =>
  expect(await nearest({ search: "lookout winter", searchBy: "title", language: ["en"] })).toContainEqual({
    change: "one_word",
    search: "lookout",
    language: null,
    count: 1,
  }));

it("offers other languages", async () =>
  expect(await nearest({ search: "turm", searchBy: "title", language: ["en"] })).toEqual([
    { change: "language", search: "turm", language: "de", count: 1 },
  ]));

it("searches shorts in shorts", async () =>
  expect(await nearest({ search: "towerr", searchBy: "title", isShorts: "true" })).toEqual([
    { change: "corrected", search: "tower", language: null, count: 1 },
  ]));

it("offers nothing for words that resemble none", async () =>
  expect(await nearest({ search: "xqzwvbn", language: ["en"] })).toEqual([]));
