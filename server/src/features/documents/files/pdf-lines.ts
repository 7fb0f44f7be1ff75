import type { Line, Run } from "./lines.ts";

/** A text item of a page: its lower left corner and the height of its letters. */
export type PdfPiece = { text: string; x: number; y: number; height: number; endsLine: boolean; href?: string };

type Row = { runs: Run[]; text: string; x: number; y: number; height: number };
const BULLET = /^\s*[•◦▪●‣∙·–-]\s+/;
const NUMBER = /^\s*\d{1,3}[.)]\s+/;
/** Line distance in letter heights. A larger one starts a new paragraph. */
const NEXT_LINE = 1.75;
const HEADING_CHARACTERS_MAX = 200;

const rowsOf = (pieces: readonly PdfPiece[]): Row[] => {
  const rows: Row[] = [];
  let isOpen = false;
  for (const { text, x, y, height, endsLine, href } of pieces) {
    const last = rows.at(-1);
    const run = { text, ...(href !== undefined && { href }) };
    if (isOpen && last && Math.abs(last.y - y) < Math.max(last.height, height) / 2) {
      last.runs.push(run);
      last.text += text;
      last.height = Math.max(last.height, height);
    } else if (text !== "") rows.push({ runs: [run], text, x, y, height });
    isOpen = !endsLine;
  }
  return rows.filter(({ text }) => text.trim() !== "");
};

/** The most frequent letter height. */
export function bodyHeight(pieces: readonly PdfPiece[]): number {
  const characters = new Map<number, number>();
  for (const { height, text } of pieces) {
    const rounded = Math.round(height * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length);
  }
  return [...characters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

function headingOf({ height, text }: Row, body: number): number | undefined {
  const ratio = body > 0 ? height / body : 1;
  if (ratio < 1.15 || text.length > HEADING_CHARACTERS_MAX) return undefined;
  return ratio >= 1.6 ? 1 : ratio >= 1.3 ? 2 : 3;
}

const goesOn = (before: Row, row: Row): boolean =>
  Math.abs(before.height - row.height) < before.height * 0.1 &&
  before.y - row.y > 0 &&
  before.y - row.y < before.height * NEXT_LINE;

/** Joins a word that was hyphenated at the end of a line. */
function append(line: Line, row: Row): void {
  const last = line.runs.at(-1);
  const isCut = last && /\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(row.text);
  if (isCut) last.text = last.text.slice(0, -1);
  else line.runs.push({ text: " " });
  line.runs.push(...row.runs);
}

const withoutSign = ([first, ...rest]: Run[], sign: RegExp): Run[] =>
  first ? [{ ...first, text: first.text.replace(sign, "") }, ...rest] : [];

/** Derives paragraphs, headings and lists of one page from the positions of its text. */
export function linesOfPage(pieces: readonly PdfPiece[], body: number): Line[] {
  const lines: Line[] = [];
  let before: Row | undefined;
  for (const row of rowsOf(pieces)) {
    const heading = headingOf(row, body);
    const last = lines.at(-1);
    const sign = BULLET.test(row.text) ? BULLET : NUMBER.test(row.text) ? NUMBER : undefined;
    if (heading) lines.push({ runs: row.runs, heading });
    else if (sign) {
      const kind = sign === BULLET ? "bulletList" : "orderedList";
      lines.push({ runs: withoutSign(row.runs, sign), list: { kind, level: 0 } });
    } else if (last && !last.heading && before && goesOn(before, row)) append(last, row);
    else lines.push({ runs: row.runs });
    before = row;
  }
  return lines;
}
