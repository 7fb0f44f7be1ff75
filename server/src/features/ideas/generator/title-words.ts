import { cacheByText } from "./cache-by-text.ts";
import { ENDINGS, GENERIC_WORDS, type Language, NAMES_OF_PEOPLES } from "./language-words.ts";

export type Token = {
  /** As in the title, without punctuation around it. */
  text: string;
  /** In lower case. */
  word: string;
  stem: string;
  /** Whether the word can be what a video is about. */
  isContent: boolean;
  /** Whether punctuation follows, so that no phrase goes on after it. */
  endsClause: boolean;
  /** Elided articles are written without a space: "l'histoire". */
  isElided: boolean;
};

const MIN_LETTERS = 3;
const MIN_STEM = 4;
const PARENTHESES = /[([][^()[\]]{0,200}[)\]]/gu;
const AFTER_BAR = /\s[|•].*$/u;
const HASHTAGS = /#[\p{L}\p{N}_]+/gu;
const ELISION = /(?<![\p{L}])(l|d|j|qu|n|s|c|m|t)['’](?=\p{L})/giu;
const SPLIT = /\s+/u;
const OUTER = /^[^\p{L}\p{N}$€£%]+|[^\p{L}\p{N}$€£%]+$/gu;
const CLAUSE_END = /[.:,;?!…–—"”»)]$/u;

/** A title without remarks in parentheses, episode numbers and hashtags. */
const cleanTitle = (title: string): string =>
  title.replace(PARENTHESES, " ").replace(AFTER_BAR, "").replace(HASHTAGS, " ").replace(/…/g, "").trim();

const SHOUTED = /^\p{Lu}[\p{Lu}’-]{4,}$/u;
const withoutShouting = (word: string) => (SHOUTED.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word);

const unaccented = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");

/** Equal for the singular and the plural of a word. */
export const stemOf = (word: string, language: Language): string => {
  const plain = unaccented(word.toLowerCase());
  return plain.length > MIN_STEM ? plain.replace(ENDINGS[language], "") : plain;
};

export function tokensOf(title: string, language: Language): Token[] {
  const parts = cleanTitle(title).replace(ELISION, "$1’ ").split(SPLIT).filter(Boolean);
  return parts.flatMap((part, at) => {
    const isElided = part.endsWith("’");
    const text = withoutShouting(part.replace(OUTER, ""));
    if (text === "") return [];
    const word = text.toLowerCase();
    const nextIsMark = parts[at + 1] !== undefined && parts[at + 1]?.replace(OUTER, "") === "";
    return {
      text: isElided ? `${text}’` : text,
      word,
      stem: stemOf(word, language),
      isContent: isContentWord(word, language),
      endsClause: nextIsMark || (!isElided && CLAUSE_END.test(part)),
      isElided,
    };
  });
}

const isContentWord = (word: string, language: Language) =>
  word.length >= MIN_LETTERS && /^\p{L}[\p{L}'’-]*$/u.test(word) && !GENERIC_WORDS[language].has(word);

const stemsIn = (language: Language) =>
  cacheByText(
    (text): ReadonlySet<string> =>
      new Set(tokensOf(text, language).flatMap(({ isContent, stem }) => (isContent ? [stem] : []))),
  );
const stemsOf: Record<Language, (text: string) => ReadonlySet<string>> = {
  en: stemsIn("en"),
  es: stemsIn("es"),
  de: stemsIn("de"),
  fr: stemsIn("fr"),
};

/** The words that a text is about. */
export const contentWords = (text: string, language: Language): Set<string> =>
  new Set(tokensOf(text, language).flatMap(({ isContent, word }) => (isContent ? [word] : [])));

/** The stems of the words that a text is about. */
export const contentStems = (text: string, language: Language): ReadonlySet<string> => stemsOf[language](text);

export const joinTokens = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, isElided }) => (isElided ? text : `${text} `))
    .join("")
    .trim();

/** English titles capitalise every word. Words in capitals and the names of peoples stay as they are. */
export const lowerWords = (text: string): string =>
  text.replace(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) =>
    NAMES_OF_PEOPLES.has(word.toLowerCase()) ? word : word.toLowerCase(),
  );

/** The English words of a title as they are written in a sentence: what follows "a" is no name. */
export const withLowerNouns = (text: string): string =>
  text.replace(/(?<!\p{L})Like(?!\p{L})/u, "like").replace(/(?<!\p{L})an? .{1,200}$/u, lowerWords);

/** "Blackwater Lake", "Station Seven": without an article, such a word belongs to the name of one place. */
export const isPlaceName = (name: string): boolean =>
  /^\p{Lu}\S* (?:\S+ )?(?:Hotel|Lake|Station|Pass|Falls|Point|Castle|Bridge|River|Island|Harbour|Bay|Valley|Street)$|^Station \p{Lu}/u.test(
    name,
  );
