import { fileError } from "./file-errors.ts";
import type { Line } from "./lines.ts";
import { fromWindows1252 } from "./windows-1252.ts";

const starts = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign);
const encodingOf = (bytes: Uint8Array) =>
  starts(bytes, 0xff, 0xfe) ? "utf-16le" : starts(bytes, 0xfe, 0xff) ? "utf-16be" : "utf-8";

function unicode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const written = new Set("\t\n\v\f\r\u001b\u0085");
const isText = (text: string): boolean => {
  for (const [control] of text.matchAll(/\p{Cc}/gu)) if (!written.has(control)) return false;
  return true;
};

/** Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const text = unicode(bytes) ?? fromWindows1252(bytes);
  if (!isText(text)) throw fileError("unsupported_media_type", "This file is not a text document");
  return text;
}

/** An empty line ends a paragraph; a single line break is kept. */
export const readText = (text: string): Line[] =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => ({ runs: [{ text: paragraph.replace(/^\n+/, "").trimEnd() }] }));
