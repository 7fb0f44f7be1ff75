/** A word or mark of the request. `key` is its lower-case form without accents. */
export type Token = { key: string; start: number; end: number; quote?: string };

/** Tokens with their keys joined by spaces in `norm`, so that patterns can match several words. */
export type Reading = { text: string; tokens: readonly Token[]; norm: string; offsets: readonly number[] };

/** Tokens from `from` up to but not including `to`. */
export type Span = { from: number; to: number };

/** Stands for a quoted text in `norm`. */
export const QUOTE_KEY = "qqq";

const LIGATURES: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", "’": "'", "‘": "'", "×": "x" };
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæø’‘×]/gu, (letter) => LIGATURES[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

const QUOTED =
  /"([^"\n]{2,300})"|“([^”\n]{2,300})”|„([^“”"\n]{2,300})[“”"]|«([^»\n]{2,300})»|(?<![\p{L}\d])'([^'\n]{8,300})'(?![\p{L}\d])/gu;
const WORD =
  /(?:[ldjmtsnc]|qu|jusqu)['’](?=\p{L})|[$€£]?\d+(?:[.,]\d+)*[\p{L}%€$]*|\p{L}[\p{L}\p{M}\d]*(?:['’]\p{L}+)?|(?<=\s)[-–](?=\s)|[^\s\p{L}\d-]/giu;
/** Requests are read to this length; the rest is text that was pasted. */
const READ_LENGTH = 2500;

function tokensOf(text: string, start: number, end: number): Token[] {
  return [...text.slice(start, end).matchAll(WORD)].map((found) => {
    const at = start + found.index;
    return { key: fold(found[0]), start: at, end: at + found[0].length };
  });
}

export function readingOf(text: string, tokens: readonly Token[]): Reading {
  const offsets: number[] = [];
  let norm = "";
  for (const { key } of tokens) {
    if (norm !== "") norm += " ";
    offsets.push(norm.length);
    norm += key;
  }
  return { text, tokens, norm, offsets };
}

export function readText(request: string): Reading {
  const text = request.normalize("NFC").slice(0, READ_LENGTH);
  const tokens: Token[] = [];
  let last = 0;
  for (const found of text.matchAll(QUOTED)) {
    const quote = found.slice(1).find((part) => part !== undefined) ?? "";
    tokens.push(...tokensOf(text, last, found.index));
    last = found.index + found[0].length;
    tokens.push({ key: QUOTE_KEY, start: found.index, end: last, quote: quote.trim() });
  }
  tokens.push(...tokensOf(text, last, text.length));
  return readingOf(text, tokens);
}

export const part = ({ text, tokens }: Reading, { from, to }: Span): Reading => readingOf(text, tokens.slice(from, to));

/** The words of the person in a span of tokens. */
export function textOf({ text, tokens }: Reading, { from, to }: Span): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return "";
  if (to - from === 1 && first.quote !== undefined) return first.quote;
  return text.slice(first.start, last.end).replace(/\s+/g, " ").trim();
}

function tokenAt(offsets: readonly number[], offset: number): number {
  let [low, high] = [0, offsets.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const spanOf = ({ offsets }: Reading, start: number, length: number): Span => ({
  from: tokenAt(offsets, start),
  to: tokenAt(offsets, start + Math.max(length - 1, 0)) + 1,
});

export function findSpan(
  reading: Reading,
  pattern: RegExp,
): (Span & { groups: readonly (string | undefined)[] }) | undefined {
  const found = reading.norm.match(pattern);
  if (found?.index === undefined || found[0].trim() === "") return undefined;
  const lead = found[0].length - found[0].trimStart().length;
  return { ...spanOf(reading, found.index + lead, found[0].trim().length), groups: found.slice(1) };
}

/** `pattern` must have the flag g. */
export function findSpans(reading: Reading, pattern: RegExp): Span[] {
  return [...reading.norm.matchAll(pattern)]
    .filter((found) => found[0].trim() !== "")
    .map((found) => spanOf(reading, found.index, found[0].length));
}

/** A pattern for whole words of `norm`. Accents in the source are for readers only. */
export const words = (source: string, flags = ""): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${foldSource(source)})(?![\p{L}\d])`, `u${flags}`);
export const opening = (source: string): RegExp => new RegExp(String.raw`^(?:${foldSource(source)})(?![\p{L}\d])`, "u");
export const closing = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${foldSource(source)})$`, "u");
export const exactly = (source: string): RegExp => new RegExp(`^(?:${foldSource(source)})$`, "u");
/** Unlike `fold` it keeps capitals, since \D and \d differ. */
const foldSource = (source: string) =>
  source
    .replace(/[ßœæ]/gu, (letter) => LIGATURES[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
