/** What a topic is when its title is turned: made stronger, lifted, or cut down. */
export const turnKinds = [
  "activity",
  "practice",
  "goods",
  "object",
  "place",
  "person",
  "past",
  "why",
  "how",
  "question",
  "versus",
  "story",
] as const;
export type TurnKind = (typeof turnKinds)[number];
/** Where a language tells "how" apart from a question. */
export type ByKind = Record<Exclude<TurnKind, "how">, readonly string[]> & { how?: readonly string[] };

/** Ways of turning a title in one language. In those that cut it down, `{s}` is what is left of it and `{b}` the same without its article. */
export type Turns = { strong: ByKind; power: ByKind; short: ByKind };
