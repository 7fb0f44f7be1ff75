type Spelling = { isKnown: (word: string) => boolean; findSimilar: (word: string, maxErrors: number) => string[] };

const ONE_ERROR_MIN_LENGTH = 3;
const TWO_ERRORS_MIN_LENGTH = 5;

/** More than a search allows: here the person decides. */
const maxErrors = (word: string): number =>
  word.length >= TWO_ERRORS_MIN_LENGTH ? 2 : word.length >= ONE_ERROR_MIN_LENGTH ? 1 : 0;

/** Replaces each unknown word by the closest known one; a word that resembles none is left out. */
export const correctWords = (words: readonly string[], { isKnown, findSimilar }: Spelling): string[] =>
  words.flatMap((word) => {
    if (isKnown(word)) return [word];
    const [closest] = maxErrors(word) > 0 ? findSimilar(word, maxErrors(word)) : [];
    return closest === undefined ? [] : [closest];
  });

/** The most frequent first, without those that were searched already. */
export function otherLanguages(
  found: readonly (string | null)[],
  searched: readonly string[],
  limit: number,
): string[] {
  const counts = new Map<string, number>();
  for (const language of found)
    if (language !== null && !searched.includes(language)) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([language]) => language);
}
