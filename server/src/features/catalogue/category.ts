import { categoryWords, platformCategories } from "./category-words.ts";
import { plainWords } from "./title-text.ts";

const exact = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();
const BEGINNING_LENGTH = 3;
for (const [category, words] of Object.entries(categoryWords))
  for (const word of plainEntries(words)) {
    const [list, key] = word.endsWith("*") ? [beginnings, word.slice(0, BEGINNING_LENGTH)] : [exact, word];
    list.set(key, [...(list.get(key) ?? []), word.endsWith("*") ? `${word.slice(0, -1)} ${category}` : category]);
  }

function plainEntries(words: string): string[] {
  return words.split(" ").map((word) => (plainWords(word)[0] ?? "") + (word.endsWith("*") ? "*" : ""));
}

function categoriesOf(word: string): string[] {
  if (word.length < BEGINNING_LENGTH && !exact.has(word)) return [];
  const begun = beginnings.get(word.slice(0, BEGINNING_LENGTH)) ?? [];
  return [
    ...(exact.get(word) ?? []),
    ...begun.flatMap((entry) => {
      const space = entry.indexOf(" ");
      return word.startsWith(entry.slice(0, space)) ? [entry.slice(space + 1)] : [];
    }),
  ];
}

const TITLE_WEIGHT = 3;
const TAGS_READ = 10;
/** One word in the title, or several tags. */
const SPEAKS_FROM = 3;

/** Which of our categories the words of a title and its tags speak for; the platform's own category where they don't. */
export function ourCategory(title: string, tags: readonly string[], platform: string | null): string | null {
  const scores = new Map<string, number>();
  const hear = (words: Iterable<string>, weight: number) => {
    for (const word of new Set(words))
      for (const category of categoriesOf(word)) scores.set(category, (scores.get(category) ?? 0) + weight);
  };
  hear(plainWords(title), TITLE_WEIGHT);
  hear(plainWords(tags.slice(0, TAGS_READ).join(" ")), 1);
  const fallback = platform === null ? null : (platformCategories[platform]?.ours ?? platform);
  // The platform's word counts as half a word of the title: it settles a draw.
  if (fallback !== null && scores.has(fallback)) scores.set(fallback, (scores.get(fallback) ?? 0) + TITLE_WEIGHT / 2);
  let best: [string, number] | undefined;
  for (const entry of scores) if (!best || entry[1] > best[1]) best = entry;
  return best && best[1] >= SPEAKS_FROM ? best[0] : fallback;
}

const names = new Map(Object.entries(platformCategories).map(([name, { id }]) => [id, name]));
export const platformCategoryName = (id: number): string | null => names.get(id) ?? null;
