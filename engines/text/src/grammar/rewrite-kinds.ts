/** Kinds of topic that have rewrite patterns of their own: stronger, with a power word, or shorter. */
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
/** Where a language tells "how", or a question that was only reported, apart from one that is asked. */
export type PatternsByKind = Record<Exclude<RewriteKind, "how" | "indirect">, readonly string[]> & {
  how?: readonly string[];
  indirect?: readonly string[];
};

/** Rewrite patterns of one language. In those that cut it down, `{s}` is what is left of it and `{b}` the same without its article. */
export type Rewrites = { strong: PatternsByKind; power: PatternsByKind; short: PatternsByKind };
