import sharp from "sharp";

/** Each between 0 and 1, but for warmth: from -1 (blue) to 1 (orange). */
export type Measured = { brightness: number; warmth: number; detail: { left: number; centre: number; right: number } };

const WIDTH = 48;
const HEIGHT = 27;

/** Brightness, warmth and the distribution of detail. */
export async function measure(picture: Uint8Array): Promise<Measured> {
  const { data } = await sharp(picture)
    .resize(WIDTH, HEIGHT, { fit: "fill" })
    .flatten()
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = data.length / (WIDTH * HEIGHT);
  const at = (x: number, y: number, channel: number) => (data[(y * WIDTH + x) * channels + channel] ?? 0) / 255;
  const light = (x: number, y: number) => 0.299 * at(x, y, 0) + 0.587 * at(x, y, 1) + 0.114 * at(x, y, 2);
  const sums = { brightness: 0, warmth: 0, left: 0, centre: 0, right: 0 };
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      sums.brightness += light(x, y);
      sums.warmth += at(x, y, 0) - at(x, y, 2);
      if (x === 0 || y === 0) continue;
      const third = x < WIDTH / 3 ? "left" : x < (WIDTH * 2) / 3 ? "centre" : "right";
      sums[third] += Math.abs(light(x, y) - light(x - 1, y)) + Math.abs(light(x, y) - light(x, y - 1));
    }
  const all = sums.left + sums.centre + sums.right || 1;
  const pixels = WIDTH * HEIGHT;
  return {
    brightness: sums.brightness / pixels,
    warmth: sums.warmth / pixels,
    detail: { left: sums.left / all, centre: sums.centre / all, right: sums.right / all },
  };
}
