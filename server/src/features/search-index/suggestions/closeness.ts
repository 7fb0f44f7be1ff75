import { wordsOf } from "../text/words.ts";
import type { TypedText } from "./query-variants.ts";

const MAX_DISTANCE = 2;
/** Separators that the words of a text do not include. A text longer than the typed one by more than this is not close. */
const MAX_EXTRA_LENGTH = 12;

/** The optimal string alignment distance, up to `max`; above it the result is `max + 1`. */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
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
    if (Math.min(...next) > max) return max + 1;
    [above, row] = [row, next];
  }
  return row[other.length] ?? max + 1;
}

function containsTyped({ words, isIncomplete }: TypedText, text: readonly string[]): boolean {
  const last = words.length - 1;
  return words.every((word, index) =>
    text.some((one) => (isIncomplete && index === last ? one.startsWith(word) : one === word)),
  );
}

/** Puts texts that are nearly equal to the typed one first, then texts with the typed words, then texts with similar words. */
export function sortByCloseness<T>(
  typed: TypedText,
  items: readonly T[],
  textOf: (item: T) => string,
  maxDistance: 1 | typeof MAX_DISTANCE,
): T[] {
  const term = typed.words.join(" ");
  const distanceTo = (item: T, words: readonly string[]) => {
    if (textOf(item).length > term.length + MAX_EXTRA_LENGTH) return MAX_DISTANCE + 1;
    const distance = editDistance(term, words.join(" "), MAX_DISTANCE);
    return distance > maxDistance ? MAX_DISTANCE + 1 : distance;
  };
  return items
    .map((item, index) => {
      const words = wordsOf(textOf(item));
      return { item, index, distance: distanceTo(item, words), isSimilar: Number(!containsTyped(typed, words)) };
    })
    .sort((one, other) => one.distance - other.distance || one.isSimilar - other.isSimilar || one.index - other.index)
    .map(({ item }) => item);
}
