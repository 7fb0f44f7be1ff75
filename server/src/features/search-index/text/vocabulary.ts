export type CountedWord = { word: string; videos: number; shorts: number; channels: number };
export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Shorter prefix ranges are searched as fast as a cache. */
const MIN_CACHED_RANGE = 200;
const MAX_WORD_LENGTH = 40;
/** With fewer matches the first letter may be wrong too. */
const MIN_MATCHES = 3;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * All words of a snapshot in flat typed arrays, about 30 bytes a word; a word is identified by its position. The words are sorted
 * by code unit, so that words with a common prefix are adjacent and the array can be traversed like a trie.
 */
export function createVocabulary(words: readonly CountedWord[]) {
  const size = words.length;
  const starts = new Uint32Array(size + 1);
  words.forEach(({ word }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + word.length;
  });
  const letters = new Uint16Array(starts[size] ?? 0);
  const frequencies = new Uint32Array(size);
  const inVideos = new Uint32Array(size);
  const inShorts = new Uint32Array(size);
  const inNames = new Uint8Array(size);
  words.forEach(({ word, videos, shorts, channels }, at) => {
    for (let letter = 0; letter < word.length; letter++) letters[(starts[at] ?? 0) + letter] = word.charCodeAt(letter);
    frequencies[at] = videos + shorts + channels;
    inVideos[at] = videos;
    inShorts[at] = shorts;
    inNames[at] = Math.min(channels, 1);
  });

  const lengthOf = (at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0);
  const letterOf = (at: number, depth: number) => letters[(starts[at] ?? 0) + depth] ?? 0;
  const wordAt = (at: number) => String.fromCharCode(...letters.subarray(starts[at], starts[at + 1]));
  const frequencyOf = (at: number) => frequencies[at] ?? 0;

  /** Binary search for the first word of the range that is not less than `text`. */
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
  const prefixRange = (prefix: string): [from: number, to: number] => {
    const from = seek(prefix);
    return [from, seek(`${prefix}\uffff`, from)];
  };
  const mostFrequent = (from: number, to: number, limit: number): number[] => {
    const best: number[] = [];
    for (let at = from; at < to; at++) {
      if (best.length === limit && frequencyOf(at) <= frequencyOf(best[limit - 1] ?? 0)) continue;
      let place = best.length;
      while (place > 0 && frequencyOf(best[place - 1] ?? 0) < frequencyOf(at)) place--;
      best.splice(place, 0, at);
      if (best.length > limit) best.pop();
    }
    return best;
  };
  const prefixCache = new Map<string, number[]>();
  /** The most frequent words with a prefix. Only short prefixes have ranges that are long enough for the cache. */
  const findByPrefix = (prefix: string, limit: number): number[] => {
    const cached = prefixCache.get(`${limit} ${prefix}`);
    if (cached) return cached;
    const [from, to] = prefixRange(prefix);
    const best = mostFrequent(from, to, limit);
    if (to - from > MIN_CACHED_RANGE) prefixCache.set(`${limit} ${prefix}`, best);
    return best;
  };

  /** The end of the words that share `depth + 1` letters with the word at `at`. */
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

  /** Words, or with `isPrefix` words with a prefix, within `maxErrors` edits. Most people type the first letter right. */
  const findSimilar = (typed: string, maxErrors: number, isPrefix: boolean, limit: number): number[] => {
    const table = createDistanceTable(typed);
    const found: { at: number; errors: number }[] = [];
    const visit = (from: number, to: number, depth: number) => {
      const errors = table.errorsAt(depth);
      if (isPrefix && errors <= maxErrors) {
        for (const at of mostFrequent(from, to, limit)) found.push({ at, errors });
        return;
      }
      let at = from;
      if (lengthOf(at) === depth) {
        if (errors <= maxErrors) found.push({ at, errors });
        at++;
      }
      while (at < to) {
        const end = endOfBranch(at, to, depth);
        if (table.push(depth + 1, letterOf(at, depth)) <= maxErrors) visit(at, end, depth + 1);
        at = end;
      }
    };
    const [from, to] = prefixRange(typed.slice(0, 1));
    table.push(1, typed.charCodeAt(0));
    if (from < to) visit(from, to, 1);
    if (found.length < MIN_MATCHES)
      for (const variant of firstLetterVariants(typed)) {
        const at = isPrefix ? findByPrefix(variant, 1)[0] : find(variant);
        if (at !== undefined && at >= 0) found.push({ at, errors: 1 });
      }
    found.sort((one, other) => one.errors - other.errors || frequencyOf(other.at) - frequencyOf(one.at));
    return [...new Set(found.map(({ at }) => at))].slice(0, limit);
  };

  return {
    size,
    bytes: [starts, letters, frequencies, inVideos, inShorts, inNames].reduce(
      (sum, array) => sum + array.byteLength,
      0,
    ),
    wordAt,
    find,
    findByPrefix,
    findSimilar,
    isInChannelNames: (word: string): boolean => inNames[find(word)] === 1,
    countTitles: (at: number, kind: "videos" | "shorts"): number => (kind === "videos" ? inVideos : inShorts)[at] ?? 0,
  };
}

/** The rows of an edit distance table (optimal string alignment), one for each letter on the path through the trie. */
function createDistanceTable(typed: string) {
  const width = typed.length + 1;
  const rows = new Uint8Array((MAX_WORD_LENGTH + 1) * width).map((_, at) => (at < width ? at : 0));
  const path = new Uint16Array(MAX_WORD_LENGTH + 1);
  const cell = (depth: number, at: number) => rows[depth * width + at] ?? 0;
  return {
    errorsAt: (depth: number) => cell(depth, typed.length),
    /** Returns the smallest distance that any continuation of the path can have. */
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

/** Undoes one error in the first letter: an extra letter, two swapped letters, a missing letter, a wrong letter. */
function firstLetterVariants(typed: string): string[] {
  const rest = typed.slice(1);
  const swapped = `${typed.slice(1, 2)}${typed.slice(0, 1)}${typed.slice(2)}`;
  return [rest, swapped, ...[...ALPHABET].flatMap((letter) => [letter + typed, letter + rest])].filter(
    (variant) => variant.length > 1 && variant !== typed,
  );
}
