import type { Random } from "./random.ts";

/** One slip of the finger in a word: a letter left out, put in, wrong, or swapped with the next. */
export function slip(random: Random, word: string): string {
  const at = Math.floor(random() * word.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const before = word.slice(0, at);
  const videoKinds = [
    before + word.slice(at + 1),
    before + letter + word.slice(at),
    before + letter + word.slice(at + 1),
    before + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
  ];
  const slipped = videoKinds[Math.floor(random() * videoKinds.length)] ?? word;
  return slipped === word ? slip(random, word) : slipped;
}

/** One slip in one word of a text, in a long enough one where there is one. */
export function slipIn(random: Random, words: readonly string[]): string {
  const longEnough = words.flatMap((word, at) => (word.length >= 4 ? [at] : []));
  const places = longEnough.length > 0 ? longEnough : [...words.keys()];
  const chosen = places[Math.floor(random() * places.length)];
  return words.map((word, at) => (at === chosen ? slip(random, word) : word)).join(" ");
}
