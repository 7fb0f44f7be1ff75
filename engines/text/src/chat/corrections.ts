import type { Language } from "../language.ts";
import { numberSource } from "./counts.ts";
import { CORRECTIONS, NEGATED_CHOICE, REFUSAL } from "./data/corrections.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { globally, pattern } from "./grammar.ts";
import { findNouns, type NounPlace } from "./references.ts";
import { correctSpelling } from "./request-language.ts";
import { isOnlyRequest } from "./subject.ts";
import { exactly, findSpan, findSpans, opening, part, type Reading, readText, type Span } from "./tokens.ts";

const MAX_CORRECTIONS = 4;
const MARK = "[,.…(;:!–—-]";

/** The request as it is after the person corrected it: "5 titles, no wait, 7" is "7 titles". */
export function readCorrected(request: string, language: Language, grammar: RequestGrammar): Reading {
  let reading = correctSpelling(readText(request), language);
  for (let round = 0; round < MAX_CORRECTIONS; round++) {
    const text = correctOnce(reading, language, grammar);
    if (text === undefined) break;
    reading = correctSpelling(readText(text), language);
  }
  return reading;
}

/** The request with its first correction made; undefined if it has none. */
function correctOnce(reading: Reading, language: Language, grammar: RequestGrammar): string | undefined {
  const nouns = findNouns(reading).filter(({ kind }) => kind !== "project");
  const chosen = findSpan(reading, pattern(NEGATED_CHOICE));
  const isChoice = (span: Span) =>
    nouns.some(({ from, to }) => from > span.from && to <= span.to) && nouns.some(({ from }) => from === span.to);
  if (chosen && isChoice(chosen)) return replaced(reading, chosen, { from: chosen.to, to: chosen.to }, chosen);
  const { always, afterMark, after } = CORRECTIONS[language];
  const marker = `(?:(?:${MARK} ?){1,4}(?:${always}|${afterMark})|(?:${always}))(?: ?${MARK}){0,3}(?: (?:${always}|${afterMark})(?: ?${MARK}){0,2}){0,4}`;
  for (const marked of findSpans(reading, pattern(marker, globally))) {
    const found =
      correctedNoun(reading, marked, nouns, language, grammar) ??
      correctedCount(reading, marked, nouns, language, grammar) ??
      (pattern(always).test(part(reading, marked).norm)
        ? correctedSubject(reading, marked, nouns, grammar)
        : undefined);
    if (!found) continue;
    const rest = part(reading, { from: found.right.to, to: reading.tokens.length });
    const refused = pattern(REFUSAL, exactly).test(reading.tokens[marked.from - 1]?.key ?? "") ? 1 : 0;
    const end = found.right.to + (findSpan(rest, pattern(`(?:${after})(?= ?(?:$|[,.!?]))`, opening))?.to ?? 0);
    return replaced(reading, found.wrong, found.right, { from: marked.from - refused, to: end });
  }
  return undefined;
}

type Correction = { wrong: Span; right: Span };

/** "2 titles, no wait, thumbnails". */
function correctedNoun(
  reading: Reading,
  { from, to }: Span,
  nouns: readonly NounPlace[],
  language: Language,
  grammar: RequestGrammar,
): Correction | undefined {
  const number = pattern(numberSource(language), exactly);
  const isNumber = (at: number) => number.test(reading.tokens[at]?.key ?? "");
  const isArticle = pattern(`${grammar.articles}|${grammar.some}`, exactly).test(reading.tokens[to]?.key ?? "");
  const noun = nouns.find((one) => one.from === to || (one.from === to + 1 && (isArticle || isNumber(to))));
  const before = nouns.findLast((one) => one.to <= from);
  if (!noun || !before || noun.kind === before.kind) return undefined;
  const isCounted = isNumber(to) && isNumber(before.from - 1);
  const right = { from: isNumber(to) ? to : noun.from, to: noun.to };
  return { wrong: { from: before.from - (isCounted ? 1 : 0), to: before.to }, right };
}

/** "7 titles, better 9": the number beside the marker, or the one of the thing that is counted. */
function correctedCount(
  reading: Reading,
  { from, to }: Span,
  nouns: readonly Span[],
  language: Language,
  grammar: RequestGrammar,
): Correction | undefined {
  const { tokens } = reading;
  const keyAt = (at: number) => tokens[at]?.key ?? "";
  const shape = /^\d{1,3}x$/.test(keyAt(to)) ? "\\d{1,3}x" : numberSource(language);
  const number = pattern(shape, exactly);
  if (!number.test(keyAt(to))) return undefined;
  const article = pattern(grammar.one, exactly);
  const isNumber = (at: number) => number.test(keyAt(at)) && !article.test(keyAt(at));
  const isCounting = (at: number) =>
    at === from - 1 || keyAt(at + 1) === keyAt(to + 1) || nouns.some((noun) => noun.from > at && noun.from <= at + 3);
  const near = [1, 2, 3].map((step) => from - step).find((at) => isNumber(at) && isCounting(at));
  const counted = nouns
    .filter((noun) => noun.from < from)
    .flatMap((noun) => [1, 2, 3].map((step) => noun.from - step).find(isNumber) ?? []);
  const at = near ?? counted.at(-1);
  if (at === undefined) return undefined;
  const isSameWord = keyAt(at + 1) === keyAt(to + 1) && at + 1 < from;
  const right = { from: to, to: to + 1 };
  return isSameWord
    ? { wrong: { from: at, to: at + 2 }, right: { ...right, to: to + 2 } }
    : { wrong: { from: at, to: at + 1 }, right };
}

/** "Titles about my week in Lisbon, no wait, Porto". */
function correctedSubject(
  reading: Reading,
  { from, to }: Span,
  nouns: readonly Span[],
  grammar: RequestGrammar,
): Correction | undefined {
  const { tokens, text } = reading;
  const noun = nouns.find((one) => one.to <= from);
  if (!noun || from <= noun.to) return undefined;
  const next = tokens.findIndex(({ key }, at) => at >= to && /^[,.!?;]$/.test(key));
  const end = next < 0 ? tokens.length : next;
  const link = pattern(grammar.about, opening);
  const linked = findSpan(part(reading, { from: to, to: end }), link);
  const right = { from: to + (linked?.to ?? 0), to: end };
  if (right.to <= right.from || isOnlyRequest(part(reading, right), grammar)) return undefined;
  const isName = (at: number) => /^\p{Lu}/u.test(text.slice(tokens[at]?.start, tokens[at]?.end));
  if (right.to - right.from === 1 && isName(right.from) && isName(from - 1))
    return { wrong: { from: from - 1, to: from }, right };
  const first = findSpan(part(reading, { from: noun.to, to: from }), pattern(grammar.about));
  const start = noun.to + (first?.to ?? 0);
  return first && start < from ? { wrong: { from: start, to: from }, right } : undefined;
}

/** The text with `right` in the place of `wrong`, and without `cut`. */
function replaced({ text, tokens }: Reading, wrong: Span, right: Span, cut: Span): string {
  const start = (at: number) => tokens[at]?.start ?? text.length;
  const end = (at: number) => tokens[at - 1]?.end ?? 0;
  const moved = right.to > right.from ? text.slice(start(right.from), end(right.to)) : "";
  const between = text.slice(wrong === cut ? start(cut.from) : end(wrong.to), start(cut.from));
  return `${text.slice(0, start(wrong.from))}${moved}${between.trimEnd()} ${text.slice(end(cut.to)).trimStart()}`;
}
