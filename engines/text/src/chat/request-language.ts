import { detectLanguage, type Language } from "../language.ts";
import { ELISION } from "./data/scaffold.ts";
import { LANGUAGES, requestGrammars, wordListOf } from "./grammar.ts";
import { fold, type Reading, readingOf, type Token } from "./tokens.ts";

const signs = new Map(LANGUAGES.map((language) => [language, new Set(wordListOf(requestGrammars[language].signs))]));
/** Every word of a grammar, which is no misspelling of another one. */
const vocabulary = new Map(
  LANGUAGES.map((language) => [
    language,
    new Set(
      Object.values(requestGrammars[language])
        .flatMap((source: string | object) => (typeof source === "string" ? source : Object.values(source)))
        .flatMap((source: string) => source.split(/[^\p{L}]+/u).map(fold)),
    ),
  ]),
);
const abbreviations = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(
      requestGrammars[language].abbreviations.split("|").flatMap((pair): [string, string][] => {
        const [short = "", long = ""] = pair.split("=");
        return [short, fold(short)].map((one) => [one, fold(long)]);
      }),
    ),
  ]),
);
const spelling = new Map(LANGUAGES.map((language) => [language, wordListOf(requestGrammars[language].spelling)]));

/** Added to the language that letters and endings suggest. */
const DETECTED_WEIGHT = 0.9;

/** The language of a request; `otherwise` if its few words occur in several languages. */
export function languageOfRequest(reading: Reading, otherwise: Language): Language {
  const plain = reading.tokens.filter(({ quote }) => quote === undefined);
  if (!plain.some(({ key }) => /\p{L}/u.test(key))) return otherwise;
  const detected = detectLanguage(reading.text.slice(0, 1000), otherwise);
  const rated = LANGUAGES.map((language) => {
    const hits = plain.filter(({ key }) => signs.get(language)?.has(key)).length;
    return {
      language,
      score: hits + (language === detected ? DETECTED_WEIGHT : 0) + (language === otherwise ? 0.2 : 0),
    };
  }).sort((a, b) => b.score - a.score);
  return rated[0]?.language ?? otherwise;
}

const LONG_WORD = 8;
const MIN_WORD = 5;

/** Whether one letter was added, dropped or replaced, or two neighbours were swapped; two such faults in a long word. */
function isMisspelling(word: string, known: string): boolean {
  const allowed = known.length >= LONG_WORD ? 2 : 1;
  if (word.length < MIN_WORD || Math.abs(word.length - known.length) > allowed || word[0] !== known[0]) return false;
  /** A longer word is another form of the same word: "recuerdas". */
  return !word.startsWith(known) && distance(word, known) <= allowed;
}

function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Umlauts that were typed as two letters. */
const withoutUmlautE = (key: string) => key.replace(/ae|oe|ue/g, (pair) => pair[0] ?? "");

function corrected(token: Token, language: Language): Token {
  const own = spelling.get(language) ?? [];
  if (token.quote !== undefined || !/^\p{L}+$/u.test(token.key)) return token;
  const known = signs.get(language);
  if (known?.has(token.key) || vocabulary.get(language)?.has(token.key)) return token;
  if (language === "de" && /ae|oe|ue/.test(token.key)) {
    const plain = withoutUmlautE(token.key);
    if (known?.has(plain) || own.includes(plain)) return { ...token, key: plain };
  }
  const stems = vocabulary.get(language);
  if (Array.from(token.key).some((_, at) => at >= MIN_WORD && stems?.has(token.key.slice(0, at)))) return token;
  const key = own.find((one) => isMisspelling(token.key, one));
  return key === undefined ? token : { ...token, key };
}

/** The request with misspelled words of its grammar corrected. The words of the person stay as they are. */
export const correctSpelling = (reading: Reading, language: Language): Reading =>
  readingOf(
    reading.text,
    reading.tokens.flatMap((token) => separated(token, reading.text, language) ?? corrected(token, language)),
  );

/** The words of an abbreviation, and of an elision typed without its apostrophe: "kannste", "lidée". */
function separated(token: Token, text: string, language: Language): Token[] | undefined {
  const { key, start, end, quote } = token;
  if (quote !== undefined) return undefined;
  const known = abbreviations.get(language);
  // "Guarde" is a request, "guardé" is the past.
  const written = text.slice(start, end).toLowerCase().replace("’", "'");
  const long = known?.get(written)?.split(" ");
  // The text belongs to the first word, so that no span repeats it.
  if (long) return long.map((word, at) => ({ key: word, start: at === 0 ? start : end, end }));
  const [elided] = (language === "fr" && ELISION.exec(key)) || [];
  if (elided === undefined) return undefined;
  const at = start + elided.length;
  return [
    { key: `${elided}'`, start, end: at },
    { key: key.slice(elided.length), start: at, end },
  ];
}
