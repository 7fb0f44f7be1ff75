import type { PictureBrief, TextLayer, VideoToShow } from "./brief.ts";
import { expressions } from "./brief.ts";
import { hashText, seededRandom } from "./kit/seeded-random.ts";
import { layOutText } from "./lettering/lay-out-text.ts";

const SHOUT =
  /\$[\d,.]+[kKmM]?|(?<![\p{L}\d,.])\d[\d,.]*\s?(?:days?|hours?|years?|minutes?|miles?|met(?:er|re)s?|feet|km|kg|%|x)\b|(?<![\d,.])(?:\d{1,3}(?:,\d{3})+|\d{2,})\b/iu;
const COLOURS: readonly [string, ...string[]] = ["#ffffff", "#ffe14a", "#ffffff", "#ff5a3c", "#ffffff"];
const isFirstPerson = /\b(?:i|my|we|our|ich|mein|wir|yo|mi|je|j'|mon|nous)\b/i;

const TALL_ROOM = 340;
const shout = (text: string, colour: string): TextLayer => ({ text, x: 56, y: 56, size: 140, colour });
/** The same text centred with one word per line, as large as the narrow frame allows. */
function inTall(layer: TextLayer): TextLayer {
  const text = layer.text.replace(/\s+/, "\n");
  const { box } = layOutText({ ...layer, text });
  const wide = box.x2 - box.x1;
  const share = Math.min(0.86, TALL_ROOM / wide);
  return { ...layer, text, x: 640 - (wide * share) / 2, size: layer.size * share };
}

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
      textLayers: [isShort ? inTall(shout(number, random.pick(COLOURS))) : shout(number, random.pick(COLOURS))],
    }),
  };
}
