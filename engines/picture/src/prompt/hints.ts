import type { Expression } from "../brief.ts";
import { expressions } from "../brief.ts";
import { COLOURS, cameras, compositions, GIANT, type Hints, SMALL, weathers } from "../data/prompt-hints.ts";
import type { Weather } from "../places/stage.ts";

const first = <T>(hints: Hints<T>, text: string): T | undefined => hints.find(([words]) => words.test(text))?.[1];

export const cameraIn = (text: string) => first(cameras, text);
export const compositionIn = (text: string) => first(compositions, text);
export const weatherIn = (text: string): ReadonlySet<Weather> =>
  new Set(weathers.filter(([words]) => words.test(text)).map(([, weather]) => weather));
export const colourIn = (word: string | undefined) => (word ? first(COLOURS, word) : undefined);
export const sizeIn = (word: string | undefined): number =>
  word && GIANT.test(word) ? 1.3 : word && SMALL.test(word) ? 0.75 : 1;
export const expressionIn = (text: string): Expression | undefined =>
  expressions.find((name) => new RegExp(`\\b${name}\\b`).test(text));

/** Removes the words for camera and composition: "drone view of a house" shows no drone. */
export const withoutHints = (text: string): string =>
  [...cameras, ...compositions]
    .reduce((rest, [words]) => rest.replace(words, " "), text)
    .replace(/\s+/g, " ")
    .trim();
