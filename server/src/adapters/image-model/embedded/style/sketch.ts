import { grainOf, lay, type Pixels, softened } from "./pixels.ts";

const PAPER = [246, 240, 226] as const;
const INK = [38, 34, 40] as const;
const GRAIN = grainOf(1 << 18, 3);

/** A slow wave from -1 to 1 that bends straight lines as a hand would. */
const wobble = (x: number, y: number) => Math.sin(x * 0.021 + y * 0.013) * 0.6 + Math.sin(x * 0.047 - y * 0.031) * 0.4;

/** As drawn: outlines where colours meet, hatching where it is dark, a thin wash, on paper. */
export function sketch({ back, subject, front }: { back: Pixels; subject: Pixels; front: Pixels }): Pixels {
  const { width, height } = back;
  const scale = width / 1280;
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
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const bend = wobble(x / scale, y / scale);
      const sx = Math.min(width - 1 - spread, Math.max(spread, Math.round(x + bend * 2.2 * scale)));
      const sy = Math.min(
        height - 1 - spread,
        Math.max(spread, Math.round(y + wobble(y / scale, x / scale) * 2.2 * scale)),
      );
      const s = sy * width + sx;
      let edge = 0;
      for (let part = 0; part < 3; part++) {
        const gx = (source[(s + spread) * 4 + part] ?? 0) - (source[(s - spread) * 4 + part] ?? 0);
        const gy = (source[(s + spread * width) * 4 + part] ?? 0) - (source[(s - spread * width) * 4 + part] ?? 0);
        edge = Math.max(edge, Math.abs(gx) + Math.abs(gy));
      }
      const outline =
        Math.min(1, Math.max(0, (edge - 16) / 52)) + Math.max(0, ((broad[s] ?? 0) - (fine[s] ?? 0)) * 5 - 0.12);
      const own = fine[s] ?? 0;
      const level = Math.min(1, Math.max(0, own * 0.72 + 0.5 * (own - (far[s] ?? 0)) + 0.26));
      const grain = GRAIN[(x * 5 + y * 1693) & 262_143] ?? 0;
      const [hx, hy] = [x / scale + bend * 5, y / scale + bend * 4];
      const line = (phase: number, gap: number, below: number) => {
        const dark = below - level;
        if (dark <= 0) return 0;
        const along = Math.abs((((phase % gap) + gap) % gap) - gap / 2) / (gap / 2);
        const thick = Math.min(0.8, 0.16 + dark * 1.5);
        return along < thick ? Math.min(1, (thick - along) * 5) * (0.5 + dark * 0.8) : 0;
      };
      const hatch = Math.max(line(hx + hy, 9, 0.58), line(hx - hy * 0.9, 9, 0.44), line(hy * 1.1 + hx * 0.2, 7, 0.27));
      const ink = Math.min(1, Math.min(1, outline) * (0.86 + grain * 0.2) + hatch * (0.62 + grain * 0.28));
      const wash = 0.3;
      const rough = 1 - Math.abs(grain) * 0.035;
      const p = at * 4;
      for (let part = 0; part < 3; part++) {
        const colour = source[s * 4 + part] ?? 0;
        const tint = (PAPER[part] ?? 255) * (1 - wash) + (((PAPER[part] ?? 255) * (90 + colour * 0.65)) / 255) * wash;
        data[p + part] = tint * rough * (1 - ink) + (INK[part] ?? 0) * ink;
      }
      data[p + 3] = 255;
    }
  return back;
}
