import { openCompoundFile } from "./compound-file.ts";
import { damaged, fileError } from "./file-errors.ts";
import type { Line } from "./lines.ts";
import { fromWindows1252 } from "./windows-1252.ts";

const WORD_MARK = 0xa5ec;
const FLAGS_AT = 0x0a;
const IS_ENCRYPTED = 0x0100;
const HAS_SECOND_TABLE = 0x0200;
const TEXT_LENGTH_AT = 0x4c;
const PIECES_AT = 0x1a2;
const IS_SINGLE_BYTE = 0x4000_0000;
const PROPERTIES_BLOCK = 1;
const PIECES_BLOCK = 2;

/** Reads the text of a Word document from before 2007. Formats are not read. */
export function readDoc(bytes: Buffer): Line[] {
  try {
    return linesOf(textOf(bytes));
  } catch (error) {
    // A damaged file names positions outside of itself.
    throw error instanceof RangeError ? damaged(error) : error;
  }
}

function textOf(bytes: Buffer): string {
  const streamOf = openCompoundFile(bytes);
  const main = streamOf("WordDocument");
  if (!main || main.readUInt16LE(0) !== WORD_MARK)
    throw fileError("unsupported_media_type", "This file is not a Word document");
  const flags = main.readUInt16LE(FLAGS_AT);
  if (flags & IS_ENCRYPTED) throw fileError("invalid_input", "This file is protected by a password");
  const table = streamOf(flags & HAS_SECOND_TABLE ? "1Table" : "0Table");
  if (!table) throw damaged();
  const start = main.readUInt32LE(PIECES_AT);
  const pieces = piecesIn(table.subarray(start, start + main.readUInt32LE(PIECES_AT + 4)));
  // Headers and footnotes follow the text.
  return readPieces(main, pieces).slice(0, main.readUInt32LE(TEXT_LENGTH_AT));
}

/** The table of pieces, after blocks of properties. */
function piecesIn(blocks: Buffer): Buffer {
  for (let at = 0; at < blocks.length; ) {
    if (blocks[at] === PIECES_BLOCK) return blocks.subarray(at + 5, at + 5 + blocks.readUInt32LE(at + 1));
    if (blocks[at] !== PROPERTIES_BLOCK) throw damaged();
    at += 3 + blocks.readUInt16LE(at + 1);
  }
  throw damaged();
}

function readPieces(main: Buffer, pieces: Buffer): string {
  const count = Math.floor((pieces.length - 4) / 12);
  let text = "";
  for (let at = 0; at < count; at++) {
    const length = pieces.readUInt32LE((at + 1) * 4) - pieces.readUInt32LE(at * 4);
    const place = pieces.readUInt32LE((count + 1) * 4 + at * 8 + 2);
    const isSingleByte = (place & IS_SINGLE_BYTE) !== 0;
    const start = isSingleByte ? (place & ~IS_SINGLE_BYTE) / 2 : place;
    const part = main.subarray(start, start + length * (isSingleByte ? 1 : 2));
    text += isSingleByte ? fromWindows1252(part) : part.toString("utf16le");
  }
  return text;
}

const marks = {
  cellEnd: "\u0007",
  lineBreak: "\u000b",
  pageBreak: "\u000c",
  paragraphEnd: "\r",
  fieldStart: "\u0013",
  fieldResult: "\u0014",
  fieldEnd: "\u0015",
  hyphen: "\u001e",
} as const;
const FIRST_PRINTABLE = " ";

/** Of a field only the result is kept, not its instruction. Marks of pictures, notes and comments are dropped. */
function linesOf(text: string): Line[] {
  const paragraphs = [""];
  const add = (written: string) => paragraphs.push((paragraphs.pop() ?? "") + written);
  /** For each open field whether its instruction is being read. */
  const fields: boolean[] = [];
  for (const character of text) {
    if (character === marks.fieldStart) fields.push(true);
    else if (character === marks.fieldEnd) fields.pop();
    else if (character === marks.fieldResult) fields.splice(-1, 1, false);
    else if (fields.includes(true)) continue;
    else if (character === marks.paragraphEnd || character === marks.pageBreak || character === marks.cellEnd)
      paragraphs.push("");
    else if (character === marks.lineBreak) add("\n");
    else if (character === marks.hyphen) add("-");
    else if (character >= FIRST_PRINTABLE || character === "\t") add(character);
  }
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => ({ runs: [{ text: paragraph }] }));
}
