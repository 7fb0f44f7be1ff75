/** Valid first and last characters. Others at the ends are outlines or shadows taken for characters. */
const BEGINS = /[\p{L}\p{N}$€£#@+-]/u;
const ENDS = /[\p{L}\p{N}$€£%°!?+]/u;
const HAS_LETTER = /\p{L}/u;
const ONLY_LETTERS_AND_NOUGHTS = /^[\p{L}0]+$/u;

/** Removes recognition errors from a word. Returns an empty string if nothing is left. */
export function cleanWord(text: string): string {
  const signs = [...text];
  const first = signs.findIndex((sign) => BEGINS.test(sign));
  const last = signs.findLastIndex((sign) => ENDS.test(sign));
  const word = first < 0 ? "" : signs.slice(first, last + 1).join("");
  // O and 0 look alike in capitals; among letters only, O is meant.
  return HAS_LETTER.test(word) && ONLY_LETTERS_AND_NOUGHTS.test(word) ? word.replaceAll("0", "O") : word;
}

const shapesOf = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}$€£%]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** Edit distance between the word and the best matching part of the text. */
function missesOf(word: string, text: string): number {
  let before = new Array<number>(text.length + 1).fill(0);
  for (let at = 1; at <= word.length; at++) {
    const row = [at];
    for (let to = 1; to <= text.length; to++) {
      const changed = (before[to - 1] ?? 0) + (word[at - 1] === text[to - 1] ? 0 : 1);
      row.push(Math.min(changed, (before[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1));
    }
    before = row;
  }
  return Math.min(...before);
}

/** Whether the recognised text contains the word, with up to one error per four letters. */
export function isMadeOut(word: string, read: string): boolean {
  const shapes = shapesOf(word);
  return shapes !== "" && missesOf(shapes, shapesOf(read)) <= Math.floor(shapes.length / 4);
}
