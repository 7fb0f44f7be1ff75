/** Words of which any will do. */
export type Group = readonly string[];

/** Finding a title among so many that hold a common word takes as long as reading it. */
const READ_FROM = 256;
/** Words of one title have more to do with each other than chance. */
const TOGETHER = 4;

/**
 * What is looked up in the index, and what is read in the titles that come out of it: whoever looks for a rare word and for
 * "the" should not have every title with "the" counted through. `all` is how many titles were counted.
 */
export function rarestFirst(
  groups: readonly Group[],
  titlesWith: (word: string) => number,
  all: number,
): { sought: Group[]; read: Group[] } {
  // Two common words side by side are one term: as rare as the rarer of them, or rarer.
  const titlesOf = (term: string) => Math.min(...term.split(" ").map(titlesWith));
  const ranked = groups
    .map((group) => ({ group, titles: group.reduce((sum, term) => sum + titlesOf(term), 0) }))
    .sort((one, other) => one.titles - other.titles);
  const sought: Group[] = [];
  const read: Group[] = [];
  let left = all;
  for (const { group, titles } of ranked) {
    if (sought.length > 0 && titles >= READ_FROM * left) {
      read.push(group);
      continue;
    }
    left = Math.max(1, sought.length === 0 ? titles : left * Math.min(1, (TOGETHER * titles) / all));
    sought.push(group);
  }
  return { sought, read };
}
