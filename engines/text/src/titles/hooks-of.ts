import { germanHooks } from "../data/de/hooks.ts";
import { englishHooks } from "../data/en/hooks.ts";
import { spanishHooks } from "../data/es/hooks.ts";
import { frenchHooks } from "../data/fr/hooks.ts";
import type { Language } from "../language.ts";
import { pick, type Random } from "../random.ts";
import type { Reading } from "../reading/reading.ts";
import type { Hooks } from "./hooks.ts";
import { type Slots, slotsOf } from "./slots.ts";

const hooks: Record<Language, Hooks> = { en: englishHooks, es: spanishHooks, de: germanHooks, fr: frenchHooks };
export const hooksOf = (language: Language): Hooks => hooks[language];

const MINUTES: Record<Language, string> = { en: "10 Minutes", es: "10 minutos", de: "10 Minuten", fr: "10 minutes" };
const inDative = (span: string) => span.replace(/(Tage|Monate|Jahre)$/, "$1n");

/** The slots of a reading and the numbers that a hook may add: from known titles first. */
export function slotsWithNumbers(reading: Reading, spans: readonly string[], random: Random): Slots {
  const own = hooksOf(reading.language);
  const span = spans.length > 0 ? pick(spans, random) : pick(own.spans, random);
  const slots = slotsOf(reading);
  return {
    ...slots,
    newSpan: [span],
    newSpanDative: [inDative(span)],
    newMinutes: [MINUTES[reading.language]],
    count: [pick(own.counts, random)],
    ...(slots.span && { spanDative: slots.span.map(inDative) }),
  };
}
