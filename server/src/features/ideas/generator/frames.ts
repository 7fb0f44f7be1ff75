import { cacheByText } from "./cache-by-text.ts";
import type { Language } from "./language-words.ts";
import { contentStems, stemOf, tokensOf } from "./title-words.ts";

/** The pattern of a text: its words without those of its subject, with numbers as "#". */
export type TextFrame = ReadonlySet<string>;

const WORDS = /[\p{L}\p{N}]+/gu;

/** `about` is what the text is about, such as "building a log cabin". */
export function frameOf(text: string, about: string, language: Language): TextFrame {
  const named = new Set(tokensOf(about, language).map(({ stem }) => stem));
  const roots = [...contentStems(about, language)].map((stem) => stem.slice(0, ROOT_LETTERS));
  const words = text.toLowerCase().match(WORDS) ?? [];
  return new Set(
    words
      .map((word) => (/\d/.test(word) ? "#" : stemOf(word, language)))
      .filter(
        (stem) => !named.has(stem) && !roots.some((root) => root.length >= ROOT_LETTERS && stem.startsWith(root)),
      ),
  );
}

/** Forms of one verb or noun begin alike: "built", "building" by "buil". */
const ROOT_LETTERS = 4;
const SAME_FRAME = 0.5;

const overlap = (one: TextFrame, other: TextFrame): number => {
  const shared = [...one].filter((word) => other.has(word)).length;
  return (
    shared /
    Math.max(1, Math.min(one.size, other.size) * SMALLER_WEIGHT + Math.max(one.size, other.size) * (1 - SMALLER_WEIGHT))
  );
};
/** A short pattern inside a longer one is the same pattern, so that the smaller one counts more. */
const SMALLER_WEIGHT = 0.5;

export const sharesFrame = (one: TextFrame, other: TextFrame): boolean =>
  (one.size === 0 && other.size === 0) || overlap(one, other) >= SAME_FRAME;

const SAME_TEXT = 0.72;
/** A title whose words all stand in a longer one is that one, cut. */
const SAME_PART = 0.9;
const MIN_PART_WORDS = 4;

/** Without the ends of plurals, which languages share. A new title is compared with all that its channel has had. */
const comparedWords = cacheByText(
  (text): ReadonlySet<string> =>
    new Set((text.toLowerCase().match(WORDS) ?? []).map((word) => (word.length > 3 ? word.replace(/s$/u, "") : word))),
);

/** Whether two titles say nearly the same, whatever the order of their words. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [comparedWords(one), comparedWords(other)];
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left];
  let shared = 0;
  for (const word of fewer) if (more.has(word)) shared++;
  const isPart = fewer.size >= MIN_PART_WORDS && shared >= fewer.size * SAME_PART;
  return isPart || shared / Math.max(1, fewer.size + more.size - shared) > SAME_TEXT;
}
