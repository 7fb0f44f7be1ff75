import { clampedLayer } from "@coldopen/contract/thumbnails/rules";
import { FRAME, type TextLayer } from "@coldopen/contract/thumbnails/schema";
import { shared, sizeOf } from "@coldopen/engine-vision/checks";
import type { Box, Correction, TypeMove } from "../../adapters/vision/port.ts";

/** The boxes of layers, in pixels of the frame. */
export type Boxed = (layers: readonly TextLayer[]) => readonly Box[];

const inShares = ({ x1, y1, x2, y2 }: Box): Box => ({
  x1: x1 / FRAME.width,
  y1: y1 / FRAME.height,
  x2: x2 / FRAME.width,
  y2: y2 / FRAME.height,
});
/** A detected line belongs to a layer that covers most of it. */
const isOf = (line: Box, layer: Box) => shared(line, layer) > sizeOf(line) * 0.5;

function moved(layer: TextLayer, box: Box, { from, to }: TypeMove): TextLayer {
  const scale = (to.y2 - to.y1) / (from.y2 - from.y1 || 1);
  return clampedLayer({
    ...layer,
    size: layer.size * scale,
    x: (to.x1 - (from.x1 - box.x1) * scale) * FRAME.width,
    y: (to.y1 - (from.y1 - box.y1) * scale) * FRAME.height,
  });
}

/** Applies text moves to layers. Returns the layers and the corrections for the base image. */
export function separateTextMoves(layers: readonly TextLayer[], corrections: readonly Correction[], boxesOf: Boxed) {
  const boxes = boxesOf(layers).map(inShares);
  const set = [...layers];
  const left = corrections.flatMap((correction): Correction[] => {
    if (correction.kind !== "type") return [correction];
    const moves = correction.moves.filter((move) => {
      const at = boxes.findIndex((box) => isOf(move.from, box));
      const [layer, box] = [layers[at], boxes[at]];
      if (!layer || !box) return true;
      if (set[at] === layer) set[at] = moved(layer, box, move);
      return false;
    });
    return moves.length > 0 ? [{ ...correction, moves }] : [];
  });
  return { set, left };
}
