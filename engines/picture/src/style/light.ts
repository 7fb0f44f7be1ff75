import { rgbOf } from "../kit/colour.ts";
import { type Pixels, softened, wholeWidth } from "./pixels.ts";

/** The alpha of the subject for each pixel, from 0 to 1. */
export function alphaOf({ data, width, height }: Pixels): Float32Array {
  const alpha = new Float32Array(width * height);
  for (let at = 0; at < alpha.length; at++) alpha[at] = (data[at * 4 + 3] ?? 0) / 255;
  return alpha;
}

/** Light along the edge towards the lamp, and some shade along the opposite edge. */
export function rimLight(
  subject: Pixels,
  alpha: Float32Array,
  { colour, isFromRight, strength }: { colour: string; isFromRight: boolean; strength: number },
): void {
  const { data, width, height } = subject;
  const reach = Math.max(2, Math.round(wholeWidth(subject) / 190));
  const soft = softened(alpha, width, height, Math.max(1, Math.round(reach / 2)));
  const [r, g, b] = rgbOf(colour);
  const shift = isFromRight ? reach : -reach;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const own = alpha[at] ?? 0;
      if (own < 0.85) continue;
      const row = Math.max(0, y - reach) * width;
      const lit = 1 - (soft[row + Math.min(width - 1, Math.max(0, x + shift))] ?? 0);
      const dark =
        1 - (soft[Math.min(height - 1, y + reach) * width + Math.min(width - 1, Math.max(0, x - shift))] ?? 0);
      if (lit < 0.05 && dark < 0.05) continue;
      const gain = Math.min(1, lit * 1.6) * strength;
      const loss = 1 - Math.min(1, dark) * 0.3 * strength;
      const p = at * 4;
      data[p] = ((data[p] ?? 0) + (r - (data[p] ?? 0)) * gain) * loss;
      data[p + 1] = ((data[p + 1] ?? 0) + (g - (data[p + 1] ?? 0)) * gain) * loss;
      data[p + 2] = ((data[p + 2] ?? 0) + (b - (data[p + 2] ?? 0)) * gain) * loss;
    }
}

/** Darkens the background around the subject, for separation. */
export function liftFrom(back: Pixels, alpha: Float32Array, amount: number): void {
  const { data, width, height } = back;
  const soft = softened(alpha, width, height, Math.round(wholeWidth(back) / 46));
  for (let at = 0; at < soft.length; at++) {
    const shade = soft[at] ?? 0;
    if (shade < 0.01) continue;
    const keep = 1 - shade * amount;
    data[at * 4] = (data[at * 4] ?? 0) * keep;
    data[at * 4 + 1] = (data[at * 4 + 1] ?? 0) * keep;
    data[at * 4 + 2] = (data[at * 4 + 2] ?? 0) * keep;
  }
}

/** Factor that darkens the corners. */
export const vignetteAt = (x: number, y: number, width: number, height: number, amount: number): number => {
  const dx = x / width - 0.5;
  const dy = y / height - 0.5;
  const far = dx * dx * 1.3 + dy * dy * 1.5;
  return 1 - Math.max(0, far - 0.16) * amount;
};
