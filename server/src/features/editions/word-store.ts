import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import type { Kind } from "./schema.ts";
import { type CountedWord, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

const BATCH = 50_000;
const Words = z.array(z.object({ word: z.string(), videos: z.number(), shorts: z.number(), channels: z.number() }));

/** How many outliers have two words side by side, by the number of these; only where they are many. */
export type FrequentPairs = Record<Kind, ReadonlyMap<number, number>>;
const Pairs = z.array(z.object({ number: z.number(), outliers: z.number() }));

export async function readFrequentPairs(db: Pick<Database, "query">, schema: string): Promise<FrequentPairs> {
  const of = async (kind: Kind) => {
    const text = `select number, outliers from ${schema}.pairs where kind = $1`;
    return new Map(
      Pairs.parse((await db.query({ text, values: [kind] })).rows).map(({ number, outliers }) => [number, outliers]),
    );
  };
  return { videos: await of("videos"), shorts: await of("shorts") };
}

export async function readVocabulary(db: Pick<Database, "query">, schema: string): Promise<Vocabulary> {
  const words: CountedWord[] = [];
  for (;;) {
    const { rows } = await db.query({
      text: `select word, videos, shorts, channels from ${schema}.words where word collate "C" > $1 order by word collate "C" limit ${BATCH}`,
      values: [words.at(-1)?.word ?? ""],
    });
    words.push(...Words.parse(rows));
    if (rows.length < BATCH) return vocabularyOf(words);
  }
}
