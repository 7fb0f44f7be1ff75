import {
  NEVER_NOUNS,
  NOMINAL_ADJECTIVE,
  NOT_ENDINGS,
  NOUN_ENDINGS,
  NOUNS,
  PARTICIPLE,
  SPEAKER,
  SUBORDINATE,
  SURE_ADJECTIVE,
  VERB_PREFIX,
} from "../data/de/casing.ts";
import { ADJECTIVE, ORDINAL, OWN_VERB } from "../data/de/word-endings.ts";
import { PLACE_NAMES } from "../data/place-names.ts";
import {
  CLEANUPS,
  COMMON_WORDS,
  CONTRACTIONS,
  FRENCH_APOSTROPHES,
  HOURS,
  NAMES,
  SPANISH_ACCENTS,
  SPELLINGS,
} from "../data/typed-words.ts";
import type { Language } from "../language.ts";
import { capitalised, uncapitalised } from "../words.ts";
import { NOUN_LISTS, wordsIn } from "./tag-words.ts";
import { taggerOf } from "./tagger.ts";
import { findVerb } from "./verb-forms.ts";

const CLOSED = [
  ...(["determiners", "prepositions", "subjects", "relatives", "conjunctions", "questions"] as const),
  ...(["auxiliaries", "adverbs"] as const),
];
const isIn = (lists: readonly (keyof ReturnType<typeof wordsIn>)[], word: string, language: Language) =>
  lists.some((name) => wordsIn(language)[name].has(word));

const WORD = /\p{L}[\p{L}'’-]*/gu;

/** The first word as in the middle of a sentence, unless it is a name or a German noun. */
function lowerStart(text: string, language: Language): string {
  const [first = ""] = text.match(/^\p{Lu}\p{Ll}*['’]?(?=\s|(?<=['’]))/u) ?? [];
  const lower = first.toLowerCase();
  if (first === "" || (language === "en" && lower === "i")) return text;
  const verb = findVerb(language === "de" ? first : lower, language, [], taggerOf);
  const isRomance = language === "es" || language === "fr";
  const isNoun = isRomance && isIn(NOUN_LISTS, lower, language);
  const isTagged = isRomance && taggerOf(language)(lower).json()[0]?.terms[0]?.tags.includes("Verb");
  return isIn(CLOSED, lower, language) || isNoun || isTagged || (language !== "en" && verb?.isListed)
    ? uncapitalised(text)
    : text;
}

const SHORTEST_PART = 4;
const SHORTEST_START = 3;

/** "flohmarkt", "riesenkürbisse": nouns of a list, also as the end of a longer one, and words with the ending of a noun. */
function isGermanNoun(lower: string): boolean {
  if (NOUNS.has(lower) || isIn(NOUN_LISTS, lower, "de")) return true;
  if (NOUN_ENDINGS.test(lower) && !NOT_ENDINGS.test(lower)) return true;
  for (let at = SHORTEST_START; at <= lower.length - SHORTEST_PART; at++)
    if (NOUNS.has(lower.slice(at)) && !VERB_PREFIX.test(lower.slice(0, at))) return true;
  return false;
}

