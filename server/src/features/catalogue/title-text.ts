// Marks that turn the direction of all that follows, and what no text should hold; joiners stay, emoji are made of them.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** A text from outside as it may stand on a page: no outer or double spaces, no line breaks, nothing that turns the page round. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\n\r\t]/g, " ")
    .replace(UNSEEN, "")
    .replace(/\s+/gu, " ")
    .trim();

const isPlain = (text: string) => !/[^\p{ASCII}]/u.test(text);

/** For rules that read words: styled letters become plain ones. */
export const plainWords = (text: string): string[] =>
  isPlain(text)
    ? (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    : (text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []);
