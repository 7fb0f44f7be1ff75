/** German determiners by case and gender. */
export const DETERMINERS = {
  this: {
    nominative: { m: "dieser", f: "diese", n: "dieses", plural: "diese" },
    accusative: { m: "diesen", f: "diese", n: "dieses", plural: "diese" },
    dative: { m: "diesem", f: "dieser", n: "diesem", plural: "diesen" },
  },
  a: {
    nominative: { m: "ein", f: "eine", n: "ein" },
    accusative: { m: "einen", f: "eine", n: "ein" },
    dative: { m: "einem", f: "einer", n: "einem" },
  },
  the: {
    nominative: { m: "der", f: "die", n: "das", plural: "die" },
    accusative: { m: "den", f: "die", n: "das", plural: "die" },
    dative: { m: "dem", f: "der", n: "dem", plural: "den" },
  },
} as const;

/** Endings of adjectives after a determiner without an ending: "ein alter Bus". */
export const STRONG = {
  nominative: { m: "er", f: "e", n: "es" },
  accusative: { m: "en", f: "e", n: "es" },
  dative: { m: "en", f: "en", n: "en" },
} as const;
