import { wordsOf } from "../editions/index.ts";
import type { Typed } from "./expand.ts";

const NEAR = 2;
/** Signs and spaces that words don't have: texts longer than this beyond what was typed are not near it. */
const SLACK = 12;

/** The edits from one text to another, as far as `most`; two letters swapped count once. */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let above: number[] | undefined;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[line - 1] === other[at - 1];
      let least = Math.min((next[at - 1] ?? 0) + 1, (row[at] ?? 0) + 1, (row[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (above && at > 1 && one[line - 1] === other[at - 2] && one[line - 2] === other[at - 1])
        least = Math.min(least, (above[at - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [above, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

/** Every word as it was typed; the last may go on. */
function holds({ words, isOpen }: Typed, text: readonly string[]): boolean {
  const last = words.length - 1;
  return words.every((word, at) => text.some((one) => (isOpen && at === last ? one.startsWith(word) : one === word)));
}

/**
 * Whoever typed a whole name means it: those equal or nearly so come before the famous, and those with the words as they were
 * typed before those with words that are merely like them.
 */
export function closestFirst<T>(
  typed: Typed,
  items: readonly T[],
  textOf: (item: T) => string,
  by: "equal" | "near",
): T[] {
  const term = typed.words.join(" ");
  const distance = (item: T, words: readonly string[]) => {
    if (textOf(item).length > term.length + SLACK) return NEAR + 1;
    const edits = editsBetween(term, words.join(" "), NEAR);
    return by === "equal" && edits > 1 ? NEAR + 1 : edits;
  };
  return items
    .map((item, at) => {
      const words = wordsOf(textOf(item));
      return { item, at, edits: distance(item, words), isOther: Number(!holds(typed, words)) };
    })
    .sort((one, other) => one.edits - other.edits || one.isOther - other.isOther || one.at - other.at)
    .map(({ item }) => item);
}
