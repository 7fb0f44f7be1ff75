import sharp from "sharp";
import type { CastPhoto } from "../port.ts";
import { clear, type Pixels, pixelsOf, stack } from "./style/pixels.ts";

/** The cut-out photos, each as large as its place allows and standing on its lower edge. */
export async function castLayer(
  cast: readonly CastPhoto[],
  { width, height }: { width: number; height: number },
): Promise<Pixels> {
  const layer = clear(width, height);
  const k = width / 1280;
  for (const { photo, box } of cast) {
    const [w, h] = [Math.max(1, Math.round((box.x2 - box.x1) * k)), Math.max(1, Math.round((box.y2 - box.y1) * k))];
    const cut = await pixelsOf(sharp(photo).rotate().resize(w, h, { fit: "inside" }));
    const left = Math.round(box.x1 * k + (w - cut.width) / 2);
    const top = Math.round(box.y2 * k - cut.height);
    const placed = clear(width, height);
    for (let y = 0; y < cut.height; y++)
      for (let x = 0; x < cut.width; x++) {
        const [tx, ty] = [left + x, top + y];
        if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue;
        const from = (y * cut.width + x) * 4;
        placed.data.set(cut.data.subarray(from, from + 4), (ty * width + tx) * 4);
      }
    stack(layer, placed);
  }
  return layer;
}
