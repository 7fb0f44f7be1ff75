import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import type { VideoKind } from "../snapshot/snapshot-schema.ts";
import { type CountedWord, createVocabulary, type Vocabulary } from "./vocabulary.ts";

const BATCH_ROWS = 50_000;
const Words = z.array(z.object({ word: z.string(), videos: z.number(), shorts: z.number(), channels: z.number() }));

/** The number of outliers by bigram hash, for frequent bigrams only. */
export type FrequentBigrams = Record<VideoKind, ReadonlyMap<number, number>>;
const BigramRows = z.array(z.object({ number: z.number(), outliers: z.number() }));

export async function readFrequentBigrams(db: Pick<Database, "query">, schema: string): Promise<FrequentBigrams> {
  const readKind = async (kind: VideoKind) => {
    const text = `select number, outliers from ${schema}.pairs where kind = $1`;
    return new Map(
      BigramRows.parse((await db.query({ text, values: [kind] })).rows).map(({ number, outliers }) => [
        number,
        outliers,
      ]),
    );
  };
  return { videos: await readKind("videos"), shorts: await readKind("shorts") };
}

export async function readVocabulary(db: Pick<Database, "query">, schema: string): Promise<Vocabulary> {
  const words: CountedWord[] = [];
  for (;;) {
    const { rows } = await db.query({
      text: `select word, videos, shorts, channels from ${schema}.words where word collate "C" > $1 order by word collate "C" limit ${BATCH_ROWS}`,
      values: [words.at(-1)?.word ?? ""],
    });
    words.push(...Words.parse(rows));
    if (rows.length < BATCH_ROWS) return createVocabulary(words);
  }
}
