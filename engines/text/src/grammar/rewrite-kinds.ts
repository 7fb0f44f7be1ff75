/** Topic types with rewrite patterns of their own: stronger, with a power word, or shorter. */
export const rewriteKinds = [
  "activity",
  "practice",
  "goods",
  "object",
  "place",
  "person",
  "past",
  "matter",
  "why",
  "how",
  "indirect",
  "question",
  "versus",
  "story",
] as const;
export type RewriteKind = (typeof rewriteKinds)[number];
/** `how` and `indirect` are for languages that treat them differently from a direct question. */
export type PatternsByKind = Record<Exclude<RewriteKind, "how" | "indirect">, readonly string[]> & {
  how?: readonly string[];
  indirect?: readonly string[];
};

/** Rewrite patterns of one language. In `short`, `{s}` is the shortened text and `{b}` the same without its article. */
export type Rewrites = { strong: PatternsByKind; power: PatternsByKind; short: PatternsByKind };
