import sharp from "sharp";
import type { Box, PictureBrief, Region } from "../brief.ts";
import { moods } from "../data/moods.ts";
import { hexOf } from "../kit/colour.ts";
import { clothesIn } from "../people/clothes.ts";
import { readPrompt } from "../prompt/read-prompt.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";
import { applyStyle, render } from "../render.ts";
import { clear, type Pixels, pixelsOf, rasterise } from "../style/pixels.ts";
import { changed, changeIn, inLightOf } from "./adjust.ts";
import { drawnInto } from "./draw.ts";
import { filled } from "./fill.ts";

const REMOVE =
  /\b(?:remove|erase|delete|clear|empty|quita[r]?|borra[r]?|elimina[r]?|entfern\w*|losch\w*|lösch\w*|enlev\w*|supprim\w*|efface\w*)\b/i;
const REPLACE =
  /\b(?:replace\w*|instead|swap|turn (?:it|this) into|reemplaza\w*|en lugar|ersetz\w*|statt\w*|remplac\w*|à la place)\b/i;
/** Width of the blending at the edge: a fraction of the box for scenery, pixels for the others. */
const FEATHER = { scene: 0.2, gap: 8, subject: 32 };
/** Words after these describe a position that is already in the picture. */
const WHERE =
  /\s(?:in|on|at|over|above|under|behind|beside|near|against|en|sobre|encima|bajo|detras|junto|im|am|auf|uber|unter|hinter|neben|dans|sur|sous|derriere|devant|au)\s/i;

const inside = ({ x1, y1, x2, y2 }: Box, { width, height }: Pixels): Box => {
  const [kx, ky] = [width / 1280, height / 720];
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return {
    x1: within(Math.min(x1, x2) * kx, width),
    y1: within(Math.min(y1, y2) * ky, height),
    x2: within(Math.max(x1, x2) * kx, width),
    y2: within(Math.max(y1, y2) * ky, height),
  };
};

function colourIn({ data, width }: Pixels, { x1, y1, x2, y2 }: Box): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = y1; y < y2; y += 3)
    for (let x = x1; x < x2; x += 3) {
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
      count++;
    }
  return hexOf(sum.map((part) => part / Math.max(1, count)));
}

/** 0 at the edge of a box, 1 from `over` pixels inside. */
const fading =
  ({ x1, y1, x2, y2 }: Box, over: number) =>
  (x: number, y: number): number =>
    Math.min(1, (Math.min(x - x1, y - y1, x2 - 1 - x, y2 - 1 - y) + 1) / over);
/** The same with a smooth start and end, in proportion to the box. */
const melting = (box: Box) => {
  const share = fading(box, Math.max(26, Math.min(box.x2 - box.x1, box.y2 - box.y1) * FEATHER.scene));
  return (x: number, y: number) => share(x, y) ** 2 * (3 - 2 * share(x, y));
};

/** Parses the words before "in the sky" if they name something, else all of them. */
function requestOf(description: string, seed: number): SceneRequest {
  const { rest } = clothesIn(description);
  const [head = ""] = rest.split(WHERE);
  const first = readPrompt({ prompt: head, seed });
  const isNamed = !first.isUnknown && (first.things.length > 0 || first.named.length > 0);
  return isNamed ? first : readPrompt({ prompt: rest, seed });
}

/** Changes only the pixels inside the regions. */
export async function retouch(brief: PictureBrief, base: Uint8Array, regions: readonly Region[]): Promise<Pixels> {
  const picture = await pixelsOf(sharp(base));
  for (const [at, { description, maskBB }] of regions.entries()) {
    const box = inside(maskBB, picture);
    if (box.x2 - box.x1 < 2 || box.y2 - box.y1 < 2) continue;
    const isGone = REMOVE.test(description);
    if (isGone || REPLACE.test(description)) blend(picture, filled(picture, box), box, fading(box, FEATHER.gap));
    if (!isGone) await add(picture, box, { description, style: brief.style, seed: brief.seed + at });
  }
  return picture;
}

type Addition = Pick<PictureBrief, "style" | "seed"> & { description: string };

async function add(picture: Pixels, box: Box, { description, style, seed }: Addition): Promise<void> {
  const { width, height } = picture;
  const asked = changeIn(description);
  if (asked) return blend(picture, changed(picture, box, asked), box, melting(box));
  const request = requestOf(description, seed);
  const isScene =
    request.isPlaceNamed && !request.things.some(({ isStrong }) => isStrong) && request.named.length === 0;
  if (isScene) {
    const scene = await render({ prompt: description, seed, style }, { width, height });
    return blend(picture, inLightOf(picture, scene, box), box, melting(box));
  }
  const frame = {
    x1: (box.x1 / width) * 1280,
    y1: (box.y1 / height) * 720,
    x2: (box.x2 / width) * 1280,
    y2: (box.y2 / height) * 720,
  };
  const drawing = drawnInto(frame, { description, request, around: colourIn(picture, box), seed });
  const subject = await rasterise(drawing, width, height);
  const alpha = subject.data.slice();
  const back: Pixels = { ...picture, data: picture.data.slice() };
  const layers = { back, subject, front: clear(width, height), mood: moods.day, isFromRight: false };
  const fade = fading(box, FEATHER.subject);
  const share = (x: number, y: number) => {
    const solid = (alpha[(y * width + x) * 4 + 3] ?? 0) / 255;
    // Solid pixels may end at the edge of the box; a glow must fade out before it.
    return solid > 0.9 ? solid : solid * fade(x, y);
  };
  blend(picture, await applyStyle(style, layers), box, share);
}

function blend(picture: Pixels, patch: Pixels, box: Box, share: (x: number, y: number) => number): void {
  const { data, width } = picture;
  for (let y = box.y1; y < box.y2; y++)
    for (let x = box.x1; x < box.x2; x++) {
      const [at, part] = [(y * width + x) * 4, share(x, y)];
      if (part <= 0) continue;
      for (let k = 0; k < 3; k++) data[at + k] = (data[at + k] ?? 0) * (1 - part) + (patch.data[at + k] ?? 0) * part;
    }
}
