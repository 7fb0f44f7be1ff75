import type { Box } from "../picture.ts";
import { blurred, lightOf, type Plane, pixelBox } from "./plane.ts";

/** Share of the original per pixel: 1 in the boxes, falling to 0 with the distance from them. */
function nearness({ width, height, ...rest }: Plane, boxes: readonly Box[], fade: number): Float32Array {
  const near = new Float32Array(width * height);
  for (const box of boxes) {
    const { left, top, right, bottom } = pixelBox({ width, height, ...rest }, box);
    for (let y = 0; y < height; y++) {
      const dy = Math.max(0, top - y, y - bottom);
      if (dy > fade) continue;
      for (let x = 0; x < width; x++) {
        const dx = Math.max(0, left - x, x - right);
        const far = Math.hypot(dx, dy) / fade;
        if (far >= 1) continue;
        const at = y * width + x;
        near[at] = Math.max(near[at] ?? 0, 1 - far * far * (3 - 2 * far));
      }
    }
  }
  return near;
}

type Look = { light: number; colour: number };
/** Blends two pictures by a share per pixel, with an adjustment of light and colour for each. */
function mixed(near: Plane, far: Plane, share: Float32Array, inside: Look, outside: Look): Plane {
  const data = new Uint8ClampedArray(near.data.length);
  for (let pixel = 0; pixel < share.length; pixel++) {
    const [at, part] = [pixel * 3, share[pixel] as number];
    const light = outside.light + (inside.light - outside.light) * part;
    const colour = outside.colour + (inside.colour - outside.colour) * part;
    const [r, g, b] = [0, 1, 2].map(
      (k) => (near.data[at + k] as number) * part + (far.data[at + k] as number) * (1 - part),
    ) as [number, number, number];
    const grey = lightOf(r, g, b);
    data[at] = (grey + (r - grey) * colour) * light;
    data[at + 1] = (grey + (g - grey) * colour) * light;
    data[at + 2] = (grey + (b - grey) * colour) * light;
  }
  return { ...near, data };
}

const unchanged: Look = { light: 1, colour: 1 };
const QUIET: Look = { light: 0.82, colour: 0.7 };
const lookAt = (strength: number): Look => ({
  light: 1 - (1 - QUIET.light) * strength,
  colour: 1 - (1 - QUIET.colour) * strength,
});

/** Blurs, darkens and desaturates everything outside of the kept boxes. */
export async function calmed(plane: Plane, keep: readonly Box[], strength: number): Promise<Plane> {
  const soft = await blurred(plane, (plane.width / 120) * strength);
  return mixed(plane, soft, nearness(plane, keep, plane.width / 14), unchanged, lookAt(strength));
}

const LIT: Look = { light: 1.12, colour: 1.25 };
const DIMMED: Look = { light: 0.55, colour: 0.7 };

/** Lightens one area and darkens the rest. The kept boxes stay as they are, where the light does not reach them. */
export function focused(plane: Plane, at: Box, keep: readonly Box[]): Plane {
  const lit = nearness(plane, [at], plane.width / 3);
  const dimmed = mixed(plane, plane, lit, LIT, DIMMED);
  const kept = nearness(plane, keep, plane.width / 14).map((share, pixel) => Math.max(share, lit[pixel] ?? 0));
  const brightened = mixed(plane, plane, lit, LIT, unchanged);
  return mixed(brightened, dimmed, kept, unchanged, unchanged);
}
