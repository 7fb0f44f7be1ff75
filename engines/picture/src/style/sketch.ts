import { grainOf, lay, type Pixels, softened } from "./pixels.ts";

const GRAIN = grainOf(1 << 18, 3);

/** A slow wave from -1 to 1 that bends straight lines slightly; stored for every fourth pixel of the frame. */
const [BENDS_WIDE, BENDS_HIGH] = [320, 320];
const BENDS = Float32Array.from({ length: BENDS_WIDE * BENDS_HIGH }, (_, at) => {
  const [x, y] = [(at % BENDS_WIDE) * 4, Math.floor(at / BENDS_WIDE) * 4];
  return Math.sin(x * 0.021 + y * 0.013) * 0.6 + Math.sin(x * 0.047 - y * 0.031) * 0.4;
});
const bendAt = (x: number, y: number) => BENDS[((y >> 2) % BENDS_HIGH) * BENDS_WIDE + ((x >> 2) % BENDS_WIDE)] ?? 0;

/** Darkness of the hatching at a point; 0 in light areas. */
function hatchAt(phase: number, gap: number, dark: number): number {
  if (dark <= 0) return 0;
  const along = Math.abs((((phase % gap) + gap) % gap) - gap / 2) / (gap / 2);
  const thick = Math.min(0.8, 0.16 + dark * 1.5);
  return along < thick ? Math.min(1, (thick - along) * 5) * (0.5 + dark * 0.8) : 0;
}

/** Minimum alpha for an outline, since a glow or a shadow has none. */
const SOLID = 225;
/** The background is drawn weaker, so that the subject is recognisable at a small size. */
const BEHIND = { outline: 0.62, hatch: 0.6, wash: 0.16 };

const difference = (data: Uint8ClampedArray, a: number, b: number, c: number, d: number) =>
  Math.abs((data[a] ?? 0) - (data[b] ?? 0)) + Math.abs((data[c] ?? 0) - (data[d] ?? 0));

/** Drawn look: outlines at colour edges, hatching in dark areas, and a thin wash on paper. */
export function sketch({ back, subject, front }: { back: Pixels; subject: Pixels; front: Pixels }): Pixels {
  const { width, height } = back;
  const scale = width / 1280;
  const shape = Float32Array.from({ length: width * height }, (_, at) =>
    (subject.data[at * 4 + 3] ?? 0) > SOLID ? 1 : 0,
  );
  const silhouette = softened(shape, width, height, Math.max(1, Math.round(2 * scale)));
  lay(back, subject);
  lay(back, front);
  const { data } = back;
  const count = width * height;
  const tone = new Float32Array(count);
  for (let at = 0; at < count; at++)
    tone[at] = ((data[at * 4] ?? 0) * 0.3 + (data[at * 4 + 1] ?? 0) * 0.59 + (data[at * 4 + 2] ?? 0) * 0.11) / 255;
  const fine = softened(tone, width, height, 1);
  const broad = softened(tone, width, height, Math.max(2, Math.round(5 * scale)));
  const far = softened(tone, width, height, Math.max(6, Math.round(90 * scale)));
  const source = data.slice();
  const spread = Math.max(1, Math.round(1.4 * scale));
  const step = 1 / scale;
  const down = spread * width;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ux = Math.floor(x * step);
      const uy = Math.floor(y * step);
      const bend = bendAt(ux, uy);
      const sx = Math.min(width - 1 - spread, Math.max(spread, Math.round(x + bend * 2.2 * scale)));
      const sy = Math.min(height - 1 - spread, Math.max(spread, Math.round(y + bendAt(uy, ux) * 2.2 * scale)));
      const s = sy * width + sx;
      const l = (s - spread) * 4;
      const r = (s + spread) * 4;
      const u = (s - down) * 4;
      const d = (s + down) * 4;
      const edge = Math.max(
        difference(source, l, r, u, d),
        difference(source, l + 1, r + 1, u + 1, d + 1),
        difference(source, l + 2, r + 2, u + 2, d + 2),
      );
      const own = fine[s] ?? 0;
      const near = shape[s] ?? 0;
      const contour = Math.max(0, 1 - Math.abs((silhouette[s] ?? 0) - 0.5) * 2.6);
      const drawn = Math.min(1, Math.max(0, (edge - 16) / 52)) + Math.max(0, ((broad[s] ?? 0) - own) * 5 - 0.12);
      const outline = Math.max(contour, drawn * (BEHIND.outline + (1.15 - BEHIND.outline) * near));
      const level = Math.min(1, Math.max(0, own * 0.72 + 0.5 * (own - (far[s] ?? 0)) + 0.26));
      const grain = GRAIN[(x * 5 + y * 1693) & 262_143] ?? 0;
      const hx = ux + bend * 5;
      const hy = uy + bend * 4;
      const hatch =
        level < 0.58
          ? Math.max(
              hatchAt(hx + hy, 9, 0.58 - level),
              hatchAt(hx - hy * 0.9, 9, 0.44 - level),
              hatchAt(hy * 1.1 + hx * 0.2, 7, 0.27 - level),
            )
          : 0;
      const ink = Math.min(
        1,
        Math.min(1, outline) * (0.86 + grain * 0.2) +
          hatch * (0.62 + grain * 0.28) * (BEHIND.hatch + (1.1 - BEHIND.hatch) * near),
      );
      const rough = (1 - Math.abs(grain) * 0.035) * (1 - ink);
      const p = (y * width + x) * 4;
      const wash = BEHIND.wash + (0.38 - BEHIND.wash) * near;
      const paper = 1 - wash;
      const part = wash / 255;
      data[p] = 246 * (paper + (source[s * 4] ?? 0) * part) * rough + 30 * ink;
      data[p + 1] = 240 * (paper + (source[s * 4 + 1] ?? 0) * part) * rough + 26 * ink;
      data[p + 2] = 226 * (paper + (source[s * 4 + 2] ?? 0) * part) * rough + 32 * ink;
      data[p + 3] = 255;
    }
  return back;
}
