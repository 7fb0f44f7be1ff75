import type { Random } from "./random.ts";

/** How words of a language sound: enough for lengths, common beginnings and a long tail like real ones. */
const SOUNDS = {
  en: {
    starts: "b c d f g h l m n p r s t w st tr ch sh br cl".split(" "),
    ends: "ack ing er and ow ed est un ip ate ell ight ound y ar en".split(" "),
  },
  es: {
    starts: "b c d f g l m n p r s t v ll pr tr qu".split(" "),
    ends: "ado ente ión illa or as os eza ando ido ar uz".split(" "),
  },
  de: {
    starts: "b d f g h k l m n r s t w sch st br pf".split(" "),
    ends: "en er ung heit ich auf ein ach eld und isch el".split(" "),
  },
  fr: {
    starts: "b c d f g j l m n p r s t v ch pl".split(" "),
    ends: "eau ement oir ette é eux ain our ie age is ant".split(" "),
  },
  ru: { starts: "б в г д ж з к л м н п р с т ч".split(" "), ends: "ать ение ость ый ка ов ин ик ок ель ан".split(" ") },
} as const;
export type Tongue = keyof typeof SOUNDS;
export const TONGUES: readonly Tongue[] = ["en", "es", "de", "fr", "ru"];
const HEAD =
  "the to how i my a in of for you and vs is with best this on we your what why it new from at top most video first day ever no made are be 24 hours challenge world vlog".split(
    " ",
  );

export function madeUpWords(random: Random, size: number, language: Tongue): string[] {
  const { starts, ends } = SOUNDS[language];
  const words = new Set<string>();
  while (words.size < size) {
    const parts = 1 + Math.floor(random() * 3);
    let word = "";
    for (let part = 0; part < parts; part++)
      word += (starts[Math.floor(random() * starts.length)] ?? "") + (ends[Math.floor(random() * ends.length)] ?? "");
    words.add(word);
  }
  // Frequent words are short ones.
  const ranked = [...words].map((word, at) => ({ word, at: at * (0.2 + (word.length / 8) ** 2) }));
  ranked.sort((one, other) => one.at - other.at);
  return [...(language === "en" ? HEAD : []), ...ranked.map(({ word }) => word)];
}

/** Draws words as often as speech does: the second half as often as the first, the third a third as often. */
export function drawByRank(random: Random, words: readonly string[]): () => string {
  const sums = new Float64Array(words.length);
  let total = 0;
  words.forEach((_, rank) => {
    total += 1 / (rank + 2.7);
    sums[rank] = total;
  });
  return () => {
    const aim = random() * total;
    let [low, high] = [0, words.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) < aim) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? "";
  };
}
