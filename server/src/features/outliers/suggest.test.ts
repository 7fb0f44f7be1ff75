import { SUGGESTIONS_MIXED } from "@coldopen/contract/outliers/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCaller } from "../../testing/a-caller.ts";
import { makeUpCatalogue } from "../../testing/catalogue/made-up.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { computeIndexes, upsertVideos } from "../catalogue/index.ts";
import { buildSnapshot } from "../search-index/index.ts";
import { outliersService } from "./service.ts";

let studio: TestApp;
let isFlagOn = true;
let suggest: (
  term: string,
  more?: object,
) => Promise<{ titles: string[]; channels: string[]; numPages: number; count: number }>;

beforeAll(async () => {
  studio = await startApp();
  const { db } = studio.context;
  await makeUpCatalogue(db, {
    videos: 3_000,
    channels: 60,
    words: 2_000,
    seed: 3,
    now: new Date("2026-11-01T12:00:00Z"),
  });
  const lookout = aChannel({ name: "Lookout Diaries", subscribers: 90_000_000 });
  const pokemon = aChannel({ name: "Pokémon Café", subscribers: 10 });
  await upsertVideos(db, "demo", [
    aVideo({ channel: lookout, title: "Zeppelin race across the Atlantic", at: [[30, 9_000_000_000]] }),
    aVideo({ channel: lookout, title: "Zeppelin building for beginners", at: [[30, 50]] }),
    aVideo({ channel: pokemon, title: "Zeppelin", at: [[30, 5]] }),
    aVideo({ channel: pokemon, title: "Yes, you qzn", at: [[30, 8_000_000]] }),
    aVideo({ channel: pokemon, title: "A qzabin in the woods", at: [[30, 9]] }),
    aVideo({ channel: pokemon, title: "One quintar of wheat", at: [[30, 12]] }),
    aVideo({ channel: lookout, title: "My quinternet is slow", at: [[30, 7_000_000]] }),
    aVideo({ channel: pokemon, title: "Zeppelin short", isShort: true, duration: 20, at: [[30, 7]] }),
  ]);
  await computeIndexes(db);
  await buildSnapshot(studio.context);
  const flags = { ...studio.context.flags, isOn: async () => isFlagOn };
  const service = outliersService({ ...studio.context, flags }, async () => []);
  suggest = async (term, more = {}) => {
    const query = { lookaheadTerm: term, page: 0, fuzzy: true, ...more };
    const { videoTitle, channelName } = await service.suggest(aCaller, query);
    return {
      titles: videoTitle.results.map(({ title }) => title),
      channels: channelName.results.map(({ name }) => name),
      numPages: videoTitle.numPages,
      count: videoTitle.count,
    };
  };
});
afterAll(() => studio.close());

describe("suggestions", () => {
  it.each([
    ["the flag is off", false, {}],
    ["the request is not fuzzy", true, { fuzzy: false }],
  ])("match words exactly if %s", async (_, isOn, more) => {
    isFlagOn = isOn;
    expect((await suggest("zeppelon", more)).titles).toEqual([]);
    expect((await suggest("zepp", more)).titles).toContain("Zeppelin");
    isFlagOn = true;
    expect((await suggest("zeppelon")).titles).toContain("Zeppelin");
  });

  it("match a prefix and return the most viewed titles first", async () => {
    const { titles } = await suggest("zepp");
    expect(titles).toEqual(["Zeppelin race across the Atlantic", "Zeppelin building for beginners", "Zeppelin"]);
  });

  it("put an exact title before more viewed ones", async () => {
    expect((await suggest("zeppelin")).titles[0]).toBe("Zeppelin");
    expect((await suggest("zeppelin ")).titles[0]).toBe("Zeppelin");
  });

  it.each(["zeplelin race", "zepplin race", "zeppelinn race", "zwppelin race acr", "eppelin race", "xeppelin race"])(
    "correct a typing error: %s",
    async (term) => {
      expect((await suggest(term)).titles).toContain("Zeppelin race across the Atlantic");
    },
  );

  it("put exact words before more viewed titles with similar words", async () => {
    expect((await suggest("quintar")).titles).toEqual(["One quintar of wheat", "My quinternet is slow"]);
  });

  it("do not match a prefix with a shorter word", async () => {
    expect((await suggest("qzabn")).titles).toEqual(["A qzabin in the woods"]);
  });

  it("find a title although one word is wrong", async () => {
    expect((await suggest("zeppelin race accross thr atlantic")).titles[0]).toBe("Zeppelin race across the Atlantic");
  });

  it.each(["lookuot", "loookout diar", "diaries lookout"])("find channels: %s", async (term) => {
    expect((await suggest(term)).channels).toContain("Lookout Diaries");
  });

  it("ignore accents", async () => {
    expect((await suggest("pokemon cafe")).channels).toEqual(["Pokémon Café"]);
    expect((await suggest("POKÉMON")).channels).toEqual(["Pokémon Café"]);
  });

  it("separate shorts from videos", async () => {
    expect((await suggest("zeppelin", { isShorts: true })).titles).toEqual(["Zeppelin short"]);
  });

  it("keep the order of words in a phrase search", async () => {
    expect((await suggest("race zeppelin", { phraseSearch: true })).titles).toEqual([]);
    expect((await suggest("zeppelin rac", { phraseSearch: true })).titles).toEqual([
      "Zeppelin race across the Atlantic",
    ]);
  });

  it("return every title on exactly one page", async () => {
    const first = await suggest("the");
    expect(first.titles).toHaveLength(SUGGESTIONS_MIXED);
    expect(first.numPages).toBe(1 + Math.ceil((first.count - SUGGESTIONS_MIXED) / 20));
    const seen: string[] = [];
    for (let page = 0; page < first.numPages; page++) seen.push(...(await suggest("the", { page })).titles);
    expect(seen).toHaveLength(first.count);
    expect(new Set(seen).size).toBe(first.count);
    expect((await suggest("the", { page: first.numPages })).titles).toEqual([]);
  });

  it.each(["", "   ", "!&|<->:*'\\", "😀", "zzzzqqqq"])("are empty for %j", async (term) => {
    expect(await suggest(term)).toEqual({ titles: [], channels: [], numPages: 0, count: 0 });
  });
});
