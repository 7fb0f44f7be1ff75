import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { type CountedWord, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

const BATCH = 50_000;
const Words = z.array(z.object({ word: z.string(), videos: z.number(), shorts: z.number(), channels: z.number() }));

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
