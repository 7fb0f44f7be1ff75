import type { TextLayer } from "../brief.ts";
import { layOutText } from "./lay-out-text.ts";

const TALL_ROOM = 340;
const LINE_LENGTH = 12;
const SIZE = { short: 140, long: 104 };

/** Two lines of about the same length for long words. */
function inLines(text: string): string {
  if (text.length <= LINE_LENGTH) return text;
  const words = text.split(/\s+/);
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")] as const);
  const best = cuts.sort((a, b) => Math.max(a[0].length, a[1].length) - Math.max(b[0].length, b[1].length))[0];
  return best ? best.join("\n") : text;
}

/** The same text centred with one word per line, as large as the narrow frame allows. */
function inTall(layer: TextLayer): TextLayer {
  const text = layer.text.replace(/\s+/, "\n");
  const { box } = layOutText({ ...layer, text });
  const wide = box.x2 - box.x1;
  const share = Math.min(0.86, TALL_ROOM / wide);
  return { ...layer, text, x: 640 - (wide * share) / 2, size: layer.size * share };
}

/** Large words in the upper left corner, or at the top of a tall frame. */
export function layerOfWords(words: string, isTall: boolean, colour = "#ffffff"): TextLayer {
  const text = inLines(words.toUpperCase());
  const layer = { text, x: 56, y: 56, size: text.length > LINE_LENGTH ? SIZE.long : SIZE.short, colour };
  return isTall ? inTall(layer) : layer;
}
