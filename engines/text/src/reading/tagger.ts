import { createRequire } from "node:module";
import type { Language } from "../language.ts";

const load = createRequire(import.meta.url);

type Tagged = { json(): { terms: { text: string; tags: string[] }[] }[]; compute(name: "root"): unknown };
type Transforms = Readonly<Record<string, (word: string, model?: unknown) => unknown>>;
export type Tagger = {
  (text: string): Tagged & { verbs(): { toInfinitive?(): { text(): string } } };
  methods(): { two: { transform: { verb: Transforms } } };
  model(): unknown;
};
const packages: Record<Language, string> = {
  en: "compromise",
  es: "es-compromise",
  de: "de-compromise",
  fr: "fr-compromise",
};
const loaded: Partial<Record<Language, Tagger>> = {};

/** Loaded on first use: each tagger takes up to two seconds. */
export function taggerOf(language: Language): Tagger {
  const tagger: Tagger = loaded[language] ?? load(packages[language]);
  loaded[language] = tagger;
  return tagger;
}
