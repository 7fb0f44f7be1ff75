import type { Mood } from "../data/moods.ts";
import { rgbOf } from "../kit/colour.ts";
import { seededRandom } from "../kit/seeded-random.ts";
import { alphaOf, liftFrom, rimLight, vignetteAt } from "./light.ts";
import { grainOf, lay, type Pixels, softened, wholeWidth } from "./pixels.ts";

type Layers = { back: Pixels; subject: Pixels; front: Pixels; mood: Mood; isFromRight: boolean };
type Dabs = { dx: Int8Array; dy: Int8Array; light: Float32Array; width: number; height: number };

let known: Dabs | undefined;
/** Overlapping brush strokes: for each pixel the centre of the stroke that covers it. */
function dabs(): Dabs {
  if (known) return known;
  const [width, height] = [640, 360];
  const made: Dabs = {
    dx: new Int8Array(width * height),
    dy: new Int8Array(width * height),
    light: new Float32Array(width * height),
    width,
    height,
  };
  const random = seededRandom(5);
  for (let stroke = 0; stroke < 5200; stroke++) {
    const [cx, cy] = [Math.floor(random(0, width)), Math.floor(random(0, height))];
    const angle = -0.5 + Math.sin(cx / 140) * 0.7 + Math.cos(cy / 90) * 0.6 + random(-0.35, 0.35);
    const [long, thin, lit] = [random(12, 20), random(5, 9), random(-1, 1)];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let y = -20; y <= 20; y++)
      for (let x = -20; x <= 20; x++) {
        const u = (x * cos + y * sin) / long;
        const v = (-x * sin + y * cos) / thin;
        if (u * u + v * v > 1) continue;
        const at = ((cy + y + height) % height) * width + ((cx + x + width) % width);
        made.dx[at] = -x;
        made.dy[at] = -y;
        made.light[at] = lit * 0.75 - v * 0.5;
      }
  }
  known = made;
  return made;
}
const GRAIN = grainOf(1 << 16, 11);

/** Gives each pixel the colour at the centre of its stroke, with some relief. */
function painted(picture: Pixels, map: Dabs, reach: number, own: number, relief: number): void {
  const { data, width, height } = picture;
  const source = data.slice();
  const step = 1280 / wholeWidth(picture);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4;
      const cell = (Math.floor(y * step) % map.height) * map.width + (Math.floor(x * step) % map.width);
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + ((map.dx[cell] ?? 0) * reach) / step)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + ((map.dy[cell] ?? 0) * reach) / step)));
      const q = (sy * width + sx) * 4;
      if ((source[q + 3] ?? 0) < 250 && (source[p + 3] ?? 0) > 250) continue;
      const bump = 1 + (map.light[cell] ?? 0) * relief;
      for (let part = 0; part < 3; part++)
        data[p + part] = ((source[q + part] ?? 0) * (1 - own) + (source[p + part] ?? 0) * own) * bump;
    }
}

const LEVELS = 5;
const COOL = rgbOf("#12404c");
const WARM = rgbOf("#ffd58c");
/** Few tones, cool in the shade and warm in the light, stronger in colour than a photo. */
function toned(value: number, part: 0 | 1 | 2, light: number): number {
  const level = Math.round(light * LEVELS) / LEVELS;
  const flat = value * (0.55 + (0.45 * (level + 0.04)) / Math.max(0.04, light));
  const vivid = light * 255 + (flat - light * 255) * 1.3;
  const [cool, warm] = [(1 - level) * (1 - level) * 0.34, level * level * 0.22];
  return vivid + (COOL[part] - vivid) * cool + (WARM[part] - vivid) * warm;
}

/** A dark line around the subject, as in ink. */
function inked(back: Pixels, alpha: Float32Array): void {
  const { data, width, height } = back;
  const soft = softened(alpha, width, height, Math.max(1, Math.round(wholeWidth(back) / 420)));
  for (let at = 0; at < soft.length; at++) {
    const share = Math.min(1, (soft[at] ?? 0) * 4) * 0.85;
    for (let part = 0; part < 3; part++) data[at * 4 + part] = (data[at * 4 + part] ?? 0) * (1 - share);
  }
}

/** Painted look: brush strokes, few tones, an ink line, hard light and deep shade. */
export function conceptArt({ back, subject, front, mood, isFromRight }: Layers): Pixels {
  const { width, height } = back;
  const map = dabs();
  const alpha = alphaOf(subject);
  painted(back, map, 0.8, 0.15, 0.07);
  liftFrom(back, alpha, 0.46);
  inked(back, alpha);
  painted(subject, map, 0.2, 0.34, 0.07);
  rimLight(subject, alpha, { colour: mood.glow, isFromRight, strength: 0.6 });
  lay(back, subject);
  lay(back, front);
  const { data } = back;
  const [gr, gg, gb] = rgbOf(mood.glow);
  const lampX = isFromRight ? 0.92 : 0.08;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4;
      const [u, v] = [x / width - lampX, y / height - 0.12];
      const pool = Math.max(0, 1 - (u * u + v * v) * 1.5) * 0.2;
      const shade = vignetteAt(x, y, width, height, 1.5) * (1 + (GRAIN[(x * 3 + y * 977) & 65_535] ?? 0) * 0.02);
      const [r, g, b] = [data[p] ?? 0, data[p + 1] ?? 0, data[p + 2] ?? 0];
      const light = (r * 0.3 + g * 0.59 + b * 0.11) / 255;
      data[p] = (toned(r, 0, light) + gr * pool * light) * shade;
      data[p + 1] = (toned(g, 1, light) + gg * pool * light) * shade;
      data[p + 2] = (toned(b, 2, light) + gb * pool * light) * shade;
    }
  return back;
}
