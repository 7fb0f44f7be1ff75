import { COUNTED, NONE } from "../data/noun-forms.ts";
import {
  DEFINITE,
  DISTANCE,
  FIXED,
  GRAVE,
  LESSONS,
  MASS,
  ORDINARY,
  OWN_TIME,
  RANKED,
  SEVERAL,
  TOLD_BY_SELF,
} from "../data/phrase-patterns.ts";
import { PLACE_NAMES } from "../data/place-names.ts";
import type { Language } from "../language.ts";
import type { NounPhrase, Reading } from "../reading/reading.ts";
import { wordsIn } from "../reading/tag-words.ts";

/** Things of which one buys or compares several: "cheap microphones", "les consoles rétro". */
export const isGoods = ({ determiner, isPlural }: NounPhrase): boolean =>
  isPlural && /^(?:|les|des|los|las)$/.test(determiner);

/** A time that the person tells of: "my first year as a nurse". */
export const isOwn = ({ text }: NounPhrase): boolean => OWN_TIME.test(text);

/** "12 hours", "doce horas vendiendo churros". */
function startsMeasured(text: string, language: Language): boolean {
  const [amount = "", unit = ""] = text.toLowerCase().split(" ");
  return (/^\d/.test(amount) || SEVERAL.test(amount)) && wordsIn(language).units.has(unit);
}

/** A stretch of time or distance: "48 hours in a cave", and not "a woman of 92 years" or "10 gadgets". */
export const isFeat = ({ object, phrases, span, language }: Reading): boolean =>
  object !== undefined &&
  !ORDINARY.test(object.text) &&
  object.kind !== "person" &&
  object.kind !== "animal" &&
  (isOwn(object) ||
    (NONE.test(object.determiner) && span !== undefined) ||
    (phrases[0]?.kind === "time" && span !== undefined && !FIXED.test(object.determiner)) ||
    startsMeasured(object.text, language) ||
    // "10 castles in one day"
    (DEFINITE.test(object.determiner) && isList(object) && phrases.slice(1).some(({ kind }) => kind === "time")) ||
    (/^\d/.test(object.determiner) && DISTANCE.test(object.head)));

export const isRanking = ({ shape, text, language }: Reading): boolean =>
  /^(?:es|fr)$/.test(language) && /^(?:thing|unclear)$/.test(shape) && RANKED.test(text);

/** "100 strangers guess my accent": asked to do it for the video. */
export const isStaged = ({ actor }: Reading): boolean => COUNTED.test(actor?.determiner ?? "");

/** "cosas que aprendí", "los secretos de un buen pan" */
export const isToldList = ({ determiner, head, bare }: NounPhrase): boolean =>
  !SEVERAL.test(determiner) && LESSONS.test(head) && (DEFINITE.test(determiner) || TOLD_BY_SELF.test(bare));

export const isList = ({ determiner, bare, isPlural }: NounPhrase): boolean =>
  isPlural && (SEVERAL.test(determiner) || (DEFINITE.test(determiner) && SEVERAL.test(bare.split(" ")[0] ?? "")));

/** A noun without the article that a sentence around it needs: "heat pump in an old house", "comida callejera". */
export function lacksArticle(reading: Reading): boolean {
  const { shape, object, language } = reading;
  if (shape !== "thing" || !object || object.determiner !== "" || reading.isOngoing) return false;
  const { head, kind, bare, isPlural } = object;
  // "things I wish I knew": the clause belongs to the noun.
  if (language === "en" && TOLD_BY_SELF.test(bare)) return true;
  if (isFeat(reading) || isList(object) || PLACE_NAMES.has(head.toLowerCase())) return false;
  if (isPlural) return kind !== "product" && (language === "es" || language === "fr");
  if (language === "en")
    return (
      !/^(?:food|practice|history)$/.test(kind) &&
      !MASS.test(head) &&
      !GRAVE.test(bare) &&
      !/ing$/.test(head) &&
      !/^\p{Lu}/u.test(bare)
    );
  return language !== "de" || !(kind === "practice" || (kind === "food" && bare === object.core));
}
