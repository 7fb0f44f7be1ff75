import { TITLE_MAX } from "./brief.ts";
import type { Frame } from "./frames/frame.ts";
import { fill } from "./frames/frame.ts";
import type { Domain, Grammar } from "./grammar/grammar.ts";
import { pick, type Random } from "./random.ts";
import { isAwkward, startLarge, stem, wordsOf } from "./words.ts";

/** "in a month", "en un mois": a time span without a digit. */
const SPAN =
  /\b(?:a|one|una?|une|eine?[mnr]?) (?:day|week|weekend|month|year|día|semana|mes|año|jour|semaine|mois|an|Tag|Woche|Wochenende|Monat|Jahr)(?=\W|$)/iu;

/** Fills a pattern with the words of a topic. Returns undefined if the pattern does not fit. */
export function renderTitle(pattern: string, frame: Frame, grammar: Grammar, random: Random): string | undefined {
  const addsNumber =
    /\{(span|count)\}|\b(month|week|weekend|night|day 1|30 days|budgets|ruiner|24 hours|24 horas)\b/.test(pattern);
  if (addsNumber && (frame.numbers.length > 0 || SPAN.test(frame.phrase))) return undefined;
  const slots = { ...frame.slots, span: pick(grammar.spans, random), count: pick(grammar.counts, random) };
  const filled = fill(pattern, slots);
  if (filled === undefined) return undefined;
  const title = grammar.finish(filled);
  return title.length <= TITLE_MAX && !isAwkward(title, frame.phrase) ? title : undefined;
}

/** The domain with the most matches in the topic. */
export function domainOf(frame: Frame, grammar: Grammar): Omit<Domain, "words"> {
  if (frame.kind === "claim") return grammar.claimDomain;
  const hits = ({ words, weight = 1 }: Domain) =>
    weight * (frame.phrase.match(new RegExp(words.source, "giu"))?.length ?? 0);
  // On a tie: for a thing the first match decides, for an activity the last, which is after the verb.
  const place = ({ words }: Domain) => frame.phrase.search(words) * (frame.kind === "activity" ? -1 : 1);
  const [best] = [...grammar.domains].sort((a, b) => hits(b) - hits(a) || place(a) - place(b));
  if (best && hits(best) > 0) return best;
  const onTheRoad = frame.topic === "place" ? grammar.domains.find(({ isTravel }) => isTravel) : undefined;
  return onTheRoad ?? grammar.anyDomain;
}

/** `place` is the index of the premise and selects the risk of the domain. */
export function renderSentence(pattern: string, frame: Frame, grammar: Grammar, place = 0): string | undefined {
  const { judge, judgeDative = judge, risks, proof, three, crowd } = domainOf(frame, grammar);
  const risk = risks[place % risks.length] ?? "";
  const filled = fill(pattern, { ...frame.slots, judge, judgeDative, risk, proof, three, crowd });
  return filled && startLarge(filled);
}

/** Whether a text contains enough key words of the topic. */
export function keepsSubject(text: string, frame: Frame): boolean {
  const found = new Set(wordsOf(text).map(stem));
  const keys = frame.keys.map(stem);
  if (keys.length === 0) return true;
  return keys.filter((key) => found.has(key)).length >= Math.min(2, Math.ceil(keys.length / 3));
}
