import { keywordRoutes } from "@coldopen/contract/keywords/routes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { computeIndexes, upsertVideos, type VideoRecord } from "../catalogue/index.ts";
import { computeKeywords } from "./index.ts";
import { MAX_COUNTED_INDEX, MIN_RATIO, MIN_SAMPLE, wordsOf } from "./rules.ts";

const subjects = ["trains", "the cold", "old bikes", "fresh bread", "my garden"];
const german = ["Wir bauen ein Haus", "Ein Tag im Wald", "Wie man Brot backt"];

/** A year of a channel: every sixth title has a word that triples its views. */
function aYear(category: string, language: string, special: string): VideoRecord[] {
  const channel = aChannel({ name: `${category} ${language}` });
  return Array.from({ length: 90 }, (_, n) => {
    const subject = subjects[n % subjects.length];
    const plain = language === "de" ? `${german[n % german.length]} ${n}` : `A week with ${subject}, part ${n}`;
    const isSpecial = n % 6 === 0;
    const title = isSpecial ? `${special} ${plain}` : plain;
    const uploaded = new Date(Date.UTC(2026, 0, 1 + n * 2, 12));
    return aVideo({
      channel,
      title,
      uploaded,
      language,
      youtubeCategory: category,
      at: [[7, (isSpecial ? 3600 : 1000) + n]],
    });
  });
}

let studio: TestApp;
let match: (ucid: string, titles: string[], query?: object) => Promise<z.infer<typeof keywordRoutes.match.reply>>;
const channels = new Map<string, string>();
beforeAll(async () => {
  studio = await startApp();
  const years = [
    aYear("Gaming", "en", "Surviving"),
    aYear("Music", "en", "Unplugged"),
    aYear("Howto & Style", "de", "Unglaubliche"),
  ];
  for (const year of years) {
    await upsertVideos(studio.context.db, "import", year);
    const [first] = year;
    if (first) channels.set(first.youtubeCategory ?? "", first.channel.ucid);
  }
  await computeIndexes(studio.context.db);
  await computeKeywords(studio.context);
  const browser = await studio.as((await studio.given.user()).email);
  match = async (ucid, titles, query = {}) => {
    const search = new URLSearchParams({ ucid, ...query });
    const url = `${keywordRoutes.match.path}?${search}`;
    const response = await browser.call({ method: "POST", url, payload: { input_sentence: titles } });
    expect(response.statusCode).toBe(200);
    const camel = response.json();
    return keywordRoutes.match.reply.parse({
      ...camel,
      titles: camel.titles.map(
        (one: { keywords: { startPos: number; content: string; data: Record<string, unknown> }[] }) => ({
          ...one,
          keywords: one.keywords.map(({ startPos, content, data }) => ({
            startPos,
            content,
            data: {
              performanceRatio: data.performanceRatio,
              lemma: data.lemma,
              numCategories: data.num_categories,
              topCategories: data.top_categories,
              sample: data.sample,
            },
          })),
        }),
      ),
    });
  };
});
afterAll(() => studio.close());
const of = (category: string) => channels.get(category) ?? "";