/** Writes the nouns of a German text without capitals large: those that a list, the tagger or their place shows. */
function withGermanNouns(text: string): string {
  if (/\s\p{Lu}/u.test(text)) return text;
  if (!text.includes(" ")) return capitalised(text);
  const terms = taggerOf("de")(text)
    .json()
    .flatMap((sentence) => sentence.terms);
  const tagsOf = (word: string) => terms.find((term) => term.text === word)?.tags ?? [];
  const words = [...text.matchAll(WORD)].map(([word]) => word);
  const isVerb = (word: string) => findVerb(word, "de", tagsOf(word), taggerOf) !== undefined;
  const isSmall = (word: string) => isIn(CLOSED, word, "de") || NEVER_NOUNS.has(word);
  const isClause = isIn(["questions"], words[0]?.toLowerCase() ?? "", "de") || SUBORDINATE.test(text);
  const isConjugated = (word: string) => /iert(?:e[nt]?)?$/.test(word);
  let isAfterNoun = false;
  let expected = false;
  let at = 0;
  return text.replace(WORD, (word, offset: number) => {
    const next = words[++at];
    const lower = word.toLowerCase();
    if (isSmall(lower) || lower.length === 1) {
      isAfterNoun = false;
      if (NEVER_NOUNS.has(lower)) return word;
      // "wie lange überlebt": no noun follows a question word.
      expected = isIn(["determiners", "prepositions"], lower, "de") && lower !== "zu" && (at > 1 || lower !== "wie");
      return word;
    }
    // "es schreckt Kunden ab": the prefix of a separable verb.
    if (VERB_PREFIX.test(lower)) return word;
    // "wie kommt das Salz ins Meer": the verb follows the question word.
    const isAsked = at <= 2 && /^\p{Ll}+t$/u.test(word) && isIn(["determiners", "subjects"], next ?? "", "de");
    if (isAsked && isIn(["questions"], words[0] ?? "", "de")) return word;
    // "hortet fremde socken": an adjective, and its noun follows.
    const isBeforeNoun = next !== undefined && !isSmall(next.toLowerCase()) && !/t$/.test(next);
    const isAdjectiveForm =
      NOMINAL_ADJECTIVE.test(lower) ||
      (expected && SURE_ADJECTIVE.test(lower) && !isGermanNoun(lower)) ||
      (expected && /[^aeiou]em$/.test(lower) && !isGermanNoun(lower));
    if (isAdjectiveForm && isBeforeNoun && !/[,;:]/.test(text[offset + word.length] ?? "")) {
      expected = true;
      return word;
    }
    const isInfinitive = findVerb(word, "de", [], taggerOf)?.form === "infinitive";
    // "in münchen leben": an infinitive after a noun ends the phrase.
    if (isInfinitive && (next === undefined || isIn(["conjunctions"], next, "de")) && isAfterNoun) return word;
    const isAct = !expected && isInfinitive;
    const isListed = !isAct && isGermanNoun(lower);
    const tags = tagsOf(word);
    const isLast = next === undefined || /[,;:]/.test(text[offset + word.length] ?? "");
    const isBeforeDetail = isLast || isIn(["prepositions"], next ?? "", "de");
    const isCounted =
      /\d $/.test(text.slice(0, offset)) && (wordsIn("de").units.has(lower) || isBeforeDetail) && lower !== "mal";
    const isBeforeVerb = next !== undefined && words[at + 1] === undefined && isVerb(next);
    // "wellensittiche zähmen"
    const isObject =
      at === 1 && isBeforeVerb && !isVerb(word) && (!tags.some((tag) => /^Ad/.test(tag)) || /e[nr]?$/.test(lower));
    // "mein mitbewohner schuldet mir": no adjective stands before a verb.
    const isActor = /(?:[^aeiouäöü]|e)t$/.test(next ?? "") && isSmall(words[at + 1] ?? "");
    const isFollowed =
      !isLast && !isBeforeVerb && !isActor && !isIn(CLOSED, next, "de") && (!isVerb(next) || ADJECTIVE.test(next));
    const isAdjective = !isListed && ADJECTIVE.test(lower) && isFollowed;
    // "mein Bruder züchtet riesenkürbisse": no verb at the end has this ending, unless it is told by "ich".
    const isToldObject = isLast && /en$/.test(lower) && OWN_VERB.test(words[at - 2] ?? "");
    const isPlural =
      isLast && !isClause && !isVerb(word) && /\p{Ll}{4}e$/u.test(word) && words[0] !== "ich" && words.length > 3;
    // "unser Hund hat den Kuchen gefressen", "warum sie um vier aufsteht"
    const isParticiple = PARTICIPLE.test(lower) && !isGermanNoun(lower);
    const isFinal =
      (isParticiple && (isLast || isIn(["conjunctions"], next ?? "", "de"))) ||
      (isLast && isClause && !isListed && /(?:t|te|en)$/.test(lower));
    // "ich spiele": no noun follows the person.
    if (isFinal || SPEAKER.test(text.slice(Math.max(0, offset - 5), offset))) return word;
    // "sammelt kronkorken aus 40 Ländern": between the verb and a preposition.
    const isPlainObject =
      /[^aeiou]t$/.test(words[at - 2] ?? "") &&
      !isGermanNoun((words[at - 2] ?? "").toLowerCase()) &&
      isIn(["prepositions"], next ?? "", "de") &&
      /\p{Ll}{3}(?:en|er|s)$/u.test(lower) &&
      !isVerb(word) &&
      !PARTICIPLE.test(lower);
    const isVerbForm = !expected && /\p{L}{3}t$/u.test(lower);
    const isNoun =
      isListed ||
      isCounted ||
      isObject ||
      isPlainObject ||
      (isToldObject && !isIn(CLOSED, words[at - 2] ?? "", "de")) ||
      (isPlural && !tags.includes("Adverb")) ||
      (tags.includes("Noun") && !tags.includes("Unit") && !ORDINAL.test(lower) && !isVerbForm) ||
      (expected && !isAdjective && !tags.includes("Adverb") && !isConjugated(word));
    isAfterNoun = isNoun || PLACE_NAMES.has(lower);
    expected = expected && !isAfterNoun;
    return isNoun ? word.split("-").map(capitalised).join("-") : word;
  });
}

/** "everybody is named martin" */
const CALLED = /(?<=(?<!\p{L})(?:s['’]appellent?|se llaman?|named|namens) )(?!an?(?!\p{L})|the |le |la |el )\p{Ll}/giu;

const withNames = (text: string, language: Language) =>
  text
    .replace(CALLED, (letter) => letter.toUpperCase())
    .replace(WORD, (word) => {
      const known = NAMES[word] ?? (language === "de" ? NAMES[word.toLowerCase()] : undefined);
      if (known) return known;
      return PLACE_NAMES.has(word) && !COMMON_WORDS[language].test(word) ? capitalised(word) : word;
    });

/** Words without their accents and shortened words, as they are spelled. */
function withSpelling(text: string, language: Language): string {
  const joint = language === "fr" ? FRENCH_APOSTROPHES.reduce((all, [from, to]) => all.replace(from, to), text) : text;
  const spelled = joint.replace(/[\p{L}-]+/gu, (word) => {
    const known = SPELLINGS[language][word];
    return known === undefined ? word : known.replace(/[_-]/g, " ");
  });
  return language === "es" ? SPANISH_ACCENTS.reduce((all, [from, to]) => all.replace(from, to), spelled) : spelled;
}

/** A brief as it would be written in the middle of a sentence. */
export function plainSentence(brief: string, language: Language): string {
  const clean = CLEANUPS.reduce((all, [from, to]) => all.replace(from, to), brief);
  const text = withSpelling(clean, language).replace(
    /(?<![\d.,])(12|24|36|48|72|100) ?h(?![\p{L}\d])/giu,
    `$1 ${HOURS[language]}`,
  );
  const whole = language === "en" ? CONTRACTIONS.reduce((all, [from, to]) => all.replace(from, to), text) : text;
  const spelled = language === "en" ? withSpelling(whole, language) : whole;
  return lowerStart(withNames(language === "de" ? withGermanNouns(spelled) : spelled, language), language);
}
