import type { Source } from "./evidence.ts";
import { overlap, wordSet } from "./words.ts";

export type Candidate = {
  content: string;
  description: string | null;
  rank: number;
  /** The videos whose pattern it uses. */
  sources?: readonly Source[] | undefined;
};

const SAME = 0.72;
/** Candidates for one input are similar by design, so only near-identical texts count as the same. */
const SAME_WHEN_CLOSE = 0.9;

/** The best candidates that differ from each other, from the input and from all excluded texts. */
export function selectIdeas(
  candidates: readonly Candidate[],
  { count, input, exclude, isClose }: { count: number; input: string; exclude: readonly string[]; isClose: boolean },
): Candidate[] {
  const chosen: (Candidate & { words: ReadonlySet<string> })[] = [];
  const shownWords = exclude.map(wordSet);
  const inputWords = wordSet(input);
  const isNear = ({ words }: { words: ReadonlySet<string> }) => !isClose && overlap(inputWords, words) > SAME;
  const said = new Set([...exclude, input].map((text) => text.trim().toLowerCase()));
  const ordered = candidates
    .filter(({ content }) => !said.has(content.toLowerCase()))
    .map((candidate) => ({ ...candidate, words: wordSet(candidate.content) }))
    .filter(({ words }) => !shownWords.some((other) => overlap(other, words) > (isClose ? SAME_WHEN_CLOSE : SAME)))
    // What is near the input comes last: a long statement leaves room for a short tail only.
    .sort((a, b) => Number(isNear(a)) - Number(isNear(b)) || b.rank - a.rank);
  const take = (candidate: (typeof ordered)[number], limit: number): boolean => {
    if (chosen.length >= count) return false;
    if (chosen.some(({ content }) => content.toLowerCase() === candidate.content.toLowerCase())) return false;
    if (chosen.some(({ words }) => overlap(words, candidate.words) > limit)) return false;
    chosen.push(candidate);
    return true;
  };
  const names = new Set<string>();
  for (const candidate of ordered)
    if (candidate.description === null || !names.has(candidate.description))
      if (take(candidate, SAME) && candidate.description !== null) names.add(candidate.description);
  for (const limit of [SAME, 0.85, 0.99]) for (const candidate of ordered) take(candidate, limit);
  return chosen.map(({ words: _, ...candidate }) => candidate);
}
