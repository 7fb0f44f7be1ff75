import { THREAD_TITLE_MAX } from "@coldopen/contract/chat/schema";

const LENGTH_LIMIT = /(\d{2,3})\s*(?:characters|letters|zeichen|buchstaben|caracteres|letras|caractères|lettres)/i;

/** The longest title that an instruction such as "under 55 characters" allows. */
export function maxTitleLength(instruction: string | undefined): number | undefined {
  const found = instruction && LENGTH_LIMIT.exec(instruction)?.[1];
  return found ? Number(found) : undefined;
}

const CONCEPT_MIN_LENGTH = 160;

/** Whether a text about a video is long enough to be its concept. */
export const isConcept = (text: string): boolean => text.length >= CONCEPT_MIN_LENGTH;

const SHORT_SUBJECT_WORDS = 3;

/** Whether a subject has too few words to tell its language. */
export const isShortSubject = (about: string): boolean => about.trim().split(/\s+/).length <= SHORT_SUBJECT_WORDS;

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** Whether every number of a text occurs in the texts that are known: a model may repeat figures, not invent them. */
export function hasOnlyKnownNumbers(text: string, known: readonly string[]): boolean {
  const numbers = new Set(known.flatMap((one) => one.match(NUMBER) ?? []));
  return (text.match(NUMBER) ?? []).every((number) => numbers.has(number));
}

const TITLE_LENGTH = 60;

/** The title of a new thread: the start of its first message. */
export function threadTitleOf(message: string): string {
  const line = message.trim().replace(/\s+/g, " ").slice(0, THREAD_TITLE_MAX);
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), TITLE_LENGTH / 2)).trimEnd()}…`;
}

/** A number from an id, the same for the same id. */
export const seedOf = (id: string): number =>
  [...id].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7) % 2 ** 31;
