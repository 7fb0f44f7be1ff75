import type { Expression } from "../brief.ts";
import { expressions } from "../brief.ts";
import type { Language } from "../data/lexicon/lexicon.ts";
import {
  BACKDROP,
  BACKDROP_WALL,
  BEFORE_WALL,
  COLOURS,
  cameras,
  compositions,
  FEELINGS,
  GENDERED,
  GIANT,
  type Hints,
  LOOKS,
  PLAIN_BACKDROP,
  QUOTED,
  SCOPE,
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

/** Of a role whose word tells it: "Köchin", "bailarina", "boulangère". */
export const genderIn = (words: readonly string[], language: Language) =>
  GENDERED[language].find(([pattern]) => words.some((word) => pattern.test(word)))?.[1];

/** A plain backdrop and the positions of its words: "on a yellow background", "in front of a red wall". */
export function backdropIn(words: readonly string[]): { colour?: string; at: readonly number[] } | undefined {
  const before = (at: number) => words.slice(Math.max(0, at - 5), at).join(" ");
  const isWall = (at: number) => BACKDROP_WALL.test(words[at] ?? "") && BEFORE_WALL.test(before(at));
  const at = words.findIndex((word, place) => BACKDROP.test(word) || isWall(place));
  if (at < 0) return undefined;
  const near = [at - 1, at + 1, at + 2, at - 2, at - 3].filter((place) => place >= 0);
  const coloured = near.find((place) => colourIn(words[place]) !== undefined);
  const colour = colourIn(words[coloured ?? -1]);
  if (coloured !== undefined && colour) return { colour, at: [at, coloured] };
  return isWall(at) || near.some((place) => PLAIN_BACKDROP.test(words[place] ?? "")) ? { at: [at] } : undefined;
}

/** Splits off the words that should be set as type. */
export function wantedWordsIn(prompt: string): { words?: string; rest: string } {
  const quoted = [...prompt.matchAll(QUOTED)].map(([, inner = ""]) => inner);
  if (quoted.length > 0) return { words: quoted.slice(0, 2).join(" "), rest: prompt.replace(QUOTED, " ") };
  const told = prompt === prompt.toUpperCase() ? null : WANTED_WORDS.exec(prompt);
  return told?.[1] ? { words: told[1], rest: prompt.replace(told[0], " ") } : { rest: prompt };
}

/** The positions of the words for camera and composition, which name nothing in the scene. */
export function hintPositions(words: readonly string[]): ReadonlySet<number> {
  const text = words.join(" ");
  return new Set(
    [LOOKS, SCOPE, ...[...cameras, ...compositions].map(([pattern]) => pattern)].flatMap((pattern) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const first = text.slice(0, found.index).split(" ").length - 1 + (found[0].startsWith(" ") ? 1 : 0);
      return found[0]
        .trim()
        .split(" ")
        .map((_, at) => first + at);
    }),
  );
}

/** Removes the words for camera and composition: "drone view of a house" shows no drone. */
export const withoutHints = (text: string): string =>
  [...cameras, ...compositions]
    .reduce((rest, [words]) => rest.replace(words, " "), text.replace(LOOKS, " "))
    .replace(/\s+/g, " ")
    .trim();
