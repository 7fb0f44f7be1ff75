import { type SQL, sql } from "drizzle-orm";
import { stemmers } from "./rules.ts";

const lexemes = (language: SQL, word: SQL): SQL => {
  const cases = Object.entries(stemmers).map(([code, dictionary]) => `when '${code}' then '${dictionary}'`);
  return sql`ts_lexize((case ${language} ${sql.raw(cases.join(" "))} end)::regdictionary, ${word})`;
};

/** A function word is its own stem. */
export const stemOf = (language: SQL, word: SQL): SQL => sql`coalesce((${lexemes(language, word)})[1], ${word})`;
/** The dictionaries return an empty array for stop words such as "the", "und" and "pour". */
export const isFunctionWord = (language: SQL, word: SQL): SQL => sql`(${lexemes(language, word)} = '{}')`;
export const knownLanguages: SQL = sql.raw(
  Object.keys(stemmers)
    .map((code) => `'${code}'`)
    .join(", "),
);
