import { toCamelCase } from "@coldopen/contract/kernel/wire";
import { OutlierPage } from "@coldopen/contract/outliers/routes";
import { FILTER_SETS_MAX } from "@coldopen/contract/outliers/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { computeIndexes, upsertVideos } from "../catalogue/index.ts";
import { buildSnapshot } from "../search-index/index.ts";

const DAY_MS = 86_400_000;
const SPANISH_TOWER = "Una torre parecida";
/** With characters that end strings or lines elsewhere. */
const HUGE_CASTLE = 'Huge "castle" \\ \u0001 of \u2028 ends';
/** With the two characters that separate values and videos of a page, which the API does not accept. */
const HUGE_CASTLE_IMPORTED = HUGE_CASTLE.replace("of", "\u001fof\u001e");
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
let studio: TestApp;
let browser: Browser;
let rival: Browser;
let place: { organization_id: string; ucid: string };

beforeAll(async () => {
  studio = await startApp();
  const { given, context } = studio;
  const owner = await given.user();
  const organizationId = await given.organization({ ownerId: owner.id });
  const ucid = await given.channel(organizationId, { name: "Own Channel" });
  place = { organization_id: organizationId, ucid };
  browser = await studio.as(owner.email);
  const stranger = await given.user();
  await given.organization({ ownerId: stranger.id });
  rival = await studio.as(stranger.email);

  const own = aChannel({ ucid, name: "Own Channel", subscribers: 100_000, language: "en" });
  const alike = aChannel({ name: "Tower People", subscribers: 400_000, language: "en" });
  const huge = aChannel({ name: "Tower Giants", subscribers: 90_000_000, language: "en" });
  const usual = (views: number) => [[7, views] as const, [30, views * 2] as const];
  await upsertVideos(context.db, "demo", [
    ...[100, 90, 80].map((age) =>
      aVideo({ channel: own, title: "Own tower", uploaded: daysAgo(age), at: usual(1_000) }),
    ),
    aVideo({
      channel: own,
      title: "Own tower that flew",
      uploaded: daysAgo(30),
      at: usual(5_000),
      videoId: "flewflewfle",
    }),
    aVideo({
      channel: own,
      title: "Own tower of today",
      uploaded: daysAgo(1),
      at: [[0.5, 10]],
      videoId: "todaytodayt",
    }),
    ...[100, 90].map((age) =>
      aVideo({ channel: alike, title: "Alike tower", uploaded: daysAgo(age), at: usual(1_000) }),
    ),
    aVideo({ channel: alike, title: SPANISH_TOWER, uploaded: daysAgo(3), at: usual(1_000), language: "es" }),
    aVideo({ channel: alike, title: "Alike tower wins", uploaded: daysAgo(20), at: usual(8_000), duration: 240 }),
    aVideo({
      channel: huge,
      title: HUGE_CASTLE_IMPORTED,
      uploaded: daysAgo(40),
      at: usual(1_000_000),
      language: null,
    }),
  ]);
  await computeIndexes(context.db);
  await buildSnapshot(context);
});
afterAll(() => studio.close());

const request = async (query: Record<string, string>, by = browser, path = "/api/idea/channel_video") =>
  by.call({ url: `${path}?${new URLSearchParams(query)}` });
const titles = async (query: Record<string, string>) => {
  const response = await request(query);
  expect(response.statusCode).toBe(200);
  return OutlierPage.parse(toCamelCase(response.json())).results.map(({ title1 }) => title1);
};

describe("outlier tabs", () => {
  it("list all videos, those of the channel, and those that its audience also watches", async () => {
    expect(await titles({ source: "newest", performance_index_gte: "2" })).toEqual([
      "Alike tower wins",
      "Own tower that flew",
    ]);
    const own = await titles({ source: "myvids", sort_field: "performance_index", ...place });
    expect(own.slice(0, 3)).toEqual(["Own tower that flew", "Own tower", "Own tower"]);
    expect(own.slice(3).sort()).toEqual(["Own tower", "Own tower of today"]);
    const alike = ["Alike tower wins", "Alike tower", "Alike tower"];
    expect(await titles({ source: "aaw", ...place })).toEqual(alike);
    expect(await titles({ source: "aaw", language: "any", ...place })).toEqual([SPANISH_TOWER, ...alike]);
    expect(await titles({ source: "newest", language: "any" })).toContain(SPANISH_TOWER);
  });

  it("list the videos of followed creators, and none without followed creators", async () => {
    expect(await titles({ source: "favorite_channels", ...place })).toEqual([]);
    const followed = await browser.call({
      method: "POST",
      url: "/api/idea/user_favorite_channels",
      payload: {
        creator_channel_ucid: place.ucid,
        favorite_ucid: (await channelNamed("Tower People")).ucid,
        organization_id: place.organization_id,
      },
    });
    expect(followed.statusCode).toBe(200);
    expect(await titles({ source: "favorite_channels", performance_index_gte: "2", ...place })).toEqual([
      "Alike tower wins",
    ]);
  });

  it("reject another user's channel, and a missing channel where one is required", async () => {
    expect((await request({ source: "myvids", ...place }, rival)).statusCode).toBe(404);
    expect((await request({ source: "newest", organization_id: place.organization_id }, rival)).statusCode).toBe(404);
    for (const source of ["aaw", "myvids", "favorite_channels"])
      expect((await request({ source })).statusCode).toBe(400);
    expect((await request({ source: "favorite_channels", ucid: place.ucid })).statusCode).toBe(400);
  });
});
const channelNamed = async (name: string) =>
  (await browser.call({ url: `/api/idea/channels?${new URLSearchParams({ name })}` })).json().results[0];

