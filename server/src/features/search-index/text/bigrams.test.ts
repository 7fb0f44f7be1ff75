import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { bigramBitsFor, bigramHashes, createBigramFunction } from "./bigrams.ts";
import { wordsOf } from "./words.ts";

describe("bigram hashes", () => {
  it("are longer for larger catalogues, so that the number of titles per hash stays the same", () => {
    expect([0, 3, 100_000, 3_200_000, 1e9].map(bigramBitsFor)).toEqual([6, 6, 14, 19, 20]);
  });

  it("depend on the two words and their order only", () => {
    const [hash] = bigramHashes(["old", "boat"], 20);
    expect(bigramHashes(["my", "old", "boat", "sinks"], 20)[1]).toBe(hash);
    expect(bigramHashes(["boat", "old"], 20)).not.toContain(hash);
    expect(bigramHashes(["boat"], 20)).toEqual([]);
  });

  describe("in SQL", () => {
    let client: pg.Client;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const database = await createTestDatabase({ isEmpty: true });
      drop = database.drop;
      client = new pg.Client(database.url);
      await client.connect();
      await client.query(
        `${createBigramFunction("public", "videos", 20)}; ${createBigramFunction("public", "shorts", 7)}`,
      );
    });
    afterAll(async () => {
      await client.end();
      await drop();
    });

    it.each([
      "I Lived in a Lookout-Tower for 30 days!",
      "Pokémon à la Crème: Don't!",
      "東京ラーメン top10",
      "Приключения в ГОРАХ",
      "one",
      "",
    ])("equal the hashes of TypeScript for %j", async (title) => {
      const { rows } = await client.query("select videos_pairs($1) as long, shorts_pairs($1) as short", [title]);
      expect(rows[0]).toEqual({ long: bigramHashes(wordsOf(title), 20), short: bigramHashes(wordsOf(title), 7) });
    });
  });
});
