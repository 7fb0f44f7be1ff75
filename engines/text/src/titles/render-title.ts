import { TITLE_MAX } from "../brief.ts";
import { MOMENT } from "../data/phrase-patterns.ts";
import { PLURAL_SELF } from "../data/plural-self.ts";
import { SPEAKERS } from "../data/speakers.ts";
import type { Language } from "../language.ts";
import type { Reading } from "../reading/reading.ts";
import { wordsIn } from "../reading/tag-words.ts";
import { capitalised, isAwkward, stem, uncapitalised, wordsOf } from "../words.ts";
import { finishTitle } from "./finish.ts";
import type { Slots } from "./slots.ts";

const DONE = /\{(?:I?did|invertedIdid)/;

/** Feeds cut titles, but a title without the point of its brief is worse. Spanish and French need more letters. */
const GOOD_LENGTH: Record<Language, number> = { en: 80, de: 80, es: 88, fr: 88 };
const SLOT = /\{(\w+)\}/g;

/** "I quit my job and opened a bakery" takes no third clause. */
const AND_MORE = /\},? (?:and|y|et) /u;

const GERMAN_CLAUSE = /, (?:\p{Ll}+ )?(?:der|die|das|dem|den|deren|dessen|wo|was|wenn|weil|dass) /u;

const slotsIn = (pattern: string): string[] => [...pattern.matchAll(SLOT)].map(([, name = ""]) => name);

/** `{Actor}` is `{actor}` with a capital. */
function valuesOf(name: string, slots: Slots): readonly string[] | undefined {
  const plain = slots[name];
  return plain ?? slots[uncapitalised(name)]?.map(capitalised);
}

/** Fills a pattern; a longer value gives way to a shorter one if the title would be too long. Undefined if a slot is missing. */
export function fillPattern(pattern: string, slots: Slots, longest: number): string | undefined {
  const names = slotsIn(pattern);
  if (names.some((name) => valuesOf(name, slots) === undefined)) return undefined;
  const steps = Math.max(1, ...names.map((name) => valuesOf(name, slots)?.length ?? 1));
  const filled = Array.from({ length: steps }, (_, step) =>
    pattern.replace(SLOT, (all, name: string, at: number) => {
      const values = valuesOf(name, slots) ?? [];
      const value = values[Math.min(step, values.length - 1)] ?? "";
      // A German clause ends with a comma: "Das Dorf, in dem ich wohne, …".
      return GERMAN_CLAUSE.test(value) && /[^.?!]$/.test(value) && /^ \p{L}/u.test(pattern.slice(at + all.length))
        ? `${value},`
        : value;
    }),
  );
  return filled.find((text) => text.length <= longest) ?? filled.at(-1);
}

/** A hook for "we"; undefined if it has words for one person that have no plural. */
function toldByAll(pattern: string, language: Language): string | undefined {
  const { changes, one } = PLURAL_SELF[language];
  const told = changes.reduce((text, [from, to]) => text.replace(from, to), pattern);
  return one.test(told.replace(SLOT, "")) ? undefined : told;
}

/** "and now we don't know what to do. Now what?" */
const NOW = /(?<!\p{L})(?:now|jetzt|ahora|maintenant)(?!\p{L})/iu;
const REFLEXIVE = /^(?:me ?|m'|mich)$/;

/** The values of the slots as the pattern speaks: of anybody, of the person who tells it, or to somebody. */
export function spokenSlots(pattern: string, slots: Slots, { language, shape, tense, teller }: Reading): Slots {
  if (shape !== "activity" || (tense !== "none" && teller !== "self")) return slots;
  const { self, you, changes: all } = SPEAKERS[language];
  // What the person has done already names its owners as they are: "I sold his car".
  const changes = tense === "none" ? all : all.filter(([, own]) => REFLEXIVE.test(own));
  const words = pattern.replace(SLOT, "");
  const isSelf = tense !== "none" || DONE.test(pattern) || PLURAL_SELF[language].one.test(words) || self?.test(words);
  if (!isSelf && !you.test(words)) return slots;
  const spoken = (value: string) =>
    changes.reduce((text, [from, self, other]) => text.replace(from, isSelf ? self : other), value);
  return Object.fromEntries(Object.entries(slots).map(([name, values]) => [name, values.map(spoken)]));
}

const namesTime = ({ span, text, language }: Reading) =>
  span !== undefined || wordsOf(text).some((word) => wordsIn(language).units.has(word));

/** A title from a pattern; undefined if the pattern does not fit the reading. */
export function renderTitle(
  pattern: string,
  slots: Slots,
  reading: Reading,
  longest = GOOD_LENGTH[reading.language],
): string | undefined {
  const addsSpan = /\{new(?:Span|Minutes)\}/.test(pattern);
  if (addsSpan && (namesTime(reading) || reading.number !== undefined || reading.tense === "past")) return undefined;
  if (reading.isJoint && AND_MORE.test(pattern)) return undefined;
  if (NOW.test(pattern) && NOW.test(reading.text)) return undefined;
  if (reading.span !== undefined && MOMENT.test(pattern)) return undefined;
  const told = reading.isPlural ? toldByAll(pattern, reading.language) : pattern;
  const filled = told && fillPattern(told, spokenSlots(pattern, slots, reading), longest);
  if (filled === undefined || (filled.match(/:(?= )/g) ?? []).length > 1) return undefined;
  const title = finishTitle(filled, reading.language);
  if (title.length > TITLE_MAX || isAwkward(title, `${reading.text} ${reading.contrast ?? ""} ${told}`))
    return undefined;
  return wordsOf(title).length > 1 ? title : undefined;
}

/** Whether a title names the subject: one of its key words, or two if it has many. */
export function namesSubject(title: string, { keys, language }: Reading): boolean {
  const found = new Set(wordsOf(title).map(stem));
  const { units } = wordsIn(language);
  const named = keys.filter((key) => !/^\d/.test(key) && !units.has(key));
  const known = (named.length > 0 ? named : keys).map(stem);
  return known.length === 0 || known.some((key) => found.has(key));
}
