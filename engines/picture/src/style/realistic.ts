import type { Mood } from "../data/moods.ts";
import { rgbOf } from "../kit/colour.ts";
import { alphaOf, liftFrom, rimLight, vignetteAt } from "./light.ts";
import { grainOf, lay, type Pixels, pixelsOf, rawOf, wholeWidth } from "./pixels.ts";

type Layers = { back: Pixels; subject: Pixels; front: Pixels; mood: Mood; isFromRight: boolean };
const GRAIN = grainOf(1 << 18, 7);
const CURVE = Uint8ClampedArray.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return 255 * (share * 0.62 + 0.38 * (share * share * (3 - 2 * share)));
});

const bloomed = (value: number, glow: number) =>
  glow > 120 ? 255 - ((255 - value) * (255 - (glow - 120) * 0.42)) / 255 : value;

/** Photographic look: blurred background, bloom, a film's tone curve and grain. */
export async function realistic({ back, subject, front, mood, isFromRight }: Layers): Promise<Pixels> {
  const { width, height } = back;
  const scale = wholeWidth(back) / 1280;
  const blurred = await pixelsOf(rawOf(back).blur(Math.max(0.4, 3.6 * scale)));
  const alpha = alphaOf(subject);
  liftFrom(blurred, alpha, 0.34);
  rimLight(subject, alpha, { colour: mood.glow, isFromRight, strength: 0.5 });
  lay(blurred, subject);
  lay(blurred, front);
  const bloom = await pixelsOf(
    rawOf(
      await pixelsOf(
        rawOf(blurred)
          .resize(Math.round(width / 8), Math.round(height / 8))
          .blur(3),
      ),
    ).resize(width, height, { kernel: "cubic" }),
  );
  const { data } = blurred;
  const [sr, sg, sb] = rgbOf(mood.lamp.shade);
  const glow = bloom.data;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4;
      const v = vignetteAt(x, y, width, height, 0.9);
      const noise = (GRAIN[(x * 7 + y * 1311) & 262_143] ?? 0) * 5;
      const r = bloomed(data[p] ?? 0, glow[p] ?? 0);
      const g = bloomed(data[p + 1] ?? 0, glow[p + 1] ?? 0);
      const b = bloomed(data[p + 2] ?? 0, glow[p + 2] ?? 0);
      const light = (r * 0.3 + g * 0.59 + b * 0.11) / 255;
      const cool = (1 - light) * (1 - light) * 0.1;
      data[p] = (CURVE[Math.round(r + (sr - r) * cool)] ?? 0) * v + noise;
      data[p + 1] = (CURVE[Math.round(g + (sg - g) * cool)] ?? 0) * v + noise;
      data[p + 2] = (CURVE[Math.round(b + (sb - b) * cool)] ?? 0) * v + noise;
    }
  return blurred;
}