describe("outlier filters", () => {
  it("parse durations as minutes and seconds, and include the last day", async () => {
    expect(await titles({ search: "wins", duration_gte: "400" })).toEqual(["Alike tower wins"]);
    expect(await titles({ search: "wins", duration_gte: "401" })).toEqual([]);
    const day = daysAgo(20).toISOString().slice(0, 10);
    expect(await titles({ uploaded_gte: day, uploaded_lte: day })).toEqual(["Alike tower wins"]);
  });

  it("find videos of unknown language", async () => {
    expect(await titles({ language: "und" })).toEqual([HUGE_CASTLE]);
    expect(await titles({ language: "de" })).toEqual([]);
  });

  it("search words in titles, in channel names, or both", async () => {
    expect(await titles({ search: "giants", search_by: "title" })).toEqual([]);
    expect(await titles({ search: "giants", search_by: "channel" })).toEqual([HUGE_CASTLE]);
    expect(await titles({ search: "giants" })).toEqual([HUGE_CASTLE]);
    expect(await titles({ search: "tower wins", search_by: "title", phrase_search: "true" })).toEqual([
      "Alike tower wins",
    ]);
    expect(await titles({ search: "wins tower", search_by: "title", phrase_search: "true" })).toEqual([]);
  });

  it("correct typing errors only if the feature flag is on", async () => {
    const misspelled = { search: "castel", search_by: "title", fuzzy: "true", ...place };
    expect(await titles(misspelled)).toEqual([]);
    await studio.context.flags.setForOrganization("STUDIO_OUTLIER_FUZZY_SEARCH", place.organization_id, true);
    expect(await titles(misspelled)).toEqual([HUGE_CASTLE]);
    expect(await titles({ ...misspelled, fuzzy: "false" })).toEqual([]);
    expect(await titles({ search: "castel", fuzzy: "true" })).toEqual([]);
  });

  it.each([
    "'",
    "''; drop table users; --",
    "a' | 'b",
    "!tower",
    "tower:*",
    "a <-> b",
    "\\",
    "%",
    "_",
    "((((",
    "&|!",
    "tower') or true --",
  ])("treat %j as words only", async (search) => {
    for (const search_by of ["all", "title", "channel"])
      for (const more of [{}, { phrase_search: "true" }, { fuzzy: "true", ...place }])
        expect((await request({ search, search_by, ...more })).statusCode).toBe(200);
    expect(
      (await request({ lookahead_term: search }, browser, "/api/idea/channel_video/autocomplete")).statusCode,
    ).toBe(200);
    expect((await request({ name: search }, browser, "/api/idea/channels")).statusCode).toBe(200);
    expect((await request({ language: search.slice(0, 20), youtube_category: search })).json().results).toEqual([]);
  });

  it.each([
    { sort_field: "views; drop table users" },
    { sort_order: "desc nulls first" },
    { page: "501" },
    { items_per_page: "101" },
    { duration_gte: "460" },
    { uploaded_gte: "2026-02-30" },
    { cursor: "bm90IGEgY3Vyc29y" },
    { search: "a\u0000b" },
  ])("reject %j", async (query) => {
    expect((await request(query)).statusCode).toBe(400);
  });

  it("reject a cursor of another sort order", async () => {
    const { next_cursor } = (await request({ items_per_page: "1" })).json();
    expect((await request({ cursor: next_cursor, sort_field: "views" })).statusCode).toBe(400);
    expect((await request({ cursor: next_cursor })).statusCode).toBe(200);
  });
});

describe("a single video", () => {
  const explained = async (videoId: string) =>
    toCamelCase((await browser.call({ url: `/api/idea/channel_video/${videoId}/index` })).json());

  it("is explained by the videos that its index is based on", async () => {
    expect(await explained("flewflewfle")).toMatchObject({
      v7Score: 5_000,
      baselineCount: 3,
      confidence: "low",
      measured: "exact",
      baseline: [{ v7Score: 1_000 }, { v7Score: 1_000 }, { v7Score: 1_000 }],
      lenses: [
        { lens: "mean", value: 5, baseline: 1_000, sample: 3 },
        { lens: "median", value: 5, baseline: 1_000, sample: 3 },
        { lens: "neighbours", value: 5, sample: 3 },
        { lens: "category", sample: expect.any(Number) },
        { lens: "perSubscriber", value: 0.05, baseline: 100_000, sample: 1 },
      ],
    });
  });

  it("has a reason for a missing index", async () => {
    expect(await explained("todaytodayt")).toMatchObject({ v7Score: null, measured: "too_young", confidence: "none" });
  });

  it("is found by its id, and is 404 for an unknown id", async () => {
    const found = await browser.call({ url: "/api/idea/channel_video/flewflewfle" });
    expect(found.json()).toMatchObject({ video_id: "flewflewfle", performance_index: 5 });
    for (const path of ["nobodyhasit", "nobodyhasit/index"])
      expect((await browser.call({ url: `/api/idea/channel_video/${path}` })).statusCode).toBe(404);
  });
});

