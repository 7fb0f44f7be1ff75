import { hasDefaultName } from "@coldopen/contract/projects/rules";
import { NEW_PROJECT_NAME, type ProjectTag, TagCategory } from "@coldopen/contract/projects/schema";
import { lexicon } from "./lexicon.ts";

const TAGS_PER_CATEGORY = 3;
const BROAD_AT_MOST = 3;
/** Titles weigh more than concepts; repeated terms weigh more. */
const WEIGHTS = { title: 3, concept: 1, name: 2 } as const;
/** Inflection endings of the four languages. */
const ENDINGS = ["", "s", "es", "n", "en", "e", "er", "x", "ed", "d", "ing"];
const COMPOUND_FROM = 5;

type Words = { name: string; title: string | null; concept: string | null };

const plain = (text: string): string =>
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
  terms: words.split("|").map(plain),
}));

/** Long terms also match the end of a compound, such as German "Holzhütte". */
const matchesTerm = (word: string, term: string): boolean =>
  (word.startsWith(term) && ENDINGS.includes(word.slice(term.length))) ||
  (term.length >= COMPOUND_FROM && word.length > term.length + 2 && word.endsWith(term));

function countOf(text: string, words: readonly string[], terms: readonly string[]): number {
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

/** Derives tags and categories from the text of a project. Deterministic. */
export function readTags({ name, title, concept }: Words): { tags: ProjectTag[]; aiCategories: string[] } {
  const isNamed = name !== NEW_PROJECT_NAME && !hasDefaultName(name);
  const texts = [
    [title ?? "", WEIGHTS.title],
    [concept ?? "", WEIGHTS.concept],
    [isNamed ? name : "", WEIGHTS.name],
  ] as const;
  const read = texts.map(([text, weight]) => ({ text: plain(text), words: plain(text).split(" "), weight }));
  const scored = entries
    .map((entry) => ({
      ...entry,
      score: read.reduce((sum, { text, words, weight }) => sum + weight * countOf(text, words, entry.terms), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name));
  const tags = TagCategory.options.flatMap((category) =>
    scored
      .filter((entry) => entry.category === category)
      .slice(0, TAGS_PER_CATEGORY)
      .map((entry): ProjectTag => ({ name: entry.name, category, source: "ai" })),
  );
  const broad = new Map<string, number>();
  for (const entry of scored) if (entry.broad) broad.set(entry.broad, (broad.get(entry.broad) ?? 0) + entry.score);
  const aiCategories = [...broad]
    .sort(([a, first], [b, second]) => second - first || a.localeCompare(b))
    .slice(0, BROAD_AT_MOST)
    .map(([category]) => category);
  return { tags, aiCategories };
}
