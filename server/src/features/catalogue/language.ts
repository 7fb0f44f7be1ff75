type Detector = (text: string) => { language: string; isReliable(): boolean };
let detect: Detector | undefined;
/** Must have been awaited before a language is asked for. The detector is large, and a studio that starts has no use for it. */
export async function loadLanguages(): Promise<void> {
  const { eld } = await import("eld/small");
  detect = (text) => eld.detect(text);
}

const renamed: Record<string, string> = {
  iw: "he",
  in: "id",
  ji: "yi",
  mo: "ro",
  sh: "sr",
  tl: "fil",
  nb: "no",
  nn: "no",
};
/** No language, several, or one that nobody makes videos in: what a detector says when it has nothing to go by. */
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
/** Of a title's letters: a name or a word in another script doesn't make it that language. */
const MOST_OF = 0.5;

const codes = new Map<string, string | null>();
/** "en-US" is en, "iw" is he, what names no language is none. */
export function languageCode(given: string | null | undefined): string | null {
  if (!given) return null;
  const known = codes.get(given);
  if (known !== undefined) return known;
  const base = given.trim().toLowerCase().split(/[-_]/)[0] ?? "";
  const code = renamed[base] ?? base;
  const isLanguage = /^[a-z]{2,3}$/.test(code) && !NOT_A_LANGUAGE.has(code) && names.of(code) !== undefined;
  const found = isLanguage ? code : null;
  if (codes.size < 1000) codes.set(given, found);
  return found;
}

function scriptOf(title: string) {
  if (!/[^\p{ASCII}]/u.test(title)) return undefined;
  const letters = title.normalize("NFKC").match(/\p{L}/gu) ?? [];
  const most = (of: RegExp) => letters.filter((letter) => of.test(letter)).length > letters.length * MOST_OF;
  if (letters.length === 0 || most(/\p{Script=Latin}/u)) return undefined;
  const [kana, ...others] = scripts;
  // Japanese is written in both, so a few kana among Han tell it.
  if (
    kana &&
    letters.some((letter) => kana.letters.test(letter)) &&
    most(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
  )
    return kana;
  return others.find(({ letters: of }) => most(of));
}

/** What the platform says, unless the title is written in letters that language never uses; the title decides where it says nothing. */
export function videoLanguage(title: string, ...given: readonly (string | null | undefined)[]): string | null {
  const said = given.map(languageCode).find((code) => code !== null);
  const script = scriptOf(title);
  if (script) return said && script.also.split(" ").includes(said) ? said : script.language;
  if (said) return said;
  if (!detect) throw new Error("The languages are not loaded");
  const detected = detect(title);
  return detected.isReliable() ? languageCode(detected.language) : null;
}
