import { categoryWords, platformCategories } from "./category-words.ts";
import { plainWords } from "./title-text.ts";

const exact = new Map<string, string[]>();
const prefixes = new Map<string, string[]>();
const PREFIX_LENGTH = 3;
for (const [category, words] of Object.entries(categoryWords))
  for (const word of plainEntries(words)) {
    const [list, key] = word.endsWith("*") ? [prefixes, word.slice(0, PREFIX_LENGTH)] : [exact, word];
    list.set(key, [...(list.get(key) ?? []), word.endsWith("*") ? `${word.slice(0, -1)} ${category}` : category]);
  }

function plainEntries(words: string): string[] {
  return words.split(" ").map((word) => (plainWords(word)[0] ?? "") + (word.endsWith("*") ? "*" : ""));
}

function categoriesOf(word: string): string[] {
  if (word.length < PREFIX_LENGTH && !exact.has(word)) return [];
  const candidates = prefixes.get(word.slice(0, PREFIX_LENGTH)) ?? [];
  return [
    ...(exact.get(word) ?? []),
    ...candidates.flatMap((entry) => {
      const space = entry.indexOf(" ");
      return word.startsWith(entry.slice(0, space)) ? [entry.slice(space + 1)] : [];
    }),
  ];
}

const TITLE_WEIGHT = 3;
const MAX_TAGS = 10;
/** Reached by one word of the title or by several tags. */
const MIN_SCORE = 3;

/** The category that the words of the title and the tags indicate, or else that of the platform. */
export function ourCategory(title: string, tags: readonly string[], platform: string | null): string | null {
  const scores = new Map<string, number>();
  const addScores = (words: Iterable<string>, weight: number) => {
    for (const word of new Set(words))
      for (const category of categoriesOf(word)) scores.set(category, (scores.get(category) ?? 0) + weight);
  };
  addScores(plainWords(title), TITLE_WEIGHT);
  addScores(plainWords(tags.slice(0, MAX_TAGS).join(" ")), 1);
  const fallback = platform === null ? null : (platformCategories[platform]?.ours ?? platform);
  // The platform's category counts as half a word of the title, which decides between equal scores.
  if (fallback !== null && scores.has(fallback)) scores.set(fallback, (scores.get(fallback) ?? 0) + TITLE_WEIGHT / 2);
  let best: [string, number] | undefined;
  for (const entry of scores) if (!best || entry[1] > best[1]) best = entry;
  return best && best[1] >= MIN_SCORE ? best[0] : fallback;
}

const names = new Map(Object.entries(platformCategories).map(([name, { id }]) => [id, name]));
export const platformCategoryName = (id: number): string | null => names.get(id) ?? null;
