import sharp from "sharp";
import type { Box, CastPhoto } from "./brief.ts";
import type { Mood } from "./data/moods.ts";
import { lighter, rgbOf } from "./kit/colour.ts";
import type { Drawing } from "./scene/compose.ts";
import { alphaOf } from "./style/light.ts";
import { clear, type Pixels, pixelsOf, softened, stack } from "./style/pixels.ts";

type Light = Pick<Drawing, "mood" | "isFromRight">;
type Size = { width: number; height: number };

/** Draws each photo as large as its box allows, aligned to the lower edge and lit like the scene. */
export async function castLayer(
  cast: readonly CastPhoto[],
  { castRooms, ...light }: Pick<Drawing, "castRooms" | "mood" | "isFromRight">,
  size: Size,
): Promise<Pixels> {
  const layer = clear(size.width, size.height);
  const rooms = [...castRooms];
  const placed = cast.map(({ photo, box }) => ({ photo, box: box ?? rooms.shift() }));
  for (const { photo, box } of placed.reverse()) {
    if (!box) continue;
    const one = await stood(photo, box, size);
    const alpha = alphaOf(one);
    lit(one, light);
    stack(layer, outlined(alpha, size, light.mood));
    stack(layer, one);
  }
  return layer;
}

async function stood(photo: Uint8Array, box: Box, { width, height }: Size): Promise<Pixels> {
  const k = width / 1280;
  const [w, h] = [Math.max(1, Math.round((box.x2 - box.x1) * k)), Math.max(1, Math.round((box.y2 - box.y1) * k))];
  const cut = await pixelsOf(sharp(photo).rotate().resize(w, h, { fit: "inside" }));
  const left = Math.round(box.x1 * k + (w - cut.width) / 2);
  const top = Math.round(box.y2 * k - cut.height);
  const placed = clear(width, height);
  for (let y = Math.max(0, -top); y < Math.min(cut.height, height - top); y++)
    for (let x = Math.max(0, -left); x < Math.min(cut.width, width - left); x++) {
      const from = (y * cut.width + x) * 4;
      placed.data.set(cut.data.subarray(from, from + 4), ((top + y) * width + left + x) * 4);
    }
  return placed;
}

const AMBIENT = 0.42;
const SIDE = 0.3;

/** Adapts a photo to the light of the scene: its tint, with a highlight on one side and shade on the other. */
function lit({ data, width, height }: Pixels, { mood: { lamp }, isFromRight }: Light): void {
  const [ambient, key, shade] = [rgbOf(lamp.ambient), rgbOf(lamp.key), rgbOf(lamp.shade)];
  const span = spanOf(data, width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 4;
      if (data[p + 3] === 0) continue;
      const across = (x - span.left) / Math.max(1, span.right - span.left);
      const toLamp = isFromRight ? across : 1 - across;
      const down = Math.max(0, y / height - 0.7);
      for (let part = 0; part < 3; part++) {
        const own = data[p + part] ?? 0;
        const tinted = own * (1 - AMBIENT * lamp.tint * (1 - (ambient[part] ?? 0) / 255));
        const side = toLamp < 0.5 ? (0.5 - toLamp) * SIDE : 0;
        const shaded = tinted * (1 - side * (1.2 - (shade[part] ?? 0) / 255));
        const gain = toLamp > 0.5 ? (toLamp - 0.5) * SIDE * ((key[part] ?? 0) / 255) * (1 - shaded / 255) : 0;
        data[p + part] = (shaded + gain * shaded) * (1 - down * 0.5);
      }
    }
}

function spanOf(data: Uint8ClampedArray, width: number, height: number) {
  let [left, right] = [width, 0];
  for (let at = 0; at < width * height; at++)
    if ((data[at * 4 + 3] ?? 0) > 127) {
      left = Math.min(left, at % width);
      right = Math.max(right, at % width);
    }
  return { left, right };
}

/** A light outline around the person. It hides the seam of the cut-out and separates it from the background. */
function outlined(alpha: Float32Array, { width, height }: Size, mood: Mood): Pixels {
  const line = clear(width, height);
  const soft = softened(alpha, width, height, Math.max(1, Math.round(width / 300)));
  const [r, g, b] = rgbOf(lighter(mood.glow, 0.6));
  for (let at = 0; at < soft.length; at++) {
    const share = Math.min(1, Math.max(0, ((soft[at] ?? 0) - 0.06) * 9));
    if (share === 0) continue;
    line.data.set([r, g, b, share * 245], at * 4);
  }
  return line;
}
