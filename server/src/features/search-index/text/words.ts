type Range = readonly [from: number, to: number];

// Code points instead of character classes: those depend on the locale of the database, and TypeScript and SQL must agree.
const MARKS: readonly Range[] = [[0x300, 0x36f]];
const WORD_SEPARATORS: readonly Range[] = [
  [0x01, 0x2f],
  [0x3a, 0x60],
  [0x7b, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x964, 0x965],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2100, 0x214f],
  [0x2190, 0x2bff],
  [0x2e00, 0x2e7f],
  [0x3000, 0x3020],
  [0x30fb, 0x30fb],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe2f],
  [0xfff0, 0xffff],
  [0x1f000, 0x1faff],
  [0xe0000, 0xe0fff],
];
/** Scripts without spaces: each character is a word, and a run of characters is a phrase. */
const UNSPACED: readonly Range[] = [
  [0x3041, 0x30fa],
  [0x30fc, 0x30ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
];
/**
 * Characters that normalization never turns into ASCII letters or digits. A title of these and ASCII characters can be matched
 * against ASCII words without normalizing it.
 */
const INERT: readonly Range[] = [
  [0x388, 0x3ff],
  [0x400, 0x52f],
  [0x5d0, 0x5ea],
  [0x600, 0x6ff],
  [0x900, 0xdff],
  [0xe00, 0xe7f],
  [0x2010, 0x201f],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2190, 0x2429],
  [0x2500, 0x2a6f],
  [0x3000, 0x3020],
  [0x3041, 0x30ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xfe0f, 0xfe0f],
  [0x1f300, 0x1faff],
];
const FOLDED = { from: "øłđħıς", to: "oldhiσ" };
const APOSTROPHES = "'’";

const inClass = (ranges: readonly Range[], point: (code: number) => string) =>
  ranges.map(([from, to]) => `${point(from)}-${point(to)}`).join("");
const forScript = (code: number) => `\\u{${code.toString(16)}}`;
const forDatabase = (code: number) => `\\U${code.toString(16).padStart(8, "0")}`;

const dropped = new RegExp(`[${inClass(MARKS, forScript)}${APOSTROPHES}]+`, "gu");
const folded = new RegExp(`[${FOLDED.from}]`, "gu");
const unspaced = new RegExp(`[${inClass(UNSPACED, forScript)}]`, "gu");
const isUnspaced = new RegExp(`^[${inClass(UNSPACED, forScript)}]$`, "u");
const separators = new RegExp(`[${inClass(WORD_SEPARATORS, forScript)}]+`, "gu");
const fold = (letter: string) => FOLDED.to[FOLDED.from.indexOf(letter)] ?? letter;

/** The words of a text as the index contains them: lower case, without accents and styled letters. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(dropped, "")
    .toLowerCase()
    .replace(folded, fold)
    .replace(unspaced, " $& ")
    .replace(separators, " ")
    .split(" ")
    .filter((word) => word !== "");

/** Whether some words are characters of a script without spaces, so that all words have to match as a phrase. */
export const hasUnspaced = (words: readonly string[]): boolean => words.some((word) => isUnspaced.test(word));

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const isAsciiSql = "octet_length(title) = length(title)";
// `translate` compares each character with its whole list, which takes four times as long.
const asciiWordsSql = `regexp_replace(replace(lower(title), '''', ''), '[^a-z0-9]+', ' ', 'g')`;
const separatorSql = `[${inClass(WORD_SEPARATORS, forDatabase)}]`;
const normalizedSql = `regexp_replace(
    translate(
      lower(regexp_replace(normalize(title, NFKD), ${quoted(`[${inClass(MARKS, forDatabase)}${APOSTROPHES}]+`)}, '', 'g')),
      ${quoted(FOLDED.from)}, ${quoted(FOLDED.to)}),
    ${quoted(`([${inClass(UNSPACED, forDatabase)}])`)}, ' \\1 ', 'g')`;
const foldedWordsSql = `regexp_replace(${normalizedSql}, ${quoted(`${separatorSql}+`)}, ' ', 'g')`;

/** `wordsOf` in SQL, as the body of a function of `title`. Most titles are ASCII, which needs no normalization. */
export const wordsSql = `
  array_remove(string_to_array(case when ${isAsciiSql} then ${asciiWordsSql} else ${foldedWordsSql} end, ' '), '')`;

// Words contain no special characters of patterns. A character of a script without spaces ends a word like a separator.
const wordBoundarySql = `[${inClass([...WORD_SEPARATORS, ...UNSPACED], forDatabase)}]`;
const BEGIN = `(?:^|${wordBoundarySql})`;
const END = `(?:${wordBoundarySql}|$)`;
/** Matches consecutive words; with `isIncomplete` the last one may go on. */
export const phrasePattern = (words: readonly string[], isIncomplete = false): string =>
  `${BEGIN}${words.join(`${separatorSql}+`)}${isIncomplete ? "" : END}`;
export const anyWordPattern = (words: readonly string[]): string => `${BEGIN}(?:${words.join("|")})${END}`;

/** Matches titles that match every pattern. One combined pattern is faster than several. */
export const combinePatterns = (patterns: readonly string[]): string =>
  patterns.length === 1 ? patterns.join() : `^${patterns.map((pattern) => `(?=.*${pattern})`).join("")}`;
export const isAsciiPattern = (pattern: string): boolean => Buffer.byteLength(pattern) === pattern.length;

const isInertSql = `title !~ ${quoted(`[^\\x01-\\x7f${inClass(INERT, forDatabase)}]`)}`;
/**
 * Whether `title` matches `pattern`, as the body of a function of both and of `is_plain`, which states that the pattern is ASCII.
 * Titles that need no normalization take a fifth of the time. Everything in it is immutable, or PostgreSQL would not inline it.
 */
export const matchesSql = `
  case when ${isAsciiSql} then replace(lower(title), '''', '') ~ pattern
    when is_plain and ${isInertSql} then replace(replace(lower(title), '''', ''), '’', '') ~ pattern
    else ${normalizedSql} ~ pattern end`;
