import type { Box } from "../brief.ts";
import { rgbOf } from "../kit/colour.ts";
import { wordsOf } from "../prompt/find-words.ts";
import { colourIn } from "../prompt/hints.ts";
import { type Pixels, softened } from "../style/pixels.ts";

type Rgb = [red: number, green: number, blue: number];
type Change = (pixel: Rgb) => Rgb;

const BRIGHTER =
  /\b(?:brighte\w*|lighte[rn]\w*|mas clar\w*|aclara\w*|heller\w*|aufhell\w*|plus clair\w*|eclairci\w*)\b/;
const DARKER = /\b(?:darke\w*|mas oscur\w*|oscurece\w*|dunkler\w*|abdunk\w*|plus sombre\w*|assombri\w*)\b/;
const BLURRED = /\b(?:blur\w*|out of focus|desenfoca\w*|difumina\w*|verschw\w*|unscharf\w*|flou\w*)\b/;
const GREY = /\b(?:black and white|greyscale|grayscale|blanco y negro|schwarz-?weiss|noir et blanc)\b/;
const COLOURED =
  /\b(?:make|turn|paint|dye|colou?r|tint|pinta\w*|colorea\w*|tine\w*|farbe\w*|mach\w*|peins|peindre|colori\w*|teint\w*)\b/;

const toneOf = ([red, green, blue]: Rgb) => red * 0.3 + green * 0.59 + blue * 0.11;
const each = (pixel: Rgb, change: (part: number, at: number) => number): Rgb => [
  change(pixel[0], 0),
  change(pixel[1], 1),
  change(pixel[2], 2),
];
const inColour = (colour: string): Change => {
  const target = rgbOf(colour);
  const whole = Math.max(...target, 1);
  return (pixel) =>
    each(pixel, (part, at) => part * 0.2 + ((target[at] ?? 0) / whole) * (toneOf(pixel) * 0.9 + 22) * 0.8);
};

/** The requested change of existing pixels. Returns undefined if the description asks for a new thing. */
export function changeIn(description: string): { change?: Change; isBlurred: boolean } | undefined {
  const words = wordsOf(description);
  const text = words.join(" ");
  if (BLURRED.test(text)) return { isBlurred: true };
  if (BRIGHTER.test(text))
    return { change: (pixel) => each(pixel, (part) => 255 - (255 - part) * 0.66), isBlurred: false };
  if (DARKER.test(text)) return { change: (pixel) => each(pixel, (part) => part * 0.55), isBlurred: false };
  if (GREY.test(text)) return { change: (pixel) => each(pixel, () => toneOf(pixel)), isBlurred: false };
  const colour = COLOURED.test(text) ? words.map(colourIn).find((one) => one !== undefined) : undefined;
  return colour ? { change: inColour(colour), isBlurred: false } : undefined;
}

/** Applies a change to the pixels of a box. */
export function changed(
  picture: Pixels,
  box: Box,
  { change, isBlurred }: NonNullable<ReturnType<typeof changeIn>>,
): Pixels {
  const patch: Pixels = { ...picture, data: picture.data.slice() };
  const { data, width, height } = patch;
  if (isBlurred) {
    const radius = Math.max(2, Math.round(width / 110));
    for (let part = 0; part < 3; part++) {
      const channel = Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + part] ?? 0);
      for (const [at, value] of softened(channel, width, height, radius).entries()) data[at * 4 + part] = value;
    }
  }
  if (change)
    for (let y = box.y1; y < box.y2; y++)
      for (let x = box.x1; x < box.x2; x++) {
        const at = (y * width + x) * 4;
        data.set(change([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]), at);
      }
  return patch;
}

/** How far new scenery is shifted towards the light of the picture. */
const TAKEN_ON = 0.45;

/** Shifts the colours of new scenery towards those of the area it replaces. */
export function inLightOf(picture: Pixels, scene: Pixels, { x1, y1, x2, y2 }: Box): Pixels {
  const { width } = picture;
  const [here, there, count] = [[0, 0, 0], [0, 0, 0], Math.max(1, (x2 - x1) * (y2 - y1))];
  for (let y = y1; y < y2; y++)
    for (let x = x1; x < x2; x++)
      for (let part = 0; part < 3; part++) {
        const at = (y * width + x) * 4 + part;
        here[part] = (here[part] ?? 0) + (picture.data[at] ?? 0);
        there[part] = (there[part] ?? 0) + (scene.data[at] ?? 0);
      }
  for (let y = y1; y < y2; y++)
    for (let x = x1; x < x2; x++)
      for (let part = 0; part < 3; part++) {
        const at = (y * width + x) * 4 + part;
        scene.data[at] = (scene.data[at] ?? 0) + (((here[part] ?? 0) - (there[part] ?? 0)) / count) * TAKEN_ON;
      }
  return scene;
}
