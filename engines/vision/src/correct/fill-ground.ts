import type { Plane, pixelBox } from "./plane.ts";

const SWEEPS = 160;
/** Over-relaxation factor, for faster convergence. */
const EAGER = 1.92;

/** Fills a hole by solving the Laplace equation: every pixel is the mean of its neighbours, the border is fixed. */
export function fillGround({ width, height, data }: Plane, { left, top, right, bottom }: ReturnType<typeof pixelBox>) {
  const [wide, high] = [right - left + 2, bottom - top + 2];
  const skin = new Float32Array(wide * high);
  for (let part = 0; part < 3; part++) {
    const isThere = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
    let [sum, count] = [0, 0];
    for (let y = top - 1; y <= bottom; y++)
      for (let x = left - 1; x <= right; x++) {
        const isSide = x < left || y < top || x === right || y === bottom;
        if (!isSide || !isThere(x, y)) continue;
        const value = data[(y * width + x) * 3 + part] as number;
        skin[(y - top + 1) * wide + x - left + 1] = value;
        sum += value;
        count++;
      }
    const mean = count > 0 ? sum / count : 0;
    for (let y = 1; y < high - 1; y++) skin.fill(mean, y * wide + 1, (y + 1) * wide - 1);
    const [first, last] = [left > 0, right < width];
    const [upper, lower] = [top > 0, bottom < height];
    for (let sweep = 0; sweep < SWEEPS; sweep++)
      for (let y = 1; y < high - 1; y++)
        for (let x = 1; x < wide - 1; x++) {
          const at = y * wide + x;
          // A side at the edge of the picture has no border values, so the pixel itself is used.
          const own = skin[at] as number;
          const west = x > 1 || first ? (skin[at - 1] as number) : own;
          const east = x < wide - 2 || last ? (skin[at + 1] as number) : own;
          const north = y > 1 || upper ? (skin[at - wide] as number) : own;
          const south = y < high - 2 || lower ? (skin[at + wide] as number) : own;
          skin[at] = own + EAGER * ((west + east + north + south) / 4 - own);
        }
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        data[(y * width + x) * 3 + part] = skin[(y - top + 1) * wide + x - left + 1] as number;
  }
}
