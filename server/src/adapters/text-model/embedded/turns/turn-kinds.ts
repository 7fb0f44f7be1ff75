/** What a topic is when its title is turned: made stronger, lifted, or cut down. */
export const turnKinds = [
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
export type TurnKind = (typeof turnKinds)[number];
/** Where a language tells "how", or a question that was only reported, apart from one that is asked. */
export type ByKind = Record<Exclude<TurnKind, "how" | "indirect">, readonly string[]> & {
  how?: readonly string[];
  indirect?: readonly string[];
};

/** Ways of turning a title in one language. In those that cut it down, `{s}` is what is left of it and `{b}` the same without its article. */
export type Turns = { strong: ByKind; power: ByKind; short: ByKind };
