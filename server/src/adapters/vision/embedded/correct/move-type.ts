import sharp from "sharp";
import type { TypeMove } from "../../port.ts";
import { redrawn } from "./letter-shapes.ts";
import { opened, type Plane, pixelBox, written } from "./plane.ts";

type Pixels = ReturnType<typeof pixelBox>;
/** An outline and its shadow reach beyond the letters by this share of their height. */
const AROUND = 0.32;
const BORDER = 6;
/** How different from the ground a place must be to be part of the type, all channels together. */
const SURELY_GROUND = 30;
const SURELY_TYPE = 90;
const GROWS = 1.2;

const scaleOf = ({ from, to }: TypeMove) => (to.y2 - to.y1) / (from.y2 - from.y1 || 1);

/** The ground behind a box, grown into it from its four sides. */
function filled(plane: Plane, { left, top, right, bottom }: Pixels): void {
  const { width, height, data } = plane;
  const mean = (x1: number, y1: number, x2: number, y2: number, part: number): number | undefined => {
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, y1); y < Math.min(height, y2); y++)
      for (let x = Math.max(0, x1); x < Math.min(width, x2); x++) {
        sum += data[(y * width + x) * 3 + part] as number;
        count++;
      }
    return count ? sum / count : undefined;
  };
  const rows = Array.from({ length: bottom - top }, (_, y) =>
    [0, 1, 2].map((part) => [
      mean(left - BORDER, top + y - 2, left, top + y + 3, part),
      mean(right, top + y - 2, right + BORDER, top + y + 3, part),
    ]),
  );
  const columns = Array.from({ length: right - left }, (_, x) =>
    [0, 1, 2].map((part) => [
      mean(left + x - 2, top - BORDER, left + x + 3, top, part),
      mean(left + x - 2, bottom, left + x + 3, bottom + BORDER, part),
    ]),
  );
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (let part = 0; part < 3; part++) {
        const sides = [
          [rows[y - top]?.[part]?.[0], x - left + 1],
          [rows[y - top]?.[part]?.[1], right - x],
          [columns[x - left]?.[part]?.[0], y - top + 1],
          [columns[x - left]?.[part]?.[1], bottom - y],
        ] as const;
        let [sum, weight] = [0, 0];
        for (const [value, far] of sides) {
          if (value === undefined) continue;
          sum += value / far;
          weight += 1 / far;
        }
        if (weight > 0) data[(y * width + x) * 3 + part] = sum / weight;
      }
}

/** Type taken off the picture: its pixels, and how much of each is type. */
function lifted(before: Plane, after: Plane, { left, top, right, bottom }: Pixels): Buffer {
  const made = Buffer.alloc((right - left) * (bottom - top) * 4);
  let to = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * before.width + x) * 3;
      let apart = 0;
      for (let part = 0; part < 3; part++) {
        apart += Math.abs((before.data[at + part] as number) - (after.data[at + part] as number));
        made[to++] = before.data[at + part] as number;
      }
      const share = (apart - SURELY_GROUND) / (SURELY_TYPE - SURELY_GROUND);
      made[to++] = Math.round(Math.min(1, Math.max(0, share)) * 255);
    }
  return made;
}

type Place = { move: TypeMove; from: Pixels; to: Pixels };

/** The type as it stands in the picture, at the size of its new place. */
const copied = (plane: Plane, ground: Plane, { from, to }: Place): Promise<Buffer> =>
  sharp(lifted(plane, ground, from), {
    raw: { width: from.right - from.left, height: from.bottom - from.top, channels: 4 },
  })
    .resize({ width: Math.max(1, to.right - to.left), height: Math.max(1, to.bottom - to.top), fit: "fill" })
    .png()
    .toBuffer();

/** Lines of type lifted off the picture and set down elsewhere; those that grow are drawn anew from their shapes, since pixels would go soft. */
export async function moved(plane: Plane, moves: readonly TypeMove[]): Promise<Plane> {
  const ground: Plane = { ...plane, data: plane.data.slice() };
  const places = moves.map((move): Place => {
    const { from, to } = move;
    const around = (from.y2 - from.y1) * plane.height * AROUND;
    const scale = scaleOf(move);
    return { move, from: pixelBox(plane, from, around), to: pixelBox(plane, to, around * scale) };
  });
  for (const { from } of places) filled(ground, from);
  const over = await Promise.all(
    places.map(async (place) => {
      const drawn = scaleOf(place.move) > GROWS ? await redrawn(plane, place.move) : undefined;
      const { left, top } = place.to;
      return drawn ?? { input: await copied(plane, ground, place), left, top };
    }),
  );
  return opened(sharp(await written(ground).composite(over).png({ compressionLevel: 1 }).toBuffer()));
}
