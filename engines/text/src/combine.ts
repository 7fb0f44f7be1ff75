import { TITLE_MAX } from "./brief.ts";
import { grammarOf, parseTopic } from "./frames/parse-topic.ts";
import type { Language } from "./language.ts";
import { capitalised, wordsOf } from "./words.ts";

const QUOTED: Record<Language, (words: string) => string> = {
  en: (words) => `“${words}”`,
  de: (words) => `„${words}“`,
  es: (words) => `«${words}»`,
  fr: (words) => `«\u00a0${words}\u00a0»`,
};
/** English sentences with a verb that `parseTopic` classifies as a thing. */
const TELLS = /^(?:there|nobody|no one|everyone|it)\b|\b(?:is|are|was|were|became|could|can|will|would|has|had)\b/i;
const LONGEST_QUOTED = 120;

/** Long and short name of a text in a combination: its activity or its noun phrase. A whole sentence is quoted. */
export function nameForCombination(text: string, language: Language): [whole: string, short: string] {
  const { kind, slots, phrase } = parseTopic(text, language);
  const isTold = kind === "claim" || kind === "story" || (kind === "thing" && language === "en" && TELLS.test(phrase));
  if (isTold && phrase.length <= LONGEST_QUOTED) {
    const quoted = QUOTED[language](capitalised(phrase));
    return [quoted, quoted];
  }
  const whole = slots.doing ?? slots.np ?? slots.do ?? slots.p ?? phrase;
  return [whole, slots.object ?? slots.bare ?? whole];
}

/** Fills each pattern with the longest names that fit the title length. */
export function combineTitles(first: string, second: string, language: Language): string[] {
  const grammar = grammarOf(language);
  const [one, other] = [nameForCombination(first, language), nameForCombination(second, language)];
  const titleOf = (pattern: string, a: string, b: string) =>
    grammar.finish(pattern.replace(/\{(A|a|b)\}/g, (_, name: string) => (name === "b" ? b : a)));
  return grammar.combine.flatMap((pattern) =>
    [[one, other] as const, [other, one] as const].flatMap(([a, b]) => {
      const lengths = [
        [a[0], b[0]],
        [a[1], b[0]],
        [a[0], b[1]],
        [a[1], b[1]],
      ] as const;
      const titles = lengths.map(([left, right]) => titleOf(pattern, left, right));
      return titles.find((title) => title.length <= TITLE_MAX && wordsOf(title).length > 2) ?? [];
    }),
  );
}
