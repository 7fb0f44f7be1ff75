import { TITLE_MAX } from "../brief.ts";
import { clauseCuts } from "../concepts/shorten.ts";
import { SIDE_BY_SIDE } from "../data/changes.ts";
import { IN, ON, ON_SITES } from "../data/phrase-patterns.ts";
import type { Language } from "../language.ts";
import { readBrief } from "../reading/read-brief.ts";
import type { Reading } from "../reading/reading.ts";
import { capitalised, isAwkward, stem, wordsOf } from "../words.ts";
import { finishTitle } from "./finish.ts";
import { hooksOf } from "./hooks-of.ts";
import { fillPattern, namesSubject } from "./render-title.ts";
import { type Slots, slotsOf } from "./slots.ts";

const TO: Record<Language, string> = { en: "to", es: "hasta", de: "bis zu", fr: "jusqu'à" };

/** Slots of one input with a prefix: `obj` becomes `aObj`. `in` is its place, `where` the place for the action of the other. */
function slotsOfSide(reading: Reading, side: "a" | "b", other: Reading): Slots {
  const { object, language, shape, phrases } = reading;
  const isPlace = shape === "thing" && object?.kind === "place" && object.determiner !== "";
  const hasPlace = other.place !== undefined || (other.shape === "thing" && other.object?.kind === "place");
  // "to roller skate" is what is learned, and no place.
  const kept = phrases.filter(({ kind }) => kind !== "place" || reading.verb?.group === "learn");
  // An action takes the place of the other text instead of its own.
  const slots = slotsOf(shape === "activity" && hasPlace && kept.length > 0 ? { ...reading, phrases: kept } : reading);
  const { at } = slotsOf(reading);
  const named = isPlace ? (language === "de" ? slots.npDat : slots.np) : undefined;
  const isTravel = other.verb?.group === "travel";
  const place =
    at ?? named?.map((text) => `${ON_SITES.test(object?.head ?? "") ? ON[language] : IN[language]} ${text}`);
  const where = isTravel ? named?.map((text) => `${TO[language]} ${text}`) : place;
  const isBeing = shape === "thing" && (object?.kind === "person" || object?.kind === "animal");
  const all: Slots = {
    ...(isBeing && { being: slots.np ?? [], ...(slots.npDat && { beingDat: slots.npDat }) }),
    ...{ ...slots, text: [reading.text, reading.start] },
    ...(reading.teller === "self" && reading.tense !== "past" && shape === "unclear" && { now: [reading.text] }),
    ...(place && { in: place }),
    ...(where && { where }),
  };
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [`${side}${capitalised(name)}`, values]));
}

/** What a merged title keeps of each text: with less, what the text is about is lost. */
const MIN_KEPT = 0.5;
function coverageOf(title: string, { keys }: Reading): number {
  const found = new Set(wordsOf(title).map(stem));
  return keys.filter((key) => found.has(stem(key))).length / Math.max(1, keys.length);
}

export type Combination = { titles: string[]; reason: string | null };

/** Titles that merge a part of one input with a part of the other; the reason says why that was not possible. */
export function combineTitles(first: string, second: string, language: Language): Combination {
  const own = hooksOf(language);
  const readings = [readBrief(first, language), readBrief(second, language)] as const;
  const [one, other] = readings;
  const filled = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) =>
      [readings, [other, one] as const].flatMap(([a, b]) => {
        const text = fillPattern(pattern, { ...slotsOfSide(a, "a", b), ...slotsOfSide(b, "b", a) }, TITLE_MAX);
        const title = text && finishTitle(text, language);
        const isWhole = title && title.length <= TITLE_MAX && readings.every((reading) => namesSubject(title, reading));
        return isWhole && !isAwkward(title, `${first} ${second} ${pattern}`) ? [title] : [];
      }),
    );
  const merged = filled(own.combine).filter((title) =>
    readings.every((reading) => coverageOf(title, reading) >= MIN_KEPT),
  );
  // "I learn to sail, and a night on a farm": a noun stands next to no sentence.
  const isMixed = merged.length > 1 && (one.shape === "thing") !== (other.shape === "thing");
  if (merged.length > 0)
    return { titles: isMixed ? merged : [...merged, ...sideBySide(readings, language)], reason: null };
  return { titles: [...filled(own.combineApart), ...sideBySide(readings, language)], reason: own.combineReason };
}

/** Both texts, or what fits of them, next to each other. */
function sideBySide(readings: readonly [Reading, Reading], language: Language): string[] {
  const [ones, others] = readings.map(({ text }) => [text, ...clauseCuts(text, language)]);
  const pairs = (ones ?? []).flatMap((a) => (others ?? []).map((b) => ({ a: [a], b: [b] })));
  return SIDE_BY_SIDE[language].flatMap((pattern) => {
    const filled = pairs.map((pair) => finishTitle(fillPattern(pattern, pair, TITLE_MAX) ?? "", language));
    return filled.find((title) => title.length <= TITLE_MAX) ?? [];
  });
}
