import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { languagesOf, sinceDay } from "@coldopen/contract/outliers/list-query";
import { OutliersSearch } from "@coldopen/contract/outliers/list-state";
import { describe, expect, it } from "vitest";
import { stringifySearch } from "../../lib/search.ts";
import { languages, languagesMatching } from "./languages.ts";
import { toQueryParams } from "./query-params.ts";
import { addressOf, isFiltered, unfiltered } from "./search.ts";

const read = (query: string) => OutliersSearch.parse(parseQueryString(query));
const today = new Date(2026, 10, 15);
const given = { today, isFuzzy: false, hasLanguages: false };

describe("an address", () => {
  it("alone is the newest outliers as a grid of videos", () => {
    expect(read("")).toMatchObject({
      source: "newest",
      performanceIndexGte: 5,
      uploadedWithin: "3m",
      type: "videos",
      layout: "grid",
      searchBy: "all",
      sortField: "uploaded",
      sortOrder: "desc",
    });
  });
  it.each(["?search=cabin", "?viewsGte=10", "?channelId=UCaaaaaaaaaaaaaaaaaaaaaa", "?sortField=views"])(
    "%s without a tab means all results",
    (query) => expect(read(query).source).toBe("search"),
  );
  it("of all results without a filter names its tab", () => {
    expect(addressOf(read("?source=search"))).toEqual({ source: "search" });
    expect(isFiltered(read("?source=search"))).toBe(false);
  });
  it.each([
    ["?source=aaw", { performanceIndexGte: 2, uploadedWithin: "3m", madeForKids: false, sortField: "uploaded" }],
    ["?source=favorite_channels", { performanceIndexGte: 2, sortField: "uploaded" }],
    ["?source=newest&layout=table", { performanceIndexGte: 5, uploadedWithin: "3m", layout: "table" }],
    ["?source=myvids", { sortField: "performance_index", sortOrder: "desc" }],
  ])("%s brings the preset of its tab", (query, state) => expect(read(query)).toMatchObject(state));
  it("that says something of filters or sort means just that", () => {
    expect(read("?source=newest&viewsGte=1000").performanceIndexGte).toBeUndefined();
    expect(read("?source=newest&sortField=views")).toMatchObject({ sortField: "views" });
    expect(isFiltered(read("?source=newest&sortField=views"))).toBe(false);
  });
  it("leaves out what doesn't fit", () =>
    expect(
      read("?source=nowhere&viewsGte=lots&durationLte=460&uploadedGte=yesterday&video=short&madeForKids=perhaps"),
    ).toEqual(read("?sortField=uploaded")));
  it.each([
    "",
    "?source=newest",
    "?source=myvids&sortField=views&sortOrder=asc",
    "?type=shorts&layout=table&search=cabin&searchBy=title",
    "?searchBy=channel&channelId=UCaaaaaaaaaaaaaaaaaaaaaa&name=Ferro+Lab",
    "?performanceIndexGte=0.8&viewsGte=50000&subscribersLte=10000&durationGte=400&durationLte=2000&madeForKids=true",
    "?uploadedGte=2026-01-01&uploadedLte=2026-02-01&youtubeCategory=Gaming&youtubeCategory=Music&language=any",
    "?video=video000001",
  ])("%s reads the same once written", (query) => {
    const state = read(query);
    expect(read(stringifySearch(addressOf(state)))).toEqual(state);
  });
  it("of a tab without its preset still says so", () => {
    const cleared = { ...read("?source=aaw"), ...unfiltered };
    expect(isFiltered(read(stringifySearch(addressOf(cleared))))).toBe(false);
  });
});

