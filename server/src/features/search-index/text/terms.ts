import { wordsSql } from "./words.ts";

const MAX_COMMON_WORDS = 64;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

export const commonWordsSql = (schema: string): string =>
  `select word from ${schema}.words order by videos + shorts desc, word limit ${MAX_COMMON_WORDS}`;

/**
 * The words of a title, and each two consecutive common words as one more term: a search for "how to" then does not read every
 * title that contains both words. In PL/pgSQL, since a build calls it several times for every title.
 */
export const createTermsFunction = (schema: string, commonWords: readonly string[]): string => `
  create function ${schema}.terms(title text) returns text[] language plpgsql immutable strict parallel safe as $body$
  declare
    found text[] := ${wordsSql};
    bigrams text[] := '{}';
    word text;
    before text;
  begin
    foreach word in array found loop
      if word = any (array[${commonWords.map(quoted).join(", ")}]::text[]) then
        if before is not null then bigrams := bigrams || (before || ' ' || word); end if;
        before := word;
      else
        before := null;
      end if;
    end loop;
    return found || bigrams;
  end
  $body$`;

/** The index terms of a phrase. They are exact if no title can contain them without containing the phrase. */
export function termsFor(
  words: readonly string[],
  commonWords: readonly string[],
): { terms: string[]; isExact: boolean } {
  const isCommonBigram = words.map((word, index) => {
    const next = words[index + 1];
    return next !== undefined && commonWords.includes(word) && commonWords.includes(next);
  });
  const terms = words.flatMap((word, index) => {
    if (isCommonBigram[index]) return [`${word} ${words[index + 1]}`];
    return isCommonBigram[index - 1] ? [] : [word];
  });
  return { terms, isExact: words.length === 2 && isCommonBigram[0] === true };
}
