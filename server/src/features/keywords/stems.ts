import { type SQL, sql } from "drizzle-orm";
import { stemmers } from "./rules.ts";

const lexemes = (language: SQL, word: SQL): SQL => {
  const cases = Object.entries(stemmers).map(([code, dictionary]) => `when '${code}' then '${dictionary}'`);
  return sql`ts_lexize((case ${language} ${sql.raw(cases.join(" "))} end)::regdictionary, ${word})`;
};

/** What a word shares with its other forms; a function word is its own. */
export const stemOf = (language: SQL, word: SQL): SQL => sql`coalesce((${lexemes(language, word)})[1], ${word})`;
/** "the", "und", "pour": the dictionaries know them and have nothing to say about them. */
export const isFunctionWord = (language: SQL, word: SQL): SQL => sql`(${lexemes(language, word)} = '{}')`;
export const knownLanguages: SQL = sql.raw(
  Object.keys(stemmers)
    .map((code) => `'${code}'`)
    .join(", "),
);
