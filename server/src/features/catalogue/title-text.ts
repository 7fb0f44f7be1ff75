// Control characters and marks of text direction. Joiners stay, since emoji contain them.
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Normalizes an external text for display: no repeated spaces, line breaks or direction marks. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\n\r\t]/g, " ")
    .replace(INVISIBLE, "")
    .replace(/\s+/gu, " ")
    .trim();

const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text);

/** The words of a text in lower case, with styled letters replaced by plain ones. */
export const plainWords = (text: string): string[] =>
  isAscii(text)
    ? (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    : (text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
