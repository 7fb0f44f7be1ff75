import sharp, { type Sharp } from "sharp";

/** RGBA pixels, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

export const clear = (width: number, height: number): Pixels => ({
  data: new Uint8ClampedArray(width * height * 4),
  width,
  height,
});
export const rawOf = ({ data, width, height }: Pixels) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });

export async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
}
/** Rasterises the whole drawing, or its middle if the frame is narrower. */
export function rasterise(svg: string, width: number, height: number): Promise<Pixels> {
  const seen = (720 * width) / height;
  const frame = `width="${width}" height="${height}" viewBox="${(1280 - seen) / 2} 0 ${seen} 720"`;
  const framed = svg.replace('width="1280" height="720" viewBox="0 0 1280 720"', frame);
  return pixelsOf(sharp(Buffer.from(framed), { density: 72 }));
}
/** Width of the whole drawing at this height, including cropped parts. */
export const wholeWidth = ({ height }: Pick<Pixels, "height">): number => (height * 16) / 9;

/** Composites a picture over an opaque one. */
export function lay(base: Pixels, over: Pixels): void {
  const [a, b] = [base.data, over.data];
  for (let at = 0; at < a.length; at += 4) {
    const alpha = b[at + 3] ?? 0;
    if (alpha === 0) continue;
    const share = alpha / 255;
    for (let part = 0; part < 3; part++) a[at + part] = (a[at + part] ?? 0) * (1 - share) + (b[at + part] ?? 0) * share;
  }
}

/** Composites a picture over one with transparency. */
export function stack(base: Pixels, over: Pixels): void {
  const [a, b] = [base.data, over.data];
  for (let at = 0; at < a.length; at += 4) {
    const top = (b[at + 3] ?? 0) / 255;
    if (top === 0) continue;
    const under = ((a[at + 3] ?? 0) / 255) * (1 - top);
    const whole = top + under;
    for (let part = 0; part < 3; part++)
      a[at + part] = ((b[at + part] ?? 0) * top + (a[at + part] ?? 0) * under) / whole;
    a[at + 3] = whole * 255;
  }
}

/** Blurs one channel with two box filters in each direction. */
export function softened(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const pass = (from: Float32Array, to: Float32Array, length: number, lines: number, step: number, jump: number) => {
    const window = radius * 2 + 1;
    for (let line = 0; line < lines; line++) {
      const start = line * jump;
      let sum = 0;
      for (let at = -radius; at <= radius; at++) sum += from[start + Math.min(length - 1, Math.max(0, at)) * step] ?? 0;
      for (let at = 0; at < length; at++) {
        to[start + at * step] = sum / window;
        sum +=
          (from[start + Math.min(length - 1, at + radius + 1) * step] ?? 0) -
          (from[start + Math.max(0, at - radius) * step] ?? 0);
      }
    }
  };
  const [one, two] = [new Float32Array(source.length), new Float32Array(source.length)];
  pass(source, one, width, height, 1, width);
  pass(one, two, height, width, width, 1);
  pass(two, one, width, height, 1, width);
  pass(one, two, height, width, width, 1);
  return two;
}

/** Deterministic noise between -1 and 1. */
export function grainOf(count: number, seed: number): Float32Array {
  const grain = new Float32Array(count);
  let state = seed >>> 0 || 1;
  for (let at = 0; at < count; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    grain[at] = (state / 4_294_967_296) * 2 - 1;
  }
  return grain;
}
