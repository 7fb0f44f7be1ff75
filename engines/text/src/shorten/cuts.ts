import type { Frame } from "../frames/frame.ts";
import { parseTopic } from "../frames/parse-topic.ts";
import type { Language } from "../language.ts";
import { keyWords, tidy } from "../words.ts";
import { englishRules } from "./english.ts";
import { frenchRules } from "./french.ts";
import { germanRules } from "./german.ts";
import type { Cut, LanguageRules, ShorteningRule } from "./shortening-rule.ts";
import { spanishRules } from "./spanish.ts";

const rulesByLanguage: Record<Language, LanguageRules> = {
  en: englishRules,
  es: spanishRules,
  de: germanRules,
  fr: frenchRules,
};
const CLAUSE = /\s*(?:[.:;!?–—]\s|\s\(|, (?:and|but|und|aber|y|pero|et|mais) ).*$/u;

/** Splits a text into its head and the prepositional phrases. */
function pieces(text: string, preposition: RegExp): string[][] {
  const found: string[][] = [[]];
  const words = text.split(" ");
  for (const [at, word] of words.entries()) {
    if (at > 0 && preposition.test(`${word} ${words[at + 1] ?? ""}`)) found.push([]);
    found.at(-1)?.push(word);
  }
  return found;
}

const keyShare = (part: string, whole: string) => keyWords(part).length / Math.max(1, keyWords(whole).length);

/** Drops one prepositional phrase, or, of a text with two parts, the first part. */
function dropPhrase({ preposition, without }: LanguageRules, language: Language): ShorteningRule {
  return (text, { kind }) => {
    if (kind === "versus") return [];
    const isFixed = language === "de" && (kind === "claim" || kind === "activity");
    const parts = pieces(text, preposition);
    if (parts.length < 2 || (isFixed && /^\p{Ll}/u.test(parts.at(-1)?.at(-1) ?? ""))) return [];
    const joined = (some: readonly string[][]) => some.flat().join(" ");
    const dropped = parts.flatMap((part, at) => {
      if (at === 0) return [];
      const phrase = part.join(" ");
      const loss = 0.7 * keyShare(phrase, text) + (without.test(part[0] ?? "") ? 0.2 : 0);
      return [{ text: joined(parts.filter((_, place) => place !== at)), loss }];
    });
    const [, ...rest] = parts;
    if (kind === "claim") return dropped;
    const isTime = /^\d+ \p{L}+$/u.test(joined([parts[0] ?? []]));
    const keepsWord = without.test(rest[0]?.[0] ?? "");
    const end = keepsWord ? joined(rest) : joined(rest).replace(/^\S+ (?:(?:dem|den|der|einem|einer|einen) )?/, "");
    return [
      ...dropped,
      { text: end, loss: 0.7 * keyShare(joined([parts[0] ?? []]), text) + (isTime ? 0.05 : keepsWord ? 0.3 : 0.7) },
    ];
  };
}

/** Drops one item of a list: "Six days, one container, no plan". */
const dropListItem: ShorteningRule = (text) => {
  const parts = text.split(", ");
  return parts.length < 2 || parts.length > PARTS_MAX
    ? []
    : parts.map((_, at) => ({ text: parts.filter((_part, place) => place !== at).join(", "), loss: 0.25 }));
};
const PARTS_MAX = 4;

const rulesFor = (own: LanguageRules, language: Language): ShorteningRule[] => [
  (text) => [{ text: text.replace(own.filler, ""), loss: 0.04 }],
  (text) => [{ text: text.replace(CLAUSE, ""), loss: 0.1 }],
  (text, { slots }) => (slots.question ? [] : [{ text: text.replace(own.opening, ""), loss: 0.1 }]),
  (text) => [{ text: text.replace(own.time, ""), loss: 0.2 }],
  (text, { kind }) => (kind === "claim" ? [] : [{ text: text.replace(own.article, ""), loss: 0.05, isBare: true }]),
  (text) => own.swaps.map(([long, short, loss = 0.06]) => ({ text: text.replace(long, short), loss })),
  dropPhrase(own, language),
  dropListItem,
  ...own.rules,
];

const STEPS = 3;
const CUTS_MAX = 120;
/** Only the cuts with the least loss are cut again, to limit the time. */
const CUT_AGAIN_MAX = 24;

const NAME_WORDS_MAX = 3;
export const isName = (text: string, language: Language): boolean =>
  rulesByLanguage[language].isName?.(text) ?? text.split(" ").length <= NAME_WORDS_MAX;

export const opensWithPreposition = (text: string, language: Language): boolean =>
  rulesByLanguage[language].preposition.test(`${text} `.toLowerCase());

/** All cuts of a text with their loss; the rules are applied up to three times in a row. */
export function cutsOf(text: string, language: Language): Cut[] {
  const rules = rulesFor(rulesByLanguage[language], language);
  const found = new Map<string, Cut>();
  let latest: Cut[] = [{ text, loss: 0 }];
  for (let step = 0; step < STEPS && found.size < CUTS_MAX; step++) {
    latest = [...latest]
      .sort((a, b) => a.loss - b.loss)
      .slice(0, CUT_AGAIN_MAX)
      .flatMap((cut) => cutOnce(cut, rules, parseTopic(cut.text, language)))
      .filter((cut) => {
        const key = cut.text.toLowerCase();
        const known = found.get(key);
        if (known && known.loss <= cut.loss) return false;
        found.set(key, cut);
        return true;
      });
  }
  return [...found.values()];
}

const cutOnce = (cut: Cut, rules: readonly ShorteningRule[], frame: Frame): Cut[] =>
  cut.isLast
    ? []
    : rules
        .flatMap((way) => way(cut.text, frame))
        .map((next) => ({
          ...next,
          text: tidy(next.text).replace(/[,;:]+$/, ""),
          loss: cut.loss + next.loss,
          isBare: next.isBare ?? cut.isBare ?? false,
          isSubject: next.isSubject ?? cut.isSubject ?? false,
        }))
        .filter((next) => next.text !== "" && next.text.length < cut.text.length);
