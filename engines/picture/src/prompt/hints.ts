import type { Expression } from "../brief.ts";
import { expressions } from "../brief.ts";
import {
  BACKDROP,
  COLOURS,
  cameras,
  compositions,
  FEELINGS,
  GIANT,
  type Hints,
  LOOKS,
  PLAIN_BACKDROP,
  QUOTED,
  SMALL,
  WANTED_WORDS,
  weathers,
} from "../data/prompt-hints.ts";
import type { Weather } from "../places/stage.ts";

const first = <T>(hints: Hints<T>, text: string): T | undefined => hints.find(([words]) => words.test(text))?.[1];

export const cameraIn = (text: string) => first(cameras, text);
export const compositionIn = (text: string) => first(compositions, text);
export const weatherIn = (text: string): ReadonlySet<Weather> =>
  new Set(weathers.filter(([words]) => words.test(text)).map(([, weather]) => weather));
export const colourIn = (word: string | undefined) => (word ? first(COLOURS, word) : undefined);
export const sizeIn = (word: string | undefined): number =>
  word && GIANT.test(word) ? 1.3 : word && SMALL.test(word) ? 0.75 : 1;

/** The expression that the studio asks for beats a feeling that the prompt only mentions. */
export const expressionIn = (text: string): Expression | undefined => {
  const asked = LOOKS.exec(text)?.[1];
  return expressions.find((name) => name === asked) ?? first(FEELINGS, text);
};

/** The colour of a plain backdrop: "on a yellow background"; an empty text for a backdrop without a colour. */
export function backdropIn(words: readonly string[]): { colour?: string } | undefined {
  const at = words.findIndex((word) => BACKDROP.test(word));
  if (at < 0) return undefined;
  const near = words
    .slice(Math.max(0, at - 3), at)
    .reverse()
    .concat(words.slice(at + 1, at + 3));
  const colour = near.map(colourIn).find((found) => found !== undefined);
  if (colour) return { colour };
  return near.some((word) => PLAIN_BACKDROP.test(word)) ? {} : undefined;
}

/** Splits off the words that should be set as type. */
export function wantedWordsIn(prompt: string): { words?: string; rest: string } {
  const quoted = [...prompt.matchAll(QUOTED)].map(([, inner = ""]) => inner);
  if (quoted.length > 0) return { words: quoted.slice(0, 2).join(" "), rest: prompt.replace(QUOTED, " ") };
  const told = prompt === prompt.toUpperCase() ? null : WANTED_WORDS.exec(prompt);
  return told?.[1] ? { words: told[1], rest: prompt.replace(told[0], " ") } : { rest: prompt };
}

/** Removes the words for camera and composition: "drone view of a house" shows no drone. */
export const withoutHints = (text: string): string =>
  [...cameras, ...compositions]
    .reduce((rest, [words]) => rest.replace(words, " "), text.replace(LOOKS, " "))
    .replace(/\s+/g, " ")
    .trim();
