import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { hasUnspaced, wordsInSql, wordsOf } from "./words.ts";

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

describe("the words of a text", () => {
  it.each(texts)("%j", (text, words) => expect(wordsOf(text)).toEqual(words));

  it("binds what is written without spaces", () => {
    expect(hasUnspaced(wordsOf("東京"))).toBe(true);
    expect(hasUnspaced(wordsOf("tokyo"))).toBe(false);
  });
});

describe("the same in the database", () => {
  let client: pg.Client;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase({ isEmpty: true });
    drop = database.drop;
    client = new pg.Client(database.url);
    await client.connect();
    await client.query(
      `create function words(title text) returns text[] language sql immutable as $body$ select ${wordsInSql} $body$`,
    );
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  it.each(texts)("%j", async (text, words) => {
    expect((await client.query("select words($1)", [text])).rows[0]?.words).toEqual(words);
  });

  it("cuts every printable character alike", async () => {
    const points = [...Array(0x3100).keys(), 0x1d400, 0x1f525].filter((code) => code > 0);
    const all = points.map((code) => `a${String.fromCodePoint(code)}b`).filter((text) => text.isWellFormed());
    const { rows } = await client.query(
      "select array_to_string(words(text), ' ') as words from unnest($1::text[]) text",
      [all],
    );
    const differ = all.filter((text, at) => rows[at]?.words !== wordsOf(text).join(" "));
    expect(differ).toEqual([]);
  });
});
