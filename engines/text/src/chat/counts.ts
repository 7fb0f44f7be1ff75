import type { Language } from "../language.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { numberWordsOf, QUANTITIES } from "./data/shared.ts";
import { has, pattern } from "./grammar.ts";
import { type Taken, take } from "./subject.ts";
import { closing, exactly, findSpan, fold, opening, part, type Reading, type Span } from "./tokens.ts";

const MAX_READ_COUNT = 99;

export function numberOf(key: string, language: Language): number | undefined {
  if (/^\d{1,2}$/.test(key)) return Number(key);
  const at = numberWordsOf(language).findIndex((forms) => forms.some((form) => fold(form) === key));
  return at < 0 ? undefined : at + 1;
}
export const numberSource = (language: Language) => `\\d{1,2}|${numberWordsOf(language).flat().join("|")}`;
const WORDS_BEFORE_NOUN = 4;

/** The number before a noun: "five funny titles", "a title", "a couple of packages". */
export function countBefore(
  clause: Reading,
  noun: Span,
  { grammar, language, taken }: { grammar: RequestGrammar; language: Language; taken: Taken },
): number | undefined {
  const from = Math.max(0, noun.from - WORDS_BEFORE_NOUN - 1);
  const before = part(clause, { from, to: noun.from });
  for (const [source, count] of QUANTITIES[language]) {
    const found = findSpan(before, pattern(source));
    if (found) {
      take(taken, { from: from + found.from, to: from + found.to });
      return count;
    }
  }
  const some = findSpan(before, pattern(grammar.some));
  for (let at = noun.from - 1; at >= from; at--) {
    const key = clause.tokens[at]?.key ?? "";
    if (/^[,:–-]$/.test(key)) return undefined;
    if (taken[at]) continue;
    const isArticle = pattern(grammar.one, exactly).test(key);
    const count = numberOf(key, language);
    if (count === undefined && !isArticle) continue;
    if ((count ?? 1) === 1 && isOfAnother(clause, { from: at, to: noun.from }, grammar)) return undefined;
    if (some && from + some.from <= at && at < from + some.to) return undefined;
    take(taken, { from: at, to: at + 1 });
    const value = count ?? 1;
    return value >= 1 && value <= MAX_READ_COUNT ? value : undefined;
  }
  return undefined;
}

/** "An idea for a title", "a hand with the title": the article does not count the noun. "Stuck on a title" neither. */
const isOfAnother = (clause: Reading, { from, to }: Span, grammar: RequestGrammar): boolean =>
  has(part(clause, { from: from + 1, to }), grammar.about) || has(part(clause, { from: 0, to }), grammar.lack);

/** A number with a word for pieces: "just 3 results", "acht Stück". */
export function countOfPieces(
  clause: Reading,
  grammar: RequestGrammar,
  language: Language,
  taken: Taken,
): number | undefined {
  const top = findSpan(clause, pattern("top (\\d{1,2})"));
  if (top?.groups[0]) {
    take(taken, top);
    return Number(top.groups[0]);
  }
  const found = findSpan(
    clause,
    pattern(
      `(?:(?:just|only|nur|solo|sólo|juste|maximal|max|höchstens|genau|seulement|gib mir|give me|dame) )?(${numberSource(language)}) (?:${grammar.pieces})(?: (?:${grammar.pieces})){0,5}`,
    ),
  );
  if (!found?.groups[0]) return undefined;
  take(taken, found);
  return numberOf(found.groups[0], language);
}

/** The number if the clause is nothing else: "two would do". */
export function countAlone(clause: Reading, grammar: RequestGrammar, language: Language): number | undefined {
  const found = clause.norm.match(pattern(loneCount(grammar, language), exactly));
  return found?.[1] === undefined ? undefined : numberOf(found[1], language);
}

const loneCount = (grammar: RequestGrammar, language: Language) =>
  `(?:(?:${grammar.polite}|,|${grammar.ask}|${grammar.roughly}|me|mir|moi) ){0,6}(?:(?:just|only|nur|solo|sólo|juste|seulement) )?(?:the )?(${numberSource(language)})(?: (?:${grammar.pieces}|${grammar.polite})){0,5}`;

/** "Titles, six, about bees": a number between marks after the noun. */
export function takeCountAfter(clause: Reading, { to }: Span, language: Language, taken: Taken): number | undefined {
  const rest = part(clause, { from: to, to: clause.tokens.length });
  const found = findSpan(rest, pattern(`(?:[,:(–-] )?(?:x )?(${numberSource(language)})(?= ?(?:[,:)–-]|$))`, opening));
  if (!found?.groups[0]) return undefined;
  take(taken, { from: to, to: to + found.to });
  return numberOf(found.groups[0], language);
}

/** "…, hit me with 8", "…, 3, cartoon": a number that ends what is left of a request and belongs to no noun. */
export function takeLastCount(
  clause: Reading,
  grammar: RequestGrammar,
  language: Language,
  taken: Taken,
): number | undefined {
  const end = clause.tokens.findLastIndex(({ key }, at) => !taken[at] && key !== ",") + 1;
  const found = findSpan(
    part(clause, { from: 0, to: end }),
    pattern(`(?:,|-|;) ${loneCount(grammar, language)}`, closing),
  );
  if (!found?.groups[0] || found.from === 0) return undefined;
  take(taken, found);
  return numberOf(found.groups[0], language);
}
