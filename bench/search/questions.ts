import { z } from "zod";
import { hasUnspaced, wordsOf } from "../../server/src/features/search-index/text/words.ts";
import { type Random, randomOf } from "../../server/src/testing/catalogue/random.ts";
import { slip } from "../../server/src/testing/catalogue/slip.ts";
import type { Ours } from "./ours.ts";

export type Questions = {
  common: string[][];
  mid: string[][];
  rare: string[][];
  two: string[][];
  phrase: string[][];
  /** Text of the search box after each key. */
  typed: string[];
};
const EACH = 60;
const SESSIONS = 60;
const TYPO_SHARE = 0.4;

const pick = (random: Random, from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";

/** Queries from the catalogue: words by frequency, pairs and sequences from titles, typing sessions. */
export async function questionsOf(ours: Ours, schema: string): Promise<Questions> {
  const random = randomOf(11);
  const texts = async (text: string) =>
    z
      .array(z.object({ text: z.string() }))
      .parse((await ours.db.query({ text })).rows)
      .map((row) => row.text);
  const ranked = await texts(`select word as text from ${schema}.words order by videos desc, word limit 20000`);
  const titles = await texts(
    `select title as text from ${schema}.videos where language = (select language from ${schema}.videos group by 1 order by count(*) desc limit 1) and id % 97 = 3 order by id limit 3000`,
  );
  const names = await texts(`select name as text from ${schema}.channels where id % 7 = 3 order by id limit 1000`);
  const ofRank = (from: number, to: number) =>
    Array.from({ length: EACH }, () => [
      ranked[Math.min(ranked.length - 1, Math.floor(from + random() * (to - from)))] ?? "",
    ]);
  // A character of a script without spaces forms a phrase with its neighbours.
  const spaced = titles.filter((title) => !hasUnspaced(wordsOf(title)));
  const ofTitles = (choose: (words: string[]) => string[]) =>
    Array.from({ length: EACH }, () => choose(wordsOf(pick(random, spaced))));
  const sessions = Array.from({ length: SESSIONS }, (_, at) => {
    const words = wordsOf(at % 3 === 2 ? pick(random, names) : pick(random, titles));
    const from = Math.floor(random() * Math.max(1, words.length - 2));
    const chosen = at % 3 === 2 ? words : words.slice(from, from + 1 + Math.floor(random() * 3));
    return chosen.map((word) => (word.length > 4 && random() < TYPO_SHARE ? slip(random, word) : word)).join(" ");
  });
  return {
    common: ofRank(0, 50),
    mid: ofRank(50, 1000),
    rare: ofRank(1000, 20000),
    two: ofTitles((words) => {
      const at = Math.floor(random() * words.length);
      return [words[at] ?? "", words[(at + 1 + Math.floor(random() * (words.length - 1))) % words.length] ?? ""];
    }),
    phrase: ofTitles((words) => {
      const at = Math.floor(random() * (words.length - 1));
      return words.slice(at, at + 2);
    }),
    typed: sessions.flatMap((text) => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1))),
  };
}
