import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemToken } from "wink-nlp";
import { capitalised } from "../words.ts";

const nlp = winkNLP(model);

const PLACES = new Set(
  "africa alaska alps america american arctic asia asian australia austria bangkok barcelona beijing berlin boston brazil britain british california canada canadian chicago china chinese christmas dubai dutch egypt england english europe european everest finland florida france french german germany greece greek hawaii himalaya iceland india indian indonesia ireland irish italian italy japan japanese kenya korea korean lisbon london mexican mexico morocco nepal netherlands norway norwegian paris peru poland portugal portuguese rome russia russian sahara scotland siberia spain spanish sweden swedish switzerland texas thai thailand tokyo turkey turkish ukraine vietnam vietnamese youtube google amazon ikea lego minecraft tesla monday sunday friday".split(
    " ",
  ),
);

/** A title in capitals, written as a sentence would: names keep theirs. */
export function properCase(text: string): string {
  const isShouted = text === text.toUpperCase() && text.includes(" ");
  const words = (isShouted ? text.toLowerCase().replace(/\bi\b/g, "I") : text).split(" ");
  if (isShouted) return words.map((word) => (PLACES.has(word) ? capitalised(word) : word)).join(" ");
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const large = letters.filter((word) => /^\p{Lu}/u.test(word));
  if (large.length <= 1 || large.length < letters.length / 2) return text;
  return words
    .map((word) => {
      if (/^I\b/.test(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word)) return word;
      return PLACES.has(word.toLowerCase().replace(/[^a-z]/g, "")) ? word : word.toLowerCase();
    })
    .join(" ");
}

const NO_PLACE =
  /(an|ish|ese|ch|ai)$|^(christmas|monday|sunday|friday|youtube|google|amazon|ikea|lego|minecraft|tesla|greek)$/;
/** A name that is one of a place, by itself. */
export const isPlaceName = (phrase: string): boolean =>
  PLACES.has(phrase.toLowerCase()) && (!NO_PLACE.test(phrase.toLowerCase()) || /^(japan|iran|sudan)$/i.test(phrase));

/** The words that carry meaning, by their part of speech. */
export function meaningfulWords(text: string): string[] {
  const found: string[] = [];
  nlp
    .readDoc(text.toLowerCase())
    .tokens()
    .each((token: ItemToken) => {
      if (/^(NOUN|PROPN|VERB|ADJ|NUM)$/.test(token.out(nlp.its.pos))) found.push(token.out(nlp.its.normal));
    });
  return found;
}

/** Names something by itself: "city beekeeping", "grandpa's watch", and not "alone" or "dead backyard to food forest". */
export function isNounPhrase(text: string): boolean {
  const kinds: string[] = [];
  nlp
    .readDoc(
      text
        .toLowerCase()
        .replace(/['’]s\b/g, "")
        .replace(/^no /, ""),
    )
    .tokens()
    .each((token: ItemToken) => {
      const kind = token.out(nlp.its.pos);
      kinds.push(/ing$/.test(token.out()) ? "NOUN" : kind === "VERB" && /e[dn]$/.test(token.out()) ? "ADJ" : kind);
    });
  // "Watch" by itself is taken for a verb.
  const last = kinds.pop() ?? "";
  return /^(NOUN|PROPN|VERB)$/.test(last) && kinds.every((kind) => /^(NOUN|PROPN|ADJ|NUM|SYM)$/.test(kind));
}

export type NounPhrase = { text: string; noun: string; adjectives: string[] };

/** "the old platform game": a noun with what stands before it, in the order of the text. */
export function nounPhrases(text: string): NounPhrase[] {
  const found: NounPhrase[] = [];
  let words: { text: string; isNoun: boolean }[] = [];
  const close = () => {
    while (words.length > 0 && !words.at(-1)?.isNoun) words.pop();
    if (words.length > 0)
      found.push({
        text: words.map((word) => word.text).join(" "),
        noun: words.flatMap((word) => (word.isNoun ? word.text : [])).join(" "),
        adjectives: words.filter((word) => !word.isNoun).map((word) => word.text),
      });
    words = [];
  };
  nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const kind = token.out(nlp.its.pos);
      if (/^(NOUN|PROPN|ADJ)$/.test(kind)) words.push({ text: token.out(), isNoun: kind !== "ADJ" });
      else close();
    });
  close();
  return found;
}
