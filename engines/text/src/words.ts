import { JOINING_WORDS, LOWERCASE_IN_TITLES, SMALL_WORDS } from "./data/function-words.ts";
import { DANGLING, DOUBLED, MADE_TWICE } from "./data/title-marks.ts";

export const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$€£%]+/gu) ?? [];

/** Words other than function words. */
export const keyWords = (text: string): string[] => wordsOf(text).filter((word) => !SMALL_WORDS.has(word));
/** Cuts a word to five letters, so that singular and plural are equal. */
export const stem = (word: string): string => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, ""));

/** Overlap of the words from 0 (none) to 1 (all), regardless of their order. */
export const similarity = (a: string, b: string): number => overlap(wordSet(a), wordSet(b));

const COMPARED_LENGTH = 600;
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordsOf(text.slice(0, COMPARED_LENGTH)));

export function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / Math.max(1, left.size + right.size - shared);
}

export const capitalised = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{L})(?!\p{Lu})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );
export const uncapitalised = (text: string): string =>
  text.replace(/^(\p{L})/u, (_, first: string) => first.toLowerCase());

/** Capitalises every word but function words; words with capitals of their own do not change. */
export function titleCase(text: string): string {
  const words = text.split(" ");
  return words
    .map((word, at) => {
      if (/\p{L}\p{Lu}/u.test(word) || /^\p{Lu}/u.test(word)) return word;
      const starts = at === 0 || /[.:?!]$/.test(words[at - 1] ?? "") || /^[("]/.test(word);
      if (!starts && at < words.length - 1 && LOWERCASE_IN_TITLES.has(word.replace(/[^\p{L}]/gu, ""))) return word;
      return word
        .split("-")
        .map((part, place) => (place > 0 && LOWERCASE_IN_TITLES.has(part) ? part : capitalised(part)))
        .join("-");
    })
    .join(" ");
}

export const sentenceCase = (text: string): string =>
  capitalised(text).replace(
    /([.!?] )([¿¡]?)(\p{L})(?!\p{Lu})/gu,
    (_, gap: string, mark: string, letter: string) => gap + mark + letter.toUpperCase(),
  );

/** Capitalises the first letter of the text. */
export const startLarge = (text: string): string =>
  text.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([,.:;?!])/g, "$1")
    .replace(/([.?!])[.?!]+/g, "$1")
    .replace(/\(\s*\)/g, "")
    .trim();

const repeated = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) < at);

/** Whether a word is repeated, unless it is repeated in `given`, or the title ends in a function word. */
export function isAwkward(title: string, given = ""): boolean {
  const saidTwice = new Set(repeated(keyWords(given).map(stem)));
  if (repeated(keyWords(title).map(stem)).some((word) => !saidTwice.has(word))) return true;
  if (DOUBLED.test(title) && !DOUBLED.test(wordsOf(given).join(" "))) return true;
  if (MADE_TWICE.test(title) && !MADE_TWICE.test(given)) return true;
  const joining = wordsOf(title).filter((word) => JOINING_WORDS.has(word));
  if (new Set(joining).size < joining.length) return true;
  return DANGLING.test(title);
}
