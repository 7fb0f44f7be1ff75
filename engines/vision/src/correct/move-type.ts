import sharp from "sharp";
import type { TypeMove } from "../picture.ts";
import { fillGround } from "./fill-ground.ts";
import { type Letters, lettersOf, type Pixels } from "./letter-shapes.ts";
import { opened, type Plane, pixelBox, written } from "./plane.ts";
import { redrawn } from "./redraw-letters.ts";

/** An outline and its shadow extend beyond the letters by this share of their height. */
const AROUND = 0.32;
/** Difference from the background, summed over the channels, up to which a pixel is background and from which text. */
const SURELY_GROUND = 30;
const SURELY_TYPE = 90;
const GROWS = 1.2;

const scaleOf = ({ from, to }: TypeMove) => (to.y2 - to.y1) / (from.y2 - from.y1 || 1);

/** Extracts text: its pixels, with their difference from the background as alpha. */
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

type Place = { move: TypeMove; from: Pixels; to: Pixels; letters: Letters | undefined };

/** The extracted pixels of the text, scaled to the target size. */
const copied = (plane: Plane, ground: Plane, { from, to }: Place): Promise<Buffer> =>
  sharp(lifted(plane, ground, from), {
    raw: { width: from.right - from.left, height: from.bottom - from.top, channels: 4 },
  })
    .resize({ width: Math.max(1, to.right - to.left), height: Math.max(1, to.bottom - to.top), fit: "fill" })
    .png()
    .toBuffer();

function placeOf(plane: Plane, move: TypeMove): Place {
  const { from, to } = move;
  const around = (from.y2 - from.y1) * plane.height * AROUND;
  const letters = lettersOf(plane, move);
  return {
    move,
    from: pixelBox(plane, from, around),
    to: pixelBox(plane, to, around * scaleOf(move)),
    // Enlarged pixels are blurred, so text is redrawn; multi-coloured text that keeps its size is copied.
    letters: letters && (letters.isEven || scaleOf(move) > GROWS) ? letters : undefined,
  };
}

/** Moves text lines: removes them and draws them at the target, from their shapes where those are clear. */
export async function moved(plane: Plane, moves: readonly TypeMove[]): Promise<Plane> {
  const ground: Plane = { ...plane, data: plane.data.slice() };
  const places = moves.map((move) => placeOf(plane, move));
  for (const { from, letters } of places) fillGround(ground, letters ? joined(from, letters.place, plane) : from);
  const over = await Promise.all(
    places.map(async (place) => {
      if (place.letters) return redrawn(plane, place.move, place.letters);
      const { left, top } = place.to;
      return { input: await copied(plane, ground, place), left, top };
    }),
  );
  return opened(sharp(await written(ground).composite(over).png({ compressionLevel: 1 }).toBuffer()));
}

/** Bounding box of both boxes, the second with its outline, clipped to the picture. */
function joined(a: Pixels, b: Pixels, { width, height }: Plane): Pixels {
  const around = Math.ceil((a.bottom - a.top) * (AROUND / (1 + 2 * AROUND)));
  return {
    left: Math.max(0, Math.min(a.left, b.left - around)),
    top: Math.max(0, Math.min(a.top, b.top - around)),
    right: Math.min(width, Math.max(a.right, b.right + around)),
    bottom: Math.min(height, Math.max(a.bottom, b.bottom + around)),
  };
}
