import { isUnnamed } from "@coldopen/contract/projects/rules";
import { type ProjectTag, TagCategory } from "@coldopen/contract/projects/schema";
import { lexicon } from "./lexicon.ts";

const MAX_TAGS_PER_CATEGORY = 3;
const MAX_BROAD_CATEGORIES = 3;
const WEIGHTS = { title: 3, concept: 1, name: 2 } as const;
/** Inflections in the four languages. */
const ENDINGS = ["", "s", "es", "n", "en", "e", "er", "x", "ed", "d", "ing"];
const MIN_COMPOUND_LENGTH = 5;

type ProjectText = { name: string; title: string | null; concept: string | null };

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}$]+/gu, " ")
    .trim();

const entries = lexicon.map(([name, category, broad, words]) => ({
  name,
  category,
  broad,
  terms: words.split("|").map(normalize),
}));

/** A long term also matches at the end of a word, for German compounds such as "Holzhütte". */
const matchesTerm = (word: string, term: string): boolean =>
  (word.startsWith(term) && ENDINGS.includes(word.slice(term.length))) ||
  (term.length >= MIN_COMPOUND_LENGTH && word.length > term.length + 2 && word.endsWith(term));

function countMatches(text: string, words: readonly string[], terms: readonly string[]): number {
  const padded = ` ${text} `;
  return terms.reduce(
    (sum, term) =>
      sum +
      (term.includes(" ")
        ? Number(padded.includes(` ${term} `)) * 2
        : words.filter((word) => matchesTerm(word, term)).length),
    0,
  );
}

/** Derives tags and broad categories from the texts of a project. Deterministic. */
export function readTags({ name, title, concept }: ProjectText): { tags: ProjectTag[]; aiCategories: string[] } {
  const texts = [
    [title ?? "", WEIGHTS.title],
    [concept ?? "", WEIGHTS.concept],
    [isUnnamed(name) ? "" : name, WEIGHTS.name],
  ] as const;
  const normalized = texts.map(([text, weight]) => ({
    text: normalize(text),
    words: normalize(text).split(" "),
    weight,
  }));
  const scored = entries
    .map((entry) => ({
      ...entry,
      score: normalized.reduce(
        (sum, { text, words, weight }) => sum + weight * countMatches(text, words, entry.terms),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name));
  const tags = TagCategory.options.flatMap((category) =>
    scored
      .filter((entry) => entry.category === category)
      .slice(0, MAX_TAGS_PER_CATEGORY)
      .map((entry): ProjectTag => ({ name: entry.name, category, source: "ai" })),
  );
  const broad = new Map<string, number>();
  for (const entry of scored) if (entry.broad) broad.set(entry.broad, (broad.get(entry.broad) ?? 0) + entry.score);
  const aiCategories = [...broad]
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .slice(0, MAX_BROAD_CATEGORIES)
    .map(([category]) => category);
  return { tags, aiCategories };
}
