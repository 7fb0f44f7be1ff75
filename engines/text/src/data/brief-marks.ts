/** "Heat pump in an old house: what two winters taught us": the first half is the subject, unless it is one name. */
export const TWO_HALVES =
  /^(.*?\S)(?:\s?: |, (?=(?:et )?(?:voilà|voici|résultat)|(?:y )?(?:est[aeo]s? (?:es|son|fue)|así)(?!\p{L})))(\S.*)$/su;

/** Somebody else speaks first: "« Tu ne tiendras pas » : ma vie en monastère". */
export const STARTS_QUOTED = /^["“„«]/u;

export const ACRONYM = /^\p{Lu}[\p{Lu}\d]{1,4}$/u;

export const QUOTED = /["“„«]\s?([^"“”„«»]{2,60}?)\s?["”“»]/gu;
