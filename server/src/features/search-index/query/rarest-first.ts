/** Alternative words. */
export type Group = readonly string[];

/** From this ratio on matching a title takes no longer than finding it in the posting list of a common word. */
const MIN_SCAN_RATIO = 256;
/** Words of a title occur together more often than by chance. */
const CORRELATION = 4;

/**
 * Separates the words to look up in the index from those to match in the titles found: a search for a rare word and "the" should
 * not read the posting list of "the". `total` is the number of titles that were counted.
 */
export function rarestFirst(
  groups: readonly Group[],
  countTitles: (word: string) => number,
  total: number,
): { indexed: Group[]; scanned: Group[] } {
  // A term of two common words is at least as rare as the rarer one.
  const titlesOf = (term: string) => Math.min(...term.split(" ").map(countTitles));
  const ranked = groups
    .map((group) => ({ group, titles: group.reduce((sum, term) => sum + titlesOf(term), 0) }))
    .sort((one, other) => one.titles - other.titles);
  const indexed: Group[] = [];
  const scanned: Group[] = [];
  let remaining = total;
  for (const { group, titles } of ranked) {
    if (indexed.length > 0 && titles >= MIN_SCAN_RATIO * remaining) {
      scanned.push(group);
      continue;
    }
    remaining = Math.max(1, indexed.length === 0 ? titles : remaining * Math.min(1, (CORRELATION * titles) / total));
    indexed.push(group);
  }
  return { indexed, scanned };
}
