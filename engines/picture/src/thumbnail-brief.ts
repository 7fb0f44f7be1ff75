import type { PictureBrief, VideoToShow } from "./brief.ts";
import { expressions } from "./brief.ts";
import { hashText, seededRandom } from "./kit/seeded-random.ts";
import { layerOfWords } from "./lettering/place-words.ts";

const SHOUT =
  /\$[\d,.]+[kKmM]?|(?<![\p{L}\d,.])\d[\d,.]*\s?(?:days?|hours?|years?|minutes?|miles?|met(?:er|re)s?|feet|km|kg|%|x)\b|(?<![\d,.])(?:\d{1,3}(?:,\d{3})+|\d{2,})\b/iu;
const COLOURS: readonly [string, ...string[]] = ["#ffffff", "#ffe14a", "#ffffff", "#ff5a3c", "#ffffff"];
const isFirstPerson = /\b(?:i|my|we|our|ich|mein|wir|yo|mi|je|j'|mon|nous)\b/i;

/** A brief for the thumbnail of a video: often with a face, and with the number of its title as text. */
export function thumbnailBrief({ title, category, seed, isShort }: VideoToShow): PictureBrief {
  const random = seededRandom((hashText(title) ^ seed) >>> 0);
  const number = SHOUT.exec(title)?.[0]?.toUpperCase();
  const [first, ...rest] = expressions;
  const hasFace = isFirstPerson.test(title) || random(0, 1) > 0.6;
  return {
    prompt: `${title}, ${category}`,
    seed,
    style: random(0, 1) > 0.35 ? "realistic" : "conceptArt",
    ...(hasFace && first && { expression: random.pick([first, ...rest]) }),
    ...(number && {
      textLayers: [layerOfWords(number, isShort, random.pick(COLOURS))],
    }),
  };
}