describe("power keywords", () => {
  it("are found with their position in any form of the word", async () => {
    const { titles, videos, months } = await match(of("Gaming"), ["How I SURVIVE: surviving 30 days"]);
    expect(titles[0]?.keywords.map(({ startPos, content }) => [startPos, content])).toEqual([
      [6, "SURVIVE"],
      [15, "surviving"],
    ]);
    expect(titles[0]?.keywords[0]?.data).toMatchObject({
      lemma: "surviving",
      sample: 14,
      numCategories: 1,
      topCategories: ["Gaming"],
    });
    expect(videos).toBe(270);
    expect(months).toBe(6);
  });
  it("apply to their category, and words that are too rare there to all categories", async () => {
    const { titles } = await match(of("Music"), ["Surviving unplugged"]);
    const [elsewhere, own] = titles[0]?.keywords ?? [];
    expect(own?.content).toBe("unplugged");
    expect(elsewhere?.content).toBe("Surviving");
    expect(elsewhere?.data.topCategories).toEqual(["Gaming"]);
  });
  it("have the language of the channel", async () => {
    expect(
      (await match(of("Howto & Style"), ["Der unglaublichste Tag"])).titles[0]?.keywords.map(({ content }) => content),
    ).toEqual(["unglaublichste"]);
    expect((await match(of("Howto & Style"), ["Surviving"])).titles[0]?.keywords).toEqual([]);
  });
  it("use the language of the channel's latest 20 videos", async () => {
    const channel = aChannel({ name: "Turned to English" });
    const onDay = (day: number, language: string) =>
      aVideo({ channel, title: "Surviving", language, uploaded: new Date(Date.UTC(2026, 0, 1 + day, 12)), at: [] });
    const made = Array.from({ length: 49 }, (_, day) => onDay(day, day >= 30 && day < 41 ? "en" : "de"));
    const found = async () => (await match(channel.ucid, ["Surviving"])).titles[0]?.keywords.length;
    await upsertVideos(studio.context.db, "import", made);
    expect(await found()).toBe(1);
    await upsertVideos(
      studio.context.db,
      "import",
      [49, 50, 51].map((day) => onDay(day, "de")),
    );
    expect(await found()).toBe(0);
  });
  it("exclude ordinary words and keep the order of titles", async () => {
    const { titles } = await match(of("Gaming"), ["", "A week with trains", "Surviving"]);
    expect(titles.map(({ title, keywords }) => [title, keywords.length])).toEqual([
      ["", 0],
      ["A week with trains", 0],
      ["Surviving", 1],
    ]);
  });
  it("fall back to English and all categories for an unknown channel", async () => {
    const { titles } = await match(`UC${"z".repeat(22)}`, ["Surviving"]);
    expect(titles[0]?.keywords).toHaveLength(1);
  });
  it("do not change when they are computed again", async () => {
    const stored = async () =>
      (await studio.context.db.sql.execute(sql`select * from power_keywords order by 1, 2, 3, 5, 6, 7`)).rows;
    const before = await stored();
    await computeKeywords(studio.context);
    expect(await stored()).toEqual(before);
  });
  it("equal those of a reference implementation", async () => {
    const { rows } = await studio.context.db.sql.execute(sql`
      select title, split_part(language, '-', 1) as language, youtube_category as category, performance_index::float8 as index
      from catalogue_videos where performance_index is not null`);
    const videos = z
      .array(z.object({ title: z.string(), language: z.string(), category: z.string(), index: z.number() }))
      .parse(rows);
    const words = [
      ...new Set(
        videos.flatMap(({ title, language }) =>
          wordsOf(title).map(({ content }) => `${language} ${content.toLowerCase()}`),
        ),
      ),
    ];
    const { rows: stemmed } = await studio.context.db.sql.execute(sql`
      select w as word, coalesce((ts_lexize((case split_part(w, ' ', 1) when 'de' then 'german_stem' else 'english_stem' end)::regdictionary,
        split_part(w, ' ', 2)))[1], split_part(w, ' ', 2)) as stem from unnest(${sql.param(words)}::text[]) w`);
    const stems = new Map(stemmed.map(({ word, stem }) => [String(word), String(stem)]));
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    const expected: string[] = [];
    for (const language of ["en", "de"])
      for (const category of ["Gaming", "Music", "Howto & Style", ""]) {
        const inside = videos
          .filter((video) => video.language === language && (category === "" || video.category === category))
          .map(({ title, index }) => ({
            index: Math.min(index, MAX_COUNTED_INDEX),
            stems: new Set(
              wordsOf(title).map(({ content }) => stems.get(`${language} ${content.toLowerCase()}`) ?? ""),
            ),
          }));
        for (const stem of new Set(inside.flatMap((video) => [...video.stems]))) {
          const having = inside.filter((video) => video.stems.has(stem)).map(({ index }) => index);
          const ratio = mean(having) / mean(inside.map(({ index }) => index));
          if (having.length >= MIN_SAMPLE && ratio >= MIN_RATIO)
            expected.push(`${language}|${category}|${stem}|${having.length}|${ratio.toFixed(4)}`);
        }
      }
    const { rows: stored } = await studio.context.db.sql.execute(sql`select * from power_keywords`);
    const got = stored.map(
      (row) => `${row.language}|${row.category}|${row.stem}|${row.sample}|${Number(row.ratio).toFixed(4)}`,
    );
    expect(got.sort()).toEqual(expected.sort());
    expect(got.length).toBeGreaterThan(3);
  });
});
