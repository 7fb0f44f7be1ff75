const FIRST = 0x80;
const upper = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Own table: TextDecoder of Node 20 decodes this code page as Latin-1. */
export const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (character) => upper[character.charCodeAt(0) - FIRST] ?? "");
