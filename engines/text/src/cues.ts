import { cues } from "./data/cues.ts";
export type Cue = keyof typeof cues;

/** All cues: for ideas whose form does not depend on one. */
export const allCues: readonly Cue[] = Object.keys(cues).filter((name): name is Cue => name in cues);
export const hasCue = (title: string, name: Cue): boolean => cues[name].test(title);
export const cuesOf = (title: string): Cue[] => allCues.filter((name) => hasCue(title, name));

const EXAMPLES: Readonly<Record<string, string>> = { count: "5", newSpan: "7 days", span: "7 days", money: "$5" };
/** Only the words that the pattern adds count: slots are replaced by placeholders. */
export const cuesOfPattern = (pattern: string): Cue[] =>
  cuesOf(pattern.replace(/\{(\w+)\}/g, (_, slot: string) => EXAMPLES[slot] ?? "…"));
