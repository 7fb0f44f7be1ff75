import { LRUCache } from "lru-cache";

type Detector = (text: string) => { language: string; isReliable(): boolean };
let detect: Detector | undefined;
/** Has to finish before `videoLanguage` is called. Loaded on demand, since the detector is large and not needed at start. */
export async function loadLanguages(): Promise<void> {
  const { eld } = await import("eld/small");
  detect = (text) => eld.detect(text);
}

const RENAMED_CODES: Record<string, string> = {
  iw: "he",
  in: "id",
  ji: "yi",
  mo: "ro",
  sh: "sr",
  tl: "fil",
  nb: "no",
  nn: "no",
};
/** No language, several languages, or languages that detectors report for texts without evidence. */
const NOT_A_LANGUAGE = new Set(["", "und", "zxx", "mul", "mis", "la", "eo", "ia", "vo"]);
const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

const scripts: { name: string; letters: RegExp; language: string; also: string }[] = [
  { name: "Kana", letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, language: "ja", also: "ja" },
  { name: "Hangul", letters: /\p{Script=Hangul}/u, language: "ko", also: "ko" },
  { name: "Han", letters: /\p{Script=Han}/u, language: "zh", also: "zh yue ja" },
  { name: "Arabic", letters: /\p{Script=Arabic}/u, language: "ar", also: "ar fa ur ps sd ku ug ckb" },
  { name: "Hebrew", letters: /\p{Script=Hebrew}/u, language: "he", also: "he yi" },
  { name: "Cyrillic", letters: /\p{Script=Cyrillic}/u, language: "ru", also: "ru uk be bg sr mk kk ky mn tg uz az" },
  { name: "Greek", letters: /\p{Script=Greek}/u, language: "el", also: "el" },
  { name: "Thai", letters: /\p{Script=Thai}/u, language: "th", also: "th" },
  { name: "Devanagari", letters: /\p{Script=Devanagari}/u, language: "hi", also: "hi mr ne sa bho mai kok" },
  { name: "Bengali", letters: /\p{Script=Bengali}/u, language: "bn", also: "bn as" },
  { name: "Tamil", letters: /\p{Script=Tamil}/u, language: "ta", also: "ta" },
  { name: "Telugu", letters: /\p{Script=Telugu}/u, language: "te", also: "te" },
];
/** The share of a title's letters that determines its script. */
const MIN_SCRIPT_SHARE = 0.5;

const codeCache = new LRUCache<string, { code: string | null }>({ max: 1_000 });
/** Normalizes a code: "en-US" to "en", "iw" to "he", codes without a language to null. */
export function languageCode(given: string | null | undefined): string | null {
  if (!given) return null;
  const cached = codeCache.get(given);
  if (cached) return cached.code;
  const base = given.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  const code = RENAMED_CODES[base] ?? base;
  const isLanguage = /^[a-z]{2,3}$/.test(code) && !NOT_A_LANGUAGE.has(code) && names.of(code) !== undefined;
  const entry = { code: isLanguage ? code : null };
  codeCache.set(given, entry);
  return entry.code;
}

function scriptOf(title: string) {
  if (!/[^\p{ASCII}]/u.test(title)) return undefined;
  const letters = title.normalize("NFKC").match(/\p{L}/gu) ?? [];
  const isMostly = (of: RegExp) =>
    letters.filter((letter) => of.test(letter)).length > letters.length * MIN_SCRIPT_SHARE;
  if (letters.length === 0 || isMostly(/\p{Script=Latin}/u)) return undefined;
  const [kana, ...others] = scripts;
  // Japanese uses both scripts, so a few kana among Han characters identify it.
  if (
    kana &&
    letters.some((letter) => kana.letters.test(letter)) &&
    isMostly(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
  )
    return kana;
  return others.find(({ letters: of }) => isMostly(of));
}

/** The given language, unless the title uses a script of another one; without a given language the title decides. */
export function videoLanguage(title: string, ...given: readonly (string | null | undefined)[]): string | null {
  const stated = given.map(languageCode).find((code) => code !== null);
  const script = scriptOf(title);
  if (script) return stated && script.also.split(" ").includes(stated) ? stated : script.language;
  if (stated) return stated;
  if (!detect) throw new Error("Language detector is not loaded");
  const detected = detect(title);
  return detected.isReliable() ? languageCode(detected.language) : null;
}
