import { DETERMINERS, STRONG } from "../data/de/declension.ts";
import { WEAK_NOUN } from "../data/phrase-patterns.ts";
import type { Gender, NounPhrase } from "../reading/reading.ts";

type Case = "nominative" | "accusative" | "dative";
type Number = Gender | "plural";
type Kind = keyof typeof DETERMINERS;

function endingOf(kind: Kind, to: Case, number: Number): string {
  if (number === "plural") return "en";
  if (kind === "a") return STRONG[to][number];
  return to === "dative" || (to === "accusative" && number === "m") ? "en" : "e";
}

/** The phrase with another determiner or in another case; undefined if its gender is not certain. */
export function inflect(phrase: NounPhrase, kind: Kind | "own", to: Case): string | undefined {
  const { determiner, bare, head, gender, isPlural } = phrase;
  const words = bare.split(" ");
  if (to !== "nominative" && gender === "m" && !isPlural && WEAK_NOUN.test(head)) return undefined;
  if (words.includes("und")) return kind === "own" && to === "nominative" ? phrase.text : undefined;
  const at = words.map((word) => word.replace(/,$/, "")).indexOf(head);
  const adjectives = words.slice(0, Math.max(0, at));
  if (adjectives.some((word) => !/^\p{Ll}+(?:e|er|en|es|em)$/u.test(word))) return undefined;
  const own = /^ein/.test(determiner)
    ? "a"
    : /^(?:der|die|das|den|dem)$/.test(determiner)
      ? "the"
      : /^dies/.test(determiner)
        ? "this"
        : undefined;
  const possessive = determiner.match(/^(mein|unser|dein|sein|ihr)(?:e|en|em|er|es)?$/)?.[1];
  // Without an article, names and mass nouns do not change in the singular.
  if (kind === "own" && determiner === "")
    return adjectives.length === 0 && !isPlural ? bare : to === "dative" ? undefined : bare;
  const used = kind === "own" ? own : kind;
  const number: Number | undefined = isPlural ? "plural" : gender;
  if (number === undefined || (number === "plural" && to === "dative" && !/[ns]$/.test(head))) return undefined;
  const declined = (ending: string) =>
    words.map((word, place) => (place < at ? word.replace(/(?:er|en|es|em|e)$/, ending) : word)).join(" ");
  if (kind === "own" && possessive && number !== "plural") {
    const ending = DETERMINERS.a[to][number].replace(/^ein/, "");
    return `${possessive}${ending} ${declined(STRONG[to][number])}`;
  }
  if (used === undefined) return undefined;
  if (used === "a")
    return number === "plural" ? undefined : `${DETERMINERS.a[to][number]} ${declined(endingOf("a", to, number))}`;
  return `${DETERMINERS[used][to][number]} ${declined(endingOf(used, to, number))}`;
}
