import sharp from "sharp";
import { calmed, focused } from "./correct/focus.ts";
import { framed } from "./correct/frame.ts";
import { moved } from "./correct/move-type.ts";
import { opened, type Plane, written } from "./correct/plane.ts";
import { coloured, spread } from "./correct/tone.ts";
import type { Correction } from "./picture.ts";

const apply = (plane: Plane, correction: Correction): Plane | Promise<Plane> => {
  switch (correction.kind) {
    case "contrast":
      return spread(plane);
    case "colour":
      return coloured(plane);
    case "calm":
      return calmed(plane, correction.keep, correction.strength);
    case "focus":
      return focused(plane, correction.at, correction.keep);
    case "frame":
      return framed(plane, correction.to);
    case "type":
      return moved(plane, correction.moves);
  }
};

/** Applies the corrections in order. The picture keeps its size. */
export async function correctPicture(picture: Uint8Array, corrections: readonly Correction[]): Promise<Buffer> {
  let plane = await opened(sharp(picture).rotate());
  for (const correction of corrections) plane = await apply(plane, correction);
  return written(plane).png({ compressionLevel: 4 }).toBuffer();
}
