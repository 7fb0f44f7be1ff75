import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { hashOf, permute } from "./random.ts";

const folder = path.resolve(import.meta.dirname, "../../../../demo/titles");
const List = z.string().transform((text) => text.split("|"));
const Grammar = z.object({
  language: z.string(),
  youtubeCategory: z.string(),
  aiL2Category: z.string(),
  channels: z.number().int(),
  shorts: z.number(),
  minutes: z.tuple([z.number(), z.number()]),
  madeForKids: z.boolean().default(false),
  names: z.array(z.string()),
  titles: z.array(z.string()),
  shortTitles: z.array(z.string()),
  slots: z.record(z.string(), List),
});
export type Grammar = z.infer<typeof Grammar> & { id: string };

const shared = z.record(z.string(), List);

/** Patterns of channel names and titles, one file per kind of channel. */
export function readGrammars(): Grammar[] {
  const open = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const numbers = shared.parse(open("shared.json"));
  return readdirSync(folder)
    .filter((file) => file !== "shared.json")
    .sort()
    .map((file) => {
      const grammar = Grammar.parse(open(file));
      const own = grammar.language === "de" ? withGermanCases(grammar.slots) : grammar.slots;
      const slots = { ...numbers, tail: numbers[`tail_${grammar.language}`] ?? [""], ...own };
      const [titles, shortTitles] = [extendPatterns(slots, grammar.titles), extendPatterns(slots, grammar.shortTitles)];
      return { ...grammar, id: path.basename(file, ".json"), slots, titles, shortTitles };
    });
}

/** Slots of things are written in the accusative, and `{thing_nom}` and `{thing_dat}` are their other cases. */
function withGermanCases(slots: Grammar["slots"]): Grammar["slots"] {
  const changed = (suffix: string, change: (words: string) => string) =>
    Object.entries(slots).map(([name, words]) => [`${name}_${suffix}`, words.map(change)] as const);
  const toDative = (words: string) =>
    words.replace(/^ein(e?n?) /u, (_, ending: string) => (ending === "e" ? "einer " : "einem "));
  return {
    ...slots,
    ...Object.fromEntries(changed("nom", (words) => words.replace(/^einen /u, "ein "))),
    ...Object.fromEntries(changed("dat", toDative)),
  };
}

const SLOT = /\{([\p{L}\d_]+)\}/gu;
/** Patterns with fewer variants get a suffix, so that titles do not repeat soon. */
const MIN_VARIANTS = 300;

type Slots = Grammar["slots"];
type Pattern = { slots: { name: string; words: string[] }[]; size: number; salt: number };
const patternCache = new WeakMap<Slots, Map<string, Pattern>>();

function parsePattern(slots: Slots, pattern: string): Pattern {
  const patterns = patternCache.get(slots) ?? new Map<string, Pattern>();
  patternCache.set(slots, patterns);
  const cached = patterns.get(pattern);
  if (cached) return cached;
  const named = [...new Set([...pattern.matchAll(SLOT)].map(([, name = ""]) => name))].map((name) => {
    const words = slots[name];
    if (!words) throw new Error(`No words for slot {${name}}`);
    return { name, words };
  });
  const size = named.reduce((product, { words }) => product * words.length, 1);
  const found = { slots: named, size, salt: hashOf(pattern) };
  patterns.set(pattern, found);
  return found;
}

/** Fills the slots of a pattern. Deterministic, and different for each number until all variants are used. */
export function fill(grammar: { slots: Slots }, pattern: string, number: number): string {
  const { slots, size, salt } = parsePattern(grammar.slots, pattern);
  let place = permute(number, size, salt);
  let filled = pattern;
  for (const { name, words } of slots) {
    const word = words[place % words.length] ?? "";
    place = Math.floor(place / words.length);
    filled = filled.replaceAll(`{${name}}`, () => (word.includes("{") ? fill(grammar, word, number) : word));
  }
  return filled;
}

/** Adds a suffix to patterns with few variants. */
const extendPatterns = (slots: Slots, patterns: readonly string[]): string[] =>
  patterns.map((pattern) => (parsePattern(slots, pattern).size < MIN_VARIANTS ? `${pattern}{tail}` : pattern));

export const firstUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const contractions: Record<string, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/\bde el /g, "del "],
    [/\ba el /g, "al "],
  ],
  fr: [
    [/\bde le /g, "du "],
    [/\bde les /g, "des "],
    [/ à le /g, " au "],
    [/\bde (?=[AEIOUÉ])/g, "d'"],
    [/\bd' /g, "d'"],
  ],
};
/** Joins the words of a filled pattern that are written as one. */
export const contractWords = (text: string, language: string): string =>
  (contractions[language] ?? []).reduce(
    (result, [separate, contraction]) => result.replace(separate, contraction),
    text,
  );