describe("the request", () => {
  it("counts spans of time back from today", () =>
    expect((["7d", "30d", "3m", "12m"] as const).map((within) => sinceDay(within, "2026-11-15"))).toEqual([
      "2026-11-08",
      "2026-10-16",
      "2026-08-15",
      "2025-11-15",
    ]));
  it("keeps to the last day of a shorter month", () => expect(sinceDay("3m", "2026-05-31")).toBe("2026-02-28"));
  it("is the preset with its population", () =>
    expect(toQueryParams(read("?source=aaw"), given)).toEqual({
      source: "aaw",
      searchBy: "all",
      performanceIndexGte: 2,
      uploadedGte: new Date(2026, 7, 15).toISOString(),
      madeForKids: "false",
      sortField: "uploaded",
      sortOrder: "desc",
    }));
  it("uses whole days in the user's time zone", () =>
    expect(toQueryParams(read("?uploadedGte=2026-01-01&uploadedLte=2026-02-01"), given)).toMatchObject({
      uploadedGte: new Date(2026, 0, 1).toISOString(),
      uploadedLte: new Date(2026, 1, 1, 23, 59, 59, 999).toISOString(),
    }));
  it("has no days where they are the wrong way round", () => {
    const params = toQueryParams(read("?uploadedGte=2026-02-01&uploadedLte=2026-01-01"), given);
    expect(params).not.toHaveProperty("uploadedGte");
    expect(params).not.toHaveProperty("uploadedLte");
  });
  it("searches for quoted text exactly", () =>
    expect(toQueryParams(read("?search=%22fire%20lookout%22"), { ...given, isFuzzy: true })).toMatchObject({
      search: "fire lookout",
      phraseSearch: "true",
    }));
  it("is a channel rather than its name", () => {
    const params = toQueryParams(
      read("?searchBy=channel&channelId=UCaaaaaaaaaaaaaaaaaaaaaa&name=Ferro&search=fer"),
      given,
    );
    expect(params).toMatchObject({ channelId: "UCaaaaaaaaaaaaaaaaaaaaaa" });
    expect(params).not.toHaveProperty("search");
  });
  it("tolerates typos where the gate is open", () => {
    expect(toQueryParams(read("?search=cabbin"), { ...given, isFuzzy: true })).toMatchObject({ fuzzy: "true" });
    expect(toQueryParams(read("?search=cabbin"), given)).not.toHaveProperty("fuzzy");
    expect(toQueryParams(read(""), { ...given, isFuzzy: true })).not.toHaveProperty("fuzzy");
  });
});

describe("languages", () => {
  it.each([
    ["", ["en"]],
    ["?source=newest", ["en"]],
    ["?source=myvids", []],
    ["?source=favorite_channels", []],
    ["?channelId=UCaaaaaaaaaaaaaaaaaaaaaa", []],
    ["?language=es&language=und", ["es", "und"]],
    ["?source=myvids&language=de", ["de"]],
    ["?language=any", []],
  ])("of %j are %j", (query, codes) => expect(languagesOf(read(query))).toEqual(codes));
  it("are only sent if there is a picker", () => {
    expect(toQueryParams(read(""), given)).not.toHaveProperty("language");
    expect(toQueryParams(read(""), { ...given, hasLanguages: true })).toMatchObject({ language: ["en"] });
    expect(toQueryParams(read("?language=any"), { ...given, hasLanguages: true })).not.toHaveProperty("language");
  });
  it("of an audience default to the channel's, unless any language is chosen", () => {
    expect(toQueryParams(read("?source=aaw"), { ...given, hasLanguages: true })).not.toHaveProperty("language");
    expect(toQueryParams(read("?source=aaw&language=any"), { ...given, hasLanguages: true })).toMatchObject({
      language: ["any"],
    });
  });
  it("are about 180 by name, the preferred first and the unknown last", () => {
    expect(languages.length).toBeGreaterThan(170);
    expect(languages.slice(0, 4).map(({ name }) => name)).toEqual(["English", "Spanish", "German", "French"]);
    expect(languages.at(-1)?.name).toBe("Unknown language");
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
    expect(languages.filter(({ code, name }) => code === name)).toEqual([]);
  });
  it("are found by part of their name or by their code", () => {
    expect(languagesMatching("portu").map(({ code }) => code)).toEqual(["pt"]);
    expect(languagesMatching("ja").map(({ code }) => code)).toContain("ja");
  });
});
