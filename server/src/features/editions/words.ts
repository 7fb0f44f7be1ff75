type Range = readonly [from: number, to: number];

// Named by code points, not by character classes: those depend on a database's locale, and both sides must cut words alike.
const MARKS: readonly Range[] = [[0x300, 0x36f]];
const SEPARATORS: readonly Range[] = [
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
/** Written without spaces: each character counts as a word, and a run of them as a phrase. */
const UNSPACED: readonly Range[] = [
  [0x3041, 0x30fa],
  [0x30fc, 0x30ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
];
/**
 * Of no account to words of plain letters and digits: signs that stay signs, and letters that never become plain ones. A title
 * with nothing else beside plain characters can be read for such words as it stands.
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
const separators = new RegExp(`[${inClass(SEPARATORS, forScript)}]+`, "gu");
const fold = (letter: string) => FOLDED.to[FOLDED.from.indexOf(letter)] ?? letter;

/** The words of a text as the index knows them: no accents, styled letters or case. */
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

/** Neighbours that were written together: found together too. */
export const hasUnspaced = (words: readonly string[]): boolean => words.some((word) => isUnspaced.test(word));

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const isPlain = "octet_length(title) = length(title)";
// A sign at a time `translate` compares with every other that it knows: four times as long.
const plainInSql = `regexp_replace(replace(lower(title), '''', ''), '[^a-z0-9]+', ' ', 'g')`;
const separatorInSql = `[${inClass(SEPARATORS, forDatabase)}]`;
const spacedInSql = `regexp_replace(
    translate(
      lower(regexp_replace(normalize(title, NFKD), ${quoted(`[${inClass(MARKS, forDatabase)}${APOSTROPHES}]+`)}, '', 'g')),
      ${quoted(FOLDED.from)}, ${quoted(FOLDED.to)}),
    ${quoted(`([${inClass(UNSPACED, forDatabase)}])`)}, ' \\1 ', 'g')`;
const foldedInSql = `regexp_replace(${spacedInSql}, ${quoted(`${separatorInSql}+`)}, ' ', 'g')`;

/** The same in SQL, as the body of a function of `title`; plain ASCII, most titles, takes the short way. */
export const wordsInSql = `
  array_remove(string_to_array(case when ${isPlain} then ${plainInSql} else ${foldedInSql} end, ' '), '')`;

// Words hold nothing that a pattern would read. Characters of unspaced scripts end a word as a sign does.
const edgeInSql = `[${inClass([...SEPARATORS, ...UNSPACED], forDatabase)}]`;
const BEGIN = `(?:^|${edgeInSql})`;
const END = `(?:${edgeInSql}|$)`;
/** Words one after the other, as a pattern. */
export const sequenceOf = (words: readonly string[], isOpen = false): string =>
  `${BEGIN}${words.join(`${separatorInSql}+`)}${isOpen ? "" : END}`;
/** Any one of them. */
export const anyOf = (words: readonly string[]): string => `${BEGIN}(?:${words.join("|")})${END}`;

/** Each of them, anywhere: one pattern, which is compared faster than several. */
export const allOf = (patterns: readonly string[]): string =>
  patterns.length === 1 ? patterns.join() : `^${patterns.map((pattern) => `(?=.*${pattern})`).join("")}`;
/** Whether it holds plain words alone. */
export const isPlainPattern = (pattern: string): boolean => Buffer.byteLength(pattern) === pattern.length;

const isInert = `title !~ ${quoted(`[^\\x01-\\x7f${inClass(INERT, forDatabase)}]`)}`;
/**
 * Whether `title` reads as `pattern`, without folding it where it need not be, a fifth of the time: as the body of a
 * function of both and of whether the pattern is plain. All in it must be immutable, or it would not be taken apart into the
 * statement that calls it.
 */
export const readsInSql = `
  case when ${isPlain} then replace(lower(title), '''', '') ~ pattern
    when is_plain and ${isInert} then replace(replace(lower(title), '''', ''), '’', '') ~ pattern
    else ${spacedInSql} ~ pattern end`;
