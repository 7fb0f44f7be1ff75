import { germanHooks } from "../data/de/hooks.ts";
import { englishHooks } from "../data/en/hooks.ts";
import { spanishHooks } from "../data/es/hooks.ts";
import { frenchHooks } from "../data/fr/hooks.ts";
import type { Hooks } from "../data/hook-lists.ts";
import type { Language } from "../language.ts";
import { pick, type Random } from "../random.ts";
import type { Reading, Verb } from "../reading/reading.ts";
import { type Slots, slotsOf } from "./slots.ts";

const hooks: Record<Language, Hooks> = { en: englishHooks, es: spanishHooks, de: germanHooks, fr: frenchHooks };
export const hooksOf = (language: Language): Hooks => hooks[language];

const MINUTES: Record<Language, string> = { en: "10 Minutes", es: "10 minutos", de: "10 Minuten", fr: "10 minutes" };
const inDative = (span: string) =>
  span
    .replace(/(Tage|Monate|Jahre)$/, "$1n")
    .replace(/^(ein)(en|e)? /, (_, one: string, ending?: string) => `${one}${ending === "e" ? "er" : "em"} `);

const IS_HOURS = /hour|hora|Stunde|heure/iu;
const SLOW_FOOD = /^(?:ferment|brew|elaborar|brauen|brasser)/u;
const GROWING_DAYS = 30;
const SLOW = /^(?:learn|train|live|quit)$/u;

/** Whether an activity can take that long: a stew is not cooked for 90 days, a language not learned in two hours. */
function fitsSpan(span: string, verb: Verb | undefined): boolean {
  if (verb?.group === "cook" && !SLOW_FOOD.test(verb.base)) return IS_HOURS.test(span);
  if (verb?.group === "grow") return !IS_HOURS.test(span) && Number.parseInt(span, 10) >= GROWING_DAYS;
  if (verb?.group === "build" || verb?.group === "repair")
    return !IS_HOURS.test(span) && Number.parseInt(span, 10) >= GROWING_DAYS;
  return !SLOW.test(verb?.group ?? "") || !IS_HOURS.test(span);
}

/** The slots of a reading and the numbers that a hook may add: from known titles first. */
export function slotsWithNumbers(reading: Reading, spans: readonly string[], random: Random): Slots {
  const own = hooksOf(reading.language);
  const fits = (given: string) => fitsSpan(given, reading.verb);
  const known = spans.filter(fits);
  const span = pick(known.length > 0 ? known : own.spans.filter(fits), random);
  const slots = slotsOf(reading);
  return {
    ...slots,
    newSpan: [span],
    newMinutes: [MINUTES[reading.language]],
    count: [pick(own.counts, random)],
    ...(slots.span && { spanDative: slots.span.map(inDative) }),
  };
}
