import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { createPairs, pairBitsOf, pairNumbersOf } from "./pairs.ts";
import { wordsOf } from "./words.ts";

describe("two words side by side", () => {
  it("have longer numbers the more titles there are, so that as few as before share one", () => {
    expect([0, 3, 100_000, 3_200_000, 1e9].map(pairBitsOf)).toEqual([6, 6, 14, 19, 20]);
  });

  it("have one number, whatever stands around them, and in the other order mostly another", () => {
    const [pair] = pairNumbersOf(["old", "boat"], 20);
    expect(pairNumbersOf(["my", "old", "boat", "sinks"], 20)[1]).toBe(pair);
    expect(pairNumbersOf(["boat", "old"], 20)).not.toContain(pair);
    expect(pairNumbersOf(["boat"], 20)).toEqual([]);
  });

  describe("in the database", () => {
    let client: pg.Client;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const database = await createTestDatabase({ isEmpty: true });
      drop = database.drop;
      client = new pg.Client(database.url);
      await client.connect();
      await client.query(`${createPairs("public", "videos", 20)}; ${createPairs("public", "shorts", 7)}`);
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
    ])("have the same: %j", async (title) => {
      const { rows } = await client.query("select videos_pairs($1) as long, shorts_pairs($1) as short", [title]);
      expect(rows[0]).toEqual({ long: pairNumbersOf(wordsOf(title), 20), short: pairNumbersOf(wordsOf(title), 7) });
    });
  });
});
