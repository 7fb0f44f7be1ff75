import model from "wink-eng-lite-web-model";
import winkNLP, { type ItemToken } from "wink-nlp";
import { NOT_A_PLACE, PLACE_NAMES } from "../data/place-names.ts";
import { capitalised } from "../words.ts";

const nlp = winkNLP(model);

const COMMON = /(?:s|ing|tion|ness|ment|ity|er|ed|al|ic)$|^(?:I|The|An?|My|How|Why|What|In|On|Of|With)$/i;

/** Converts title case and all capitals to sentence case. Known place names keep their capitals. */
export function properCase(text: string): string {
  const isShouted = text === text.toUpperCase() && text.includes(" ");
  const words = (isShouted ? text.toLowerCase().replace(/\bi\b/g, "I") : text).split(" ");
  if (isShouted) return words.map((word) => (PLACE_NAMES.has(word) ? capitalised(word) : word)).join(" ");
  // A text that starts in lower case is not in title case, so its capitals are intended.
  if (/^\p{Ll}/u.test(text)) return text;
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const large = letters.filter((word) => /^\p{Lu}/u.test(word));
  // Two or three capitalised words without a common ending are taken for a proper name.
  if (large.length === letters.length && letters.length < 4 && !letters.some((word) => COMMON.test(word))) return text;
  if (large.length <= 1 || large.length < letters.length / 2) return text;
  return words
    .map((word) => {
      if (/^I\b/.test(word) || /\p{Lu}.*\p{Lu}|\d/u.test(word)) return word;
      return PLACE_NAMES.has(word.toLowerCase().replace(/[^a-z]/g, "")) ? word : word.toLowerCase();
    })
    .join(" ");
}

/** Whether the phrase is a place name and nothing else. */
export const isPlaceName = (phrase: string): boolean =>
  PLACE_NAMES.has(phrase.toLowerCase()) && !NOT_A_PLACE.test(phrase.toLowerCase());

/** Nouns, verbs, adjectives and numbers of a text. */
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

/** Whether the tagger takes the first word for a verb. */
export function isVerbAtFirst(text: string): boolean {
  return nlp.readDoc(text.toLowerCase()).tokens().itemAt(0)?.out(nlp.its.pos) === "VERB";
}

/** "what astronauts eat": an indirect question, since a noun or pronoun follows the first word. */
export function isToldAfterFirst(text: string): boolean {
  const kinds = nlp.readDoc(text.toLowerCase()).tokens().out(nlp.its.pos);
  const [, second = "", third = ""] = kinds;
  return /^(?:DET|PRON)$/.test(second) || (/^(?:NOUN|PROPN|ADJ)$/.test(second) && third !== "AUX");
}

export const hasVerb = (text: string): boolean =>
  nlp
    .readDoc(text.toLowerCase())
    .tokens()
    .out(nlp.its.pos)
    .some((kind) => kind === "VERB" || kind === "AUX");

/** Whether a text is a noun phrase, such as "city beekeeping", and not "alone" or "dead backyard to food forest". */
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
  // The tagger takes a single "watch" for a verb.
  const last = kinds.pop() ?? "";
  return /^(NOUN|PROPN|VERB)$/.test(last) && kinds.every((kind) => /^(NOUN|PROPN|ADJ|NUM|SYM)$/.test(kind));
}

export type NounPhrase = { text: string; noun: string; adjectives: string[] };

/** Nouns with the adjectives and nouns before them ("the old platform game"), in the order of the text. */
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
