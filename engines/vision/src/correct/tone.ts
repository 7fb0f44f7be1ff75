import { lightOf, opened, type Plane, written } from "./plane.ts";

const DARKEST = 8;
const LIGHTEST = 247;
const OUTLIERS = 0.012;
/** A narrower tonal range is not fully stretched, since banding would become visible. */
const NARROWEST = 48;

/** Stretches the tonal range to nearly the full range. */
export function spread(plane: Plane): Plane {
  const { data } = plane;
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 3)
    counts[Math.round(lightOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))] =
      (counts[Math.round(lightOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))] ?? 0) + 1;
  const few = (data.length / 3) * OUTLIERS;
  const reach = (from: number, step: number): number => {
    let [level, sum] = [from, 0];
    while (level > 0 && level < 255) {
      sum += counts[level] ?? 0;
      if (sum > few) break;
      level += step;
    }
    return level;
  };
  const [dark, light] = [reach(1, 1), reach(254, -1)];
  const span = Math.max(NARROWEST, light - dark);
  const from = (dark + light - span) / 2;
  const scale = (LIGHTEST - DARKEST) / span;
  const curve = Float32Array.from({ length: 256 }, (_, level) => {
    const straight = Math.min(1, Math.max(0, (DARKEST + (level - from) * scale) / 255));
    const bent = straight * straight * (3 - 2 * straight);
    return (straight * 0.6 + bent * 0.4) * 255;
  });
  return { ...plane, data: data.map((value) => curve[value] ?? value) };
}

const LIVELY = 0.34;
const STRONGEST = 2.2;

/** Raises the saturation to that of a colourful picture, as far as possible for grey ones. */
export async function coloured(plane: Plane): Promise<Plane> {
  const { data } = plane;
  let sum = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    sum += (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
  }
  const mean = sum / (data.length / 3);
  const saturation = Math.min(STRONGEST, Math.max(1.15, LIVELY / Math.max(0.02, mean)));
  return opened(written(plane).modulate({ saturation }));
}
