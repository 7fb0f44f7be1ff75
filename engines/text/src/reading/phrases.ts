import { AGE, BECOME, BY_MEANS, CURRENCY, DESCRIBES, EVERY, NO_MORE, WHOLE } from "../data/phrase-patterns.ts";
import { PLACE_NAMES } from "../data/place-names.ts";
import type { Language } from "../language.ts";
import { textOf } from "./noun-phrase.ts";
import type { Phrase, Verb } from "./reading.ts";
import { type Word, wordsIn } from "./tag-words.ts";

/** Prepositions that belong to the noun before them. */
const BINDS = /^(?:of|de|del|du|des|d'|von|vom)$/;
const GERMAN_PLACE_WITHOUT_ARTICLE = /^(?:in|nach|aus|durch)$/;

/** Splits the predicate into its phrases; a phrase starts at a preposition, or with a determiner after a finished phrase. */
export function phrasesOf(
  words: readonly Word[],
  language: Language,
  verb?: Verb,
): { phrase: Phrase; words: readonly Word[] }[] {
  const parts: Word[][] = [];
  const isUnit = ({ lower }: Word) => wordsIn(language).units.has(lower);
  for (const [at, word] of words.entries()) {
    const last = parts.at(-1);
    const before = words[at - 1];
    const isRate = CURRENCY.test(before?.text ?? "") && wordsIn(language).units.has(words[at + 1]?.lower ?? "");
    // "a motorbike found in a barn": the detail describes the noun.
    const isDescribed =
      last !== undefined &&
      last.length > 1 &&
      last.some(({ is }) => is === "noun") &&
      before !== undefined &&
      DESCRIBES[language].test(before.lower) &&
      !BY_MEANS.test(word.lower);
    // "solo lo que crece en mi balcón": the detail belongs to the clause.
    const { units, limits } = wordsIn(language);
    const isInClause =
      words.slice(1, at).some(({ is }) => is === "relative") ||
      // "without asking anyone for help"
      (language === "en" &&
        last?.[1]?.is === "gerund" &&
        limits.has(last[0]?.lower ?? "") &&
        !CURRENCY.test(words[at + 1]?.text ?? ""));
    const startsPhrase =
      !isRate &&
      !isInClause &&
      !isDescribed &&
      ((word.is === "preposition" && !BINDS.test(word.lower) && before?.is !== "preposition") ||
        (word.is === "determiner" &&
          last?.[0]?.is === "preposition" &&
          before?.is === "noun" &&
          !/^(?:plus|moins)$/.test(words[at + 1]?.lower ?? "")) ||
        // "mi huerto cada año"
        (EVERY.test(word.lower) && before?.is === "noun" && words.slice(at + 1, at + 3).some(isUnit)) ||
        (word.is === "number" && before?.is === "noun" && wordsIn(language).units.has(words[at + 1]?.lower ?? "")));
    const isAfterTime =
      !/^(?:old|alte\p{Ll}?)$/u.test(word.lower) &&
      before !== undefined &&
      (units.has(before.lower) ? word.lower !== "lang" : before.lower === "lang");
    const isLimit =
      limits.has(word.lower) &&
      (word.is === "adverb" || word.is === "gerund") &&
      at > 0 &&
      !isInClause &&
      before?.is !== "determiner" &&
      !limits.has(before?.lower ?? "");
    if (!last || startsPhrase || isLimit || (isAfterTime && (last[0]?.is !== "preposition" || before.lower === "mal")))
      parts.push([word]);
    else last.push(word);
  }
  const kinds = parts.map((part, at): Phrase["kind"] =>
    // "turn a bus into a bakery" says what becomes of the object, not where it is.
    (at > 0 && part[0]?.lower === "into") ||
    (verb && BECOME.test(verb.base) && /^(?:en|in)$/.test(part[0]?.lower ?? ""))
      ? "core"
      : kindOf(part, language),
  );
  // "in a cabin in the trees": one place.
  const isPart = (at: number) =>
    kinds[at] === "core" &&
    kinds[at - 1] === "place" &&
    /^(?:in|on|dans|sur|en|auf)$/.test(parts[at]?.[0]?.lower ?? "");
  const whole = parts.flatMap((part, at) =>
    isPart(at)
      ? []
      : [{ kind: kinds[at] ?? "core", words: isPart(at + 1) ? [...part, ...(parts[at + 1] ?? [])] : part }],
  );
  return whole.map(({ kind, words: part }) => ({ phrase: { kind, text: textOf(part) }, words: part }));
}

const isDescription = (word: Word | undefined, language: Language) =>
  word !== undefined &&
  (word.is === "adjective" || /^\p{Lu}/u.test(word.text)) &&
  !WHOLE.test(word.lower) &&
  !wordsIn(language).units.has(word.lower);

function kindOf(words: readonly Word[], language: Language): Phrase["kind"] {
  const lists = wordsIn(language);
  const [first, second] = words;
  if (!first) return "core";
  // "to surf", "a bailar": a verb, not a place.
  const isVerb = language === "en" || second?.is === "infinitive";
  if (first.is === "preposition" && isVerb && second?.verb?.form === "infinitive") return "core";
  const lowers = words.map(({ lower }) => lower);
  const isMoney = CURRENCY.test(textOf(words));
  // "a Canadian winter" is more than a length of time.
  const isNamed = first.is === "determiner" && isDescription(second, language);
  if (
    words.length <= 5 &&
    !isNamed &&
    !isMoney &&
    !lowers.some((word) => /^(?:old|alte[nrms]?)$/.test(word)) &&
    !(first.is === "determiner" && words.slice(2, 3).some(({ lower }) => BINDS.test(lower))) &&
    lowers.some((word) => lists.units.has(word)) &&
    !lists.limits.has(first.lower)
  )
    return "time";
  if (lists.limits.has(first.lower) && first.is !== "determiner" && words.length > 1) return "limit";
  if (first.is === "preposition" && second && NO_MORE.test(second.lower)) return "limit";
  if (isMoney) return first.is === "preposition" ? "money" : "core";
  if (first.is !== "preposition" || !lists.placePrepositions.has(first.lower)) return "core";
  const isNamedPlace =
    language === "de"
      ? GERMAN_PLACE_WITHOUT_ARTICLE.test(first.lower) && words.length === 2 && PLACE_NAMES.has(second?.lower ?? "")
      : words.slice(1).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  return isNamedPlace || lowers.slice(1).some((word) => lists.places.has(word)) ? "place" : "core";
}

/** The number and the unit of a time phrase: "for 30 days" → "30 days". */
export function spanIn(words: readonly Word[], language: Language): string | undefined {
  const { units } = wordsIn(language);
  const unit = words.findIndex(({ lower }) => units.has(lower));
  const amount = words.findIndex(({ is }, at) => at < unit && (is === "number" || is === "determiner"));
  const isNumber = words[amount]?.is === "number";
  if (unit < 0 || amount < 0 || unit - amount > (isNumber ? 2 : 1)) return undefined;
  if (AGE.test(textOf(words.slice(0, unit + 1))) || CURRENCY.test(textOf(words.slice(amount, unit)))) return undefined;
  return textOf(words.slice(amount, unit + 1));
}
