import { similarity } from "./words.ts";

export type Candidate = {
  content: string;
  description: string | null;
  rank: number;
  from?: { videoId: string; title: string; lift: number } | undefined;
};

const SAME = 0.72;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase() || similarity(a, b) > SAME;

/** The best ones that differ from each other, from the input and from all that was shown before. */
export function select(
  candidates: readonly Candidate[],
  { count, input, exclude }: { count: number; input: string; exclude: readonly string[] },
): Candidate[] {
  const chosen: Candidate[] = [];
  const known = [...exclude, input].filter(Boolean);
  const take = (candidate: Candidate, limit: number) => {
    if (chosen.length >= count || known.some((text) => same(text, candidate.content))) return;
    if (chosen.some(({ content }) => content.toLowerCase() === candidate.content.toLowerCase())) return;
    if (chosen.some(({ content }) => similarity(content, candidate.content) > limit)) return;
    chosen.push(candidate);
  };
  const ordered = [...candidates].sort((a, b) => b.rank - a.rank);
  const families = new Set<string>();
  for (const candidate of ordered) {
    if (candidate.description !== null && families.has(candidate.description)) continue;
    const before = chosen.length;
    take(candidate, SAME);
    if (chosen.length > before && candidate.description !== null) families.add(candidate.description);
  }
  for (const limit of [SAME, 0.85, 0.99]) for (const candidate of ordered) take(candidate, limit);
  return chosen;
}
