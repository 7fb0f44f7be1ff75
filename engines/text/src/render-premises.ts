import type { Evidence, Source } from "./evidence.ts";
import type { Frame } from "./frames/frame.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { type Premise, type PremiseKind, premiseKinds } from "./grammar/premise.ts";
import { type Random, shuffled } from "./random.ts";
import { domainOf, renderSentence } from "./render.ts";

export type RenderedPremise = {
  hook: string;
  action: string;
  stakes: string;
  payoff: string;
  sources: readonly Source[];
};

/** A topic with a time span or an amount of its own gets no premise that adds another. */
const TIMED: ReadonlySet<PremiseKind> = new Set(["race", "stage", "rule"]);
const PRICED: ReadonlySet<PremiseKind> = new Set(["budget", "money"]);
const TIME =
  /(?<!\p{L})(hours?|days?|weeks?|months?|years?|weekend|horas?|días?|semanas?|mes|meses|años|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|heures?|jours?|semaines?|mois|ans)(?!\p{L})/iu;
const MONEY = /[$€£]|(?<!\p{L})(euros?|dollars?|pesos?)(?!\p{L})/iu;

/** Premises with a time span of their own for practices. */
const SPANNED: ReadonlySet<PremiseKind> = new Set(["teach", "budget", "change"]);
/** A broken object can't be used for a week, which is what the `rule` premise requires. */
const BROKEN = /(?<!\p{L})(?:broken|kaputte\p{L}*|rot[oa]s?|cassée?s?)(?!\p{L})/iu;
/** A practice tied to a place is not searched for elsewhere, nor bought in a shop. */
const AT_HOME: ReadonlySet<PremiseKind> = new Set(["search", "budget"]);
const IN_A_PLACE = /(?<!\p{L})(?:in|en|à|aux?|dans)(?: (?:the|den|der|les?|la|los|las|el))? \p{Lu}/u;

/** Topics for a certain age: the `rivals` premise with a nine-year-old does not fit. */
const AN_AGE =
  /(?<!\p{L})(?:adults?|at \d+|a los \d+(?: años)?|con \d+ años|adult[oa]s?|mit \d+(?: jahren)?|erwachsene[rn]?|à \d+ ans|adultes?)(?!\p{L})/iu;

/** Topic types for which the exclusions of the domain do not apply. */
const FREE: ReadonlySet<Frame["topic"]> = new Set(["versus", "person", "matter", "past", "story"]);

function fits(frame: Frame, kind: PremiseKind, without: readonly PremiseKind[]): boolean {
  const hasTime = TIME.test(frame.phrase.replace(AN_AGE, ""));
  if (TIMED.has(kind) && hasTime) return false;
  if (frame.topic === "practice" && SPANNED.has(kind) && hasTime) return false;
  if (frame.topic === "object" && kind === "rule" && BROKEN.test(frame.phrase)) return false;
  if (PRICED.has(kind) && MONEY.test(frame.phrase)) return false;
  if (frame.topic === "learn" && kind === "rivals" && AN_AGE.test(frame.phrase)) return false;
  if (frame.topic === "practice" && AT_HOME.has(kind) && IN_A_PLACE.test(frame.phrase)) return false;
  return FREE.has(frame.topic) || !without.includes(kind);
}

const none = (): Evidence => ({ sources: [], weight: 0 });
const PLACES_PER_WEIGHT = 0.3;

/** All premises that fit the topic, in full; those supported by known titles come first. */
export function renderPremises(
  frame: Frame,
  grammar: Grammar,
  random: Random,
  evidence: (cues: (typeof premiseKinds)[PremiseKind]) => Evidence = none,
): RenderedPremise[] {
  const { without = [] } = domainOf(frame, grammar);
  const told = shuffled(grammar.premises[frame.topic], random)
    .filter(([kind]) => fits(frame, kind, without))
    .flatMap((premise, place) => rendered(premise, frame, grammar, place) ?? [])
    .map(({ kind, ...telling }, place) => {
      const { sources, weight } = evidence(premiseKinds[kind]);
      return { telling: { ...telling, sources }, place: place - weight * PLACES_PER_WEIGHT };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ telling }) => telling);
  return [...told, ...mixed(told)];
}

function rendered([kind, ...sentences]: Premise, frame: Frame, grammar: Grammar, place: number) {
  const [hook, action, stakes, payoff] = sentences.map((sentence) => renderSentence(sentence, frame, grammar, place));
  return hook && action && stakes && payoff ? { kind, hook, action, stakes, payoff } : undefined;
}

/** Used after all premises: the hook of one with the rest of another. */
const mixed = (told: readonly RenderedPremise[]): RenderedPremise[] =>
  [1, 2].flatMap((step) =>
    told.map(({ hook }, at) => ({ ...(told[(at + step) % told.length] ?? emptyPremise), hook, sources: [] })),
  );
const emptyPremise: RenderedPremise = { hook: "", action: "", stakes: "", payoff: "", sources: [] };
