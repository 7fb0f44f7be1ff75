import { ARTICLES, COMMON, SMALL_WORDS } from "../data/function-words.ts";
import { PLACE_NAMES } from "../data/place-names.ts";

const MIN_WORDS = 4;
/** A name may have several words after "the": "the Grand Canyon". */
const MAX_AFTER_THE = 1;
const CAPITALISED = /^[^\p{L}]*\p{Lu}\p{Ll}+(?:['’-]\p{L}+)*[^\p{L}]*$/u;

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const isSmall = (word: string) => SMALL_WORDS.has(plain(word)) || COMMON.has(plain(word));
const canBeLower = (word: string) => CAPITALISED.test(word) && !PLACE_NAMES.has(plain(word));

const isTitle = (words: readonly string[]) =>
  words.length >= MIN_WORDS && words.every((word) => isSmall(word) || !/^\p{Ll}/u.test(word));

/** The nouns after an article, a number or "the", up to the next small word or the end of a clause. */
function nounsAfter(words: readonly string[], at: number): number {
  let end = at + 1;
  while (end < words.length && canBeLower(words[end] ?? "") && !isSmall(words[end] ?? "")) {
    end++;
    if (/[.,:;!?]$/.test(words[end - 1] ?? "")) break;
  }
  return end - at - 1;
}

/** An English title as it stands in a sentence. Words that may be names keep their capitals. */
export function titleInSentence(title: string): string {
  const words = title.split(" ");
  if (!isTitle(words)) return title;
  const isLower = words.map((word, at) => at > 0 && canBeLower(word) && isSmall(word));
  for (const [at, word] of words.entries()) {
    const count = nounsAfter(words, at);
    const isNoun = ARTICLES.has(plain(word)) || /\d$/.test(word) || (plain(word) === "the" && count <= MAX_AFTER_THE);
    if (isNoun) isLower.fill(true, at + 1, at + 1 + count);
    if (plain(word) === "to" && count > 0) isLower[at + 1] = true;
  }
  return words.map((word, at) => (isLower[at] ? word.toLowerCase() : word)).join(" ");
}
