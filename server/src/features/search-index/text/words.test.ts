import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/test-database.ts";
import {
  anyWordPattern,
  combinePatterns,
  hasUnspaced,
  isAsciiPattern,
  matchesSql,
  phrasePattern,
  wordsOf,
  wordsSql,
} from "./words.ts";

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const texts: readonly (readonly [text: string, words: readonly string[]])[] = [
  ["I Lived in a Lookout-Tower for 30 days!", ["i", "lived", "in", "a", "lookout", "tower", "for", "30", "days"]],
  ["Don't and/or WON’T", ["dont", "and", "or", "wont"]],
  ["Pokémon à la Crème", ["pokemon", "a", "la", "creme"]],
  ["𝗕𝗼𝗹𝗱 ＦＵＬＬ ﬁne", ["bold", "full", "fine"]],
  ["Łódź Ørsted İstanbul ırmak", ["lodz", "orsted", "istanbul", "irmak"]],
  ["Приключения в ГОРАХ", ["приключения", "в", "горах"]],
  ["😀fire🔥🔥water 👨‍👩‍👧", ["fire", "water"]],
  ["東京ラーメン top10", ["東", "京", "ラ", "ー", "メ", "ン", "top10"]],
  ["مرحبا، بالعالم؟", ["مرحبا", "بالعالم"]],
  [
    "C++ & C# \t(part\u00a02) 100% $5.99 a_b a.b@c.d",
    ["c", "c", "part", "2", "100", "5", "99", "a", "b", "a", "b", "c", "d"],
  ],
  ["  ...  ", []],
  ["", []],
];

describe("wordsOf", () => {
  it.each(texts)("%j", (text, words) => expect(wordsOf(text)).toEqual(words));

  it("recognizes scripts without spaces", () => {
    expect(hasUnspaced(wordsOf("東京"))).toBe(true);
    expect(hasUnspaced(wordsOf("tokyo"))).toBe(false);
  });
});

describe("words in SQL", () => {
  let client: pg.Client;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase({ isEmpty: true });
    drop = database.drop;
    client = new pg.Client(database.url);
    await client.connect();
    await client.query(
      `create function words(title text) returns text[] language sql immutable as $body$ select ${wordsSql} $body$`,
    );
    await client.query(
      `create function reads(title text, pattern text, is_plain boolean) returns boolean language sql immutable
        as $body$ select ${matchesSql} $body$`,
    );
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  it.each(texts)("%j", async (text, words) => {
    expect((await client.query("select words($1)", [text])).rows[0]?.words).toEqual(words);
  });

  it("separate every character as TypeScript does", async () => {
    const points = [...Array(0x3100).keys(), 0x1d400, 0x1f525].filter((code) => code > 0);
    const all = points.map((code) => `a${String.fromCodePoint(code)}b`).filter((text) => text.isWellFormed());
    const { rows } = await client.query(
      "select array_to_string(words(text), ' ') as words from unnest($1::text[]) text",
      [all],
    );
    const differ = all.filter((text, at) => rows[at]?.words !== wordsOf(text).join(" "));
    expect(differ).toEqual([]);
  });

  it("match a title exactly if its words contain the word, for every character around it", async () => {
    const points = [...Array(0xd7a4).keys(), ...range(0xf900, 0x10000)];
    const all = [...points, ...range(0x1d400, 0x1d800), ...range(0x1f000, 0x1fb00)]
      .filter((code) => code > 0)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => character.isWellFormed())
      .map((character) => `a${character}b ${character}cd${character} ${character}`);
    for (const word of ["a", "ab", "cd", "b"]) {
      const { rows } = await client.query("select reads(text, $2, true) as is_match from unnest($1::text[]) text", [
        all,
        anyWordPattern(["never", word]),
      ]);
      expect(all.filter((text, at) => rows[at]?.is_match !== wordsOf(text).includes(word))).toEqual([]);
    }
  });

  it.each([
    ["Old Boat’s LIGHTHOUSE 🔥 day", ["boats lighthouse", "day"], true],
    ["Old Boat’s LIGHTHOUSE 🔥 day", ["lighthouse boats"], false],
    ["Old Boat’s LIGHTHOUSE 🔥 day", ["day", "old", "boats"], true],
    ["Old Boat’s LIGHTHOUSE 🔥 day", ["day", "new"], false],
    ["Boat day", ["day", "boat"], true],
    ["Приключения в ГОРАХ", ["в горах"], true],
    ["Приключения в ГОРАХ", ["в гора"], false],
    ["東京ラーメン", ["京 ラ"], true],
  ])("match %j against each of %j: %s", async (title, sequences, isMatch) => {
    const pattern = combinePatterns(sequences.map((words) => phrasePattern(words.split(" "))));
    const { rows } = await client.query("select reads($1, $2, $3) as is_match", [
      title,
      pattern,
      isAsciiPattern(pattern),
    ]);
    expect(rows[0]?.is_match).toBe(isMatch);
  });
});
