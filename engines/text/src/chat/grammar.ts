import type { Language } from "../language.ts";
import { german } from "./data/de.ts";
import { english } from "./data/en.ts";
import { spanish } from "./data/es.ts";
import { french } from "./data/fr.ts";
import type { RequestGrammar } from "./data/request-grammar.ts";
import { findSpan, fold, opening, type Reading, type Span, words } from "./tokens.ts";

export const requestGrammars: Record<Language, RequestGrammar> = { en: english, es: spanish, de: german, fr: french };
export const LANGUAGES: readonly Language[] = ["en", "es", "de", "fr"];

/** A pattern that never matches, for a language that has no such words. */
const NOTHING = "(?!)";
const sourceOr = (source: string): string => (source === "" ? NOTHING : source);

const cache = new Map<string, RegExp>();
/** Compiled once for each source. */
export function pattern(source: string, build: (source: string) => RegExp = words): RegExp {
  const key = `${build.name} ${source}`;
  const known = cache.get(key);
  if (known) return known;
  const compiled = build(sourceOr(source));
  cache.set(key, compiled);
  return compiled;
}
export const globally = (source: string): RegExp => words(source, "g");

export const wordListOf = (text: string): readonly string[] => text.split(/[\s|]+/).map(fold);

export const opensWith = (clause: Reading, source: string): Span | undefined =>
  findSpan(clause, pattern(source, opening));
export const has = (clause: Reading, source: string): boolean => pattern(source, words).test(clause.norm);
/** The place of the first match; infinite if there is none. */
export const firstOf = (clause: Reading, source: string): number =>
  findSpan(clause, pattern(source))?.from ?? Number.POSITIVE_INFINITY;