describe("lists besides the videos", () => {
  it("return a few outliers as a trend, the newest first", async () => {
    const trend = (await request({ search: "tower" }, browser, "/api/idea/trend")).json();
    expect(trend.results.map(({ title1 }: { title1: string }) => title1)).toEqual([
      "Alike tower wins",
      "Own tower that flew",
    ]);
    expect(trend).toMatchObject({ items_per_page: 4, has_next: false, next_cursor: null, count: null });
  });

  it("return channels, their subscribers and the categories", async () => {
    expect(await channelNamed("tower")).toMatchObject({ name: "Tower Giants", subscribers: 90_000_000, videos: 1 });
    const { ucid } = await channelNamed("own channel");
    expect((await browser.call({ url: `/api/idea/channels/${ucid}/subscribers` })).json()).toEqual({
      ucid,
      subscribers: 100_000,
    });
    expect((await browser.call({ url: "/api/idea/channels/UCnobody0000000000000000/subscribers" })).statusCode).toBe(
      404,
    );
    expect((await browser.call({ url: "/api/idea/categories" })).json()).toMatchObject({
      youtube_categories: ["Entertainment"],
      ai_l2_categories: ["Survival"],
      languages: ["en", "es"],
      videos: 10,
    });
  });
});

describe("filter sets", () => {
  const url = () => `/api/orgs/${place.organization_id}/channels/${place.ucid}/outlier-filters`;
  const save = (name: string, search = "a=1") =>
    browser.call({ method: "POST", url: url(), payload: { name, search } });
  const list = async (): Promise<{ id: string; name: string; search: string }[]> =>
    (await browser.call({ url: url() })).json().results;

  it("are stored by name, replaced by the same name, and deleted", async () => {
    await save("Winter");
    await save("Summer");
    await save("Winter", "b=2");
    const sets = await list();
    expect(sets.map(({ name, search }) => [name, search])).toEqual([
      ["Winter", "b=2"],
      ["Summer", "a=1"],
    ]);
    for (const { id } of sets)
      expect((await browser.call({ method: "DELETE", url: `${url()}/${id}` })).statusCode).toBe(200);
    expect((await browser.call({ method: "DELETE", url: `${url()}/${sets[0]?.id}` })).statusCode).toBe(404);
    expect((await rival.call({ url: url() })).statusCode).toBe(404);
  });

  it("count videos that appeared since a person last opened them, for each person", async () => {
    const searches = {
      today: "search=tower+of+today",
      index: "search=tower&performanceIndexGte=2",
      old: "search=castle",
    };
    for (const [name, search] of Object.entries(searches)) await save(name, search);
    const ids = new Map((await list()).map(({ id, name }) => [name, id]));
    const news = async (by = browser) => {
      const { results } = (await by.call({ url: `${url()}/news` })).json();
      const counts = new Map(results.map(({ id, count }: { id: string; count: number }) => [id, count]));
      return Object.fromEntries(Object.keys(searches).map((name) => [name, counts.get(ids.get(name))]));
    };
    const visit = (name: string, by = browser) => by.call({ method: "POST", url: `${url()}/${ids.get(name)}/visit` });
    const setVisits = (days: number) =>
      studio.context.db.sql.execute(
        sql`update outlier_filter_set_visits set visited_at = now() - make_interval(days => ${days})`,
      );
    expect(await news()).toEqual({ today: 0, index: 0, old: 0 });
    for (const name of Object.keys(searches)) expect((await visit(name)).statusCode).toBe(200);
    await setVisits(15);
    // The video of 20 days ago has had its index for 13 days only.
    expect(await news()).toEqual({ today: 1, index: 1, old: 0 });
    await visit("today");
    expect(await news()).toEqual({ today: 0, index: 1, old: 0 });
    expect((await visit("today", rival)).statusCode).toBe(404);
    for (const id of ids.values()) await browser.call({ method: "DELETE", url: `${url()}/${id}` });
  });

  it("stop exactly at their limit, also for concurrent requests", async () => {
    const responses = await Promise.all(Array.from({ length: FILTER_SETS_MAX + 3 }, (_, at) => save(`Set ${at}`)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(FILTER_SETS_MAX);
    expect(await list()).toHaveLength(FILTER_SETS_MAX);
    const [first] = await list();
    expect((await save(first?.name ?? "", "c=3")).statusCode).toBe(200);
  });
});
