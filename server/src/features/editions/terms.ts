import { wordsInSql } from "./words.ts";

const COMMON = 64;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

export const commonWords = (schema: string): string =>
  `select word from ${schema}.words order by videos + shorts desc, word limit ${COMMON}`;

/**
 * The words of a title, and two common ones side by side as one more: who looks for "how to" shall not read every title
 * with "how" somewhere and "to" somewhere else. In a language with loops, since a print asks for every title several times.
 */
export const createTerms = (schema: string, common: readonly string[]): string => `
  create function ${schema}.terms(title text) returns text[] language plpgsql immutable strict parallel safe as $body$
  declare
    found text[] := ${wordsInSql};
    pairs text[] := '{}';
    word text;
    before text;
  begin
    foreach word in array found loop
      if word = any (array[${common.map(quoted).join(", ")}]::text[]) then
        if before is not null then pairs := pairs || (before || ' ' || word); end if;
        before := word;
      else
        before := null;
      end if;
    end loop;
    return found || pairs;
  end
  $body$`;

/** What a sequence of words is found by, and whether that alone says that they follow each other. */
export function termsOf(words: readonly string[], common: readonly string[]): { terms: string[]; isWhole: boolean } {
  const isPair = words.map((word, at) => {
    const next = words[at + 1];
    return next !== undefined && common.includes(word) && common.includes(next);
  });
  const terms = words.flatMap((word, at) => {
    if (isPair[at]) return [`${word} ${words[at + 1]}`];
    return isPair[at - 1] ? [] : [word];
  });
  return { terms, isWhole: words.length === 2 && isPair[0] === true };
}
