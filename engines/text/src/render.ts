import { TITLE_MAX } from "./brief.ts";
import type { Frame } from "./frames/frame.ts";
import { fill } from "./frames/frame.ts";
import type { Domain, Grammar } from "./grammar/grammar.ts";
import { pick, type Random } from "./random.ts";
import { isAwkward, startLarge, stem, wordsOf } from "./words.ts";

/** "in a month", "en un mois": it says how long as a number would. */
const SPAN =
  /\b(?:a|one|una?|une|eine?[mnr]?) (?:day|week|weekend|month|year|día|semana|mes|año|jour|semaine|mois|an|Tag|Woche|Wochenende|Monat|Jahr)(?=\W|$)/iu;

/** A pattern filled with a topic's words; nothing when it doesn't fit. */
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

/** Where most of the topic's words belong. */
export function domainOf(frame: Frame, grammar: Grammar): Omit<Domain, "words"> {
  if (frame.kind === "claim") return grammar.claimDomain;
  const hits = ({ words, weight = 1 }: Domain) =>
    weight * (frame.phrase.match(new RegExp(words.source, "giu"))?.length ?? 0);
  // What a thing is stands first; what is done with it stands after the verb.
  const place = ({ words }: Domain) => frame.phrase.search(words) * (frame.kind === "activity" ? -1 : 1);
  const [best] = [...grammar.domains].sort((a, b) => hits(b) - hits(a) || place(a) - place(b));
  if (best && hits(best) > 0) return best;
  const onTheRoad = frame.topic === "place" ? grammar.domains.find(({ isTravel }) => isTravel) : undefined;
  return onTheRoad ?? grammar.anyDomain;
}

/** Sentences keep their order; the domain lends the people and the dangers. */
export function renderSentence(pattern: string, frame: Frame, grammar: Grammar, place = 0): string | undefined {
  const { judge, judgeDative = judge, risks, proof, three, crowd } = domainOf(frame, grammar);
  const risk = risks[place % risks.length] ?? "";
  const filled = fill(pattern, { ...frame.slots, judge, judgeDative, risk, proof, three, crowd });
  return filled && startLarge(filled);
}

/** Whether a text speaks of what the topic speaks of. */
export function keepsSubject(text: string, frame: Frame): boolean {
  const found = new Set(wordsOf(text).map(stem));
  const keys = frame.keys.map(stem);
  if (keys.length === 0) return true;
  return keys.filter((key) => found.has(key)).length >= Math.min(2, Math.ceil(keys.length / 3));
}
