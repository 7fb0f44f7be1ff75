export type CountedWord = { word: string; videos: number; shorts: number; channels: number };
export type Vocabulary = ReturnType<typeof vocabularyOf>;

const REMEMBERED_FROM = 200;
/** No word is longer. */
const DEEPEST = 40;
/** Who has found fewer may have mistaken the first letter. */
const FEW = 3;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Every word of an edition, sorted, in a few flat arrays: about 30 bytes a word. A word is known by its place. Words arrive
 * sorted by code unit, so that those with a common beginning stand together and the array is walked like a tree.
 */
export function vocabularyOf(words: readonly CountedWord[]) {
  const size = words.length;
  const starts = new Uint32Array(size + 1);
  words.forEach(({ word }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + word.length;
  });
  const letters = new Uint16Array(starts[size] ?? 0);
  const weights = new Uint32Array(size);
  const inVideos = new Uint32Array(size);
  const inShorts = new Uint32Array(size);
  const inNames = new Uint8Array(size);
  words.forEach(({ word, videos, shorts, channels }, at) => {
    for (let letter = 0; letter < word.length; letter++) letters[(starts[at] ?? 0) + letter] = word.charCodeAt(letter);
    weights[at] = videos + shorts + channels;
    inVideos[at] = videos;
    inShorts[at] = shorts;
    inNames[at] = Math.min(channels, 1);
  });

  const lengthOf = (at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0);
  const letterOf = (at: number, depth: number) => letters[(starts[at] ?? 0) + depth] ?? 0;
  const wordAt = (at: number) => String.fromCharCode(...letters.subarray(starts[at], starts[at + 1]));
  const weightOf = (at: number) => weights[at] ?? 0;

  /** The first of `from` to `to` that is not before `text`. */
  const seek = (text: string, from = 0, to = size): number => {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(middle, text)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const isBefore = (at: number, text: string): boolean => {
    const length = lengthOf(at);
    for (let depth = 0; depth < length && depth < text.length; depth++) {
      const difference = letterOf(at, depth) - text.charCodeAt(depth);
      if (difference !== 0) return difference < 0;
    }
    return length < text.length;
  };
  const find = (word: string): number => {
    const at = seek(word);
    return at < size && wordAt(at) === word ? at : -1;
  };
  const rangeOf = (beginning: string): [from: number, to: number] => {
    const from = seek(beginning);
    return [from, seek(`${beginning}\uffff`, from)];
  };
  const heaviest = (from: number, to: number, most: number): number[] => {
    const best: number[] = [];
    for (let at = from; at < to; at++) {
      if (best.length === most && weightOf(at) <= weightOf(best[most - 1] ?? 0)) continue;
      let place = best.length;
      while (place > 0 && weightOf(best[place - 1] ?? 0) < weightOf(at)) place--;
      best.splice(place, 0, at);
      if (best.length > most) best.pop();
    }
    return best;
  };
  const remembered = new Map<string, number[]>();
  /** The most frequent words with this beginning. Short beginnings have many and are asked for all the time. */
  const beginningWith = (beginning: string, most: number): number[] => {
    const known = remembered.get(`${most} ${beginning}`);
    if (known) return known;
    const [from, to] = rangeOf(beginning);
    const best = heaviest(from, to, most);
    if (to - from > REMEMBERED_FROM) remembered.set(`${most} ${beginning}`, best);
    return best;
  };

  /** Where the words with a common beginning of `depth` letters end that also share the next one with the word at `at`. */
  const endOfBranch = (at: number, to: number, depth: number): number => {
    const letter = letterOf(at, depth);
    let [low, high] = [at + 1, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (letterOf(middle, depth) === letter) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** Words, or with `isOpen` beginnings of words, at most `reach` typing errors away; the first letter is mostly right. */
  const near = (typed: string, reach: number, isOpen: boolean, most: number): number[] => {
    const table = distanceTable(typed);
    const found: { at: number; errors: number }[] = [];
    const visit = (from: number, to: number, depth: number) => {
      const errors = table.errorsAt(depth);
      if (isOpen && errors <= reach) {
        for (const at of heaviest(from, to, most)) found.push({ at, errors });
        return;
      }
      let at = from;
      if (lengthOf(at) === depth) {
        if (errors <= reach) found.push({ at, errors });
        at++;
      }
      while (at < to) {
        const end = endOfBranch(at, to, depth);
        if (table.push(depth + 1, letterOf(at, depth)) <= reach) visit(at, end, depth + 1);
        at = end;
      }
    };
    const [from, to] = rangeOf(typed.slice(0, 1));
    table.push(1, typed.charCodeAt(0));
    if (from < to) visit(from, to, 1);
    if (found.length < FEW)
      for (const start of otherStarts(typed)) {
        const at = isOpen ? beginningWith(start, 1)[0] : find(start);
        if (at !== undefined && at >= 0) found.push({ at, errors: 1 });
      }
    found.sort((one, other) => one.errors - other.errors || weightOf(other.at) - weightOf(one.at));
    return [...new Set(found.map(({ at }) => at))].slice(0, most);
  };

  return {
    size,
    bytes: [starts, letters, weights, inVideos, inShorts, inNames].reduce((sum, array) => sum + array.byteLength, 0),
    wordAt,
    find,
    beginningWith,
    near,
    isInNames: (word: string): boolean => inNames[find(word)] === 1,
    /** In how many titles of a kind. */
    titlesWith: (at: number, kind: "videos" | "shorts"): number => (kind === "videos" ? inVideos : inShorts)[at] ?? 0,
  };
}

/** The edits from what was typed to the letters on the way down the tree, a row for each; two letters swapped count once. */
function distanceTable(typed: string) {
  const width = typed.length + 1;
  const rows = new Uint8Array((DEEPEST + 1) * width).map((_, at) => (at < width ? at : 0));
  const path = new Uint16Array(DEEPEST + 1);
  const cell = (depth: number, at: number) => rows[depth * width + at] ?? 0;
  return {
    errorsAt: (depth: number) => cell(depth, typed.length),
    /** Gives the least that any continuation can still reach. */
    push: (depth: number, letter: number): number => {
      path[depth] = letter;
      let least = depth;
      rows[depth * width] = depth;
      for (let at = 1; at < width; at++) {
        const here = typed.charCodeAt(at - 1);
        let edits = Math.min(
          cell(depth, at - 1) + 1,
          cell(depth - 1, at) + 1,
          cell(depth - 1, at - 1) + (here === letter ? 0 : 1),
        );
        if (depth > 1 && at > 1 && here === path[depth - 1] && typed.charCodeAt(at - 2) === letter)
          edits = Math.min(edits, cell(depth - 2, at - 2) + 1);
        rows[depth * width + at] = edits;
        if (edits < least) least = edits;
      }
      return least;
    },
  };
}

/** What one error in the first letter may have been: one too many, two swapped, one left out, a wrong one. */
function otherStarts(typed: string): string[] {
  const rest = typed.slice(1);
  const swapped = `${typed.slice(1, 2)}${typed.slice(0, 1)}${typed.slice(2)}`;
  return [rest, swapped, ...[...ALPHABET].flatMap((letter) => [letter + typed, letter + rest])].filter(
    (start) => start.length > 1 && start !== typed,
  );
}
