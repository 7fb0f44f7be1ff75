/** How words begin and end; what else the engine finds there is an outline or a shadow that looks like a sign. */
const BEGINS = /[\p{L}\p{N}$€£#@+-]/u;
const ENDS = /[\p{L}\p{N}$€£%°!?+]/u;
const HAS_LETTER = /\p{L}/u;
const ONLY_LETTERS_AND_NOUGHTS = /^[\p{L}0]+$/u;

/** A word as it was meant; nothing where it is no word. */
export function cleanWord(text: string): string {
  const signs = [...text];
  const first = signs.findIndex((sign) => BEGINS.test(sign));
  const last = signs.findLastIndex((sign) => ENDS.test(sign));
  const word = first < 0 ? "" : signs.slice(first, last + 1).join("");
  // Capital type has one shape for both.
  return HAS_LETTER.test(word) && ONLY_LETTERS_AND_NOUGHTS.test(word) ? word.replaceAll("0", "O") : word;
}

const shapesOf = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}$€£%]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");

/** How many letters of a word are not found in a text, at the place where it fits best. */
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

/** Whether a word can be made out in what was read: of four letters one may be wrong. */
export function isMadeOut(word: string, read: string): boolean {
  const shapes = shapesOf(word);
  return shapes !== "" && missesOf(shapes, shapesOf(read)) <= Math.floor(shapes.length / 4);
}
