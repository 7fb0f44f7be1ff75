import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import { colour, focusOf, grown, STAMP, shared } from "@coldopen/engine-vision/checks";
import type { Box, Correction, SeenLine, Sight, TypeMove } from "../../adapters/vision/port.ts";

const MARGIN = 0.045;
const LETTERS = 0.17;
const WIDEST = 0.9;
const CLOSER = 0.36;
const THIRD = 1 / 3;
const SOMETHING_TO_LIGHT = 3;
/** Grey stays grey, however strong its colours are made. */
const COLOUR_TO_STRENGTHEN = 3;

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  x1: x,
  y1: y,
  x2: x + width,
  y2: y + height,
});

const middleOf = ({ x1, y1, x2, y2 }: Box) => ({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 });
/** How much nearer a place must be to make up for what it hides. */
const HIDING_COUNTS = 10;
/** A line is wide and low: moved up or down it leaves all of what it covered behind. */
const DOWN_COUNTS = 2.5;
const AROUND_FACE = 0.03;

/** Of the places that are free for a line, the one where it hides least, and of those the nearest: what it leaves behind is then behind it, or where the duration goes. */
function freePlace(width: number, height: number, { faces, lines }: Sight, moving: SeenLine): Box {
  const right = Math.max(MARGIN, 1 - MARGIN - width);
  const [top, bottom, aboveStamp] = [MARGIN * 1.6, 1 - MARGIN * 1.6 - height, STAMP.y1 - 0.03 - height];
  const besideStamp = STAMP.x1 - 0.03 - width;
  const [x, y] = [between(moving.box.x1, MARGIN, right), between(moving.box.y1, top, bottom)];
  const places = [
    ...(besideStamp >= MARGIN ? [boxAt(Math.min(x, besideStamp), y, width, height)] : []),
    boxAt(x, Math.min(y, aboveStamp), width, height),
    boxAt(MARGIN, top, width, height),
    boxAt(right, top, width, height),
    boxAt(MARGIN, bottom, width, height),
    boxAt(right, aboveStamp, width, height),
    boxAt(MARGIN, aboveStamp, width, height),
  ];
  const others = [
    ...faces.map(({ box }) => grown(box, AROUND_FACE)),
    ...lines.flatMap((line) => (line === moving ? [] : [line.box])),
  ];
  const from = middleOf(moving.box);
  const cost = (box: Box) => {
    const to = middleOf(box);
    const hidden = [...others, STAMP].reduce((sum, other) => sum + shared(box, other), 0);
    return hidden * HIDING_COUNTS + Math.abs(to.x - from.x) + Math.abs(to.y - from.y) * DOWN_COUNTS;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function moveOf(line: SeenLine, sight: Sight, letters: number): TypeMove {
  const [width, height] = [line.box.x2 - line.box.x1, line.box.y2 - line.box.y1];
  const scale = Math.min(letters / line.letterHeight, WIDEST / width);
  return { from: line.box, to: freePlace(width * scale, height * scale, sight, line), colour: line.colour };
}

/** A part of the picture in its own proportions, so large and placed that the middle of a box comes to lie on a third. */
function frameAround({ x1, y1, x2, y2 }: Box, size: number): Box {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const third = x < 0.5 ? THIRD : 2 * THIRD;
  const left = between(x - third * size, 0, 1 - size);
  const top = between(y - 0.42 * size, 0, 1 - size);
  return boxAt(left, top, size, size);
}

const largestFace = ({ faces }: Sight) => [...faces].sort((a, b) => b.box.y2 - b.box.y1 - (a.box.y2 - a.box.y1))[0];

/** A light where the eye goes first already, moved onto the nearest third. */
function spotlight({ small }: Sight): Box {
  const { x, y } = focusOf(small);
  const third = x < 0.5 ? THIRD : 2 * THIRD;
  const [halfW, halfH] = [0.12, 0.2];
  const middle = between(y, 0.35, 0.65);
  return { x1: third - halfW, y1: middle - halfH, x2: third + halfW, y2: middle + halfH };
}

/** Where something to look at is drawn when there is nothing: on a third, over most of the height. */
export function emptyThird({ small }: Sight): Box {
  const { x } = focusOf(small);
  const third = x < 0.5 ? THIRD : 2 * THIRD;
  return { x1: third - 0.23, y1: 0.14, x2: third + 0.23, y2: 0.97 };
}

/** Whether something can be done: with what is there, or by drawing what the picture is about where nothing is. */
export const canBeApplied = (check: CheckName, sight: Sight, canDraw: boolean): boolean =>
  correctionsFor(check, sight).length > 0 || (canDraw && check === "thirds" && sight.faces.length === 0);

/** What to do to a picture's pixels so that a check rises; nothing where only another picture would help. */
export function correctionsFor(check: CheckName, sight: Sight): Correction[] {
  const { faces, lines, small } = sight;
  switch (check) {
    case "contrast":
      return [{ kind: "contrast" }];
    case "colour":
      return (colour({ sight, neighbours: [] })?.value ?? 0) >= COLOUR_TO_STRENGTHEN ? [{ kind: "colour" }] : [];
    case "clutter": {
      const kept = [...faces.map(({ box }) => grown(box, 0.06)), ...lines.map(({ box }) => grown(box, 0.02))];
      return [{ kind: "calm", keep: faces.length > 0 ? kept : [...kept, grown(focusOf(small).box, -0.06)] }];
    }
    case "text": {
      const [main] = [...lines].sort((a, b) => b.letterHeight - a.letterHeight);
      return main && main.letterHeight < LETTERS ? [{ kind: "type", moves: [moveOf(main, sight, LETTERS)] }] : [];
    }
    case "stamp": {
      const moves = lines
        .filter(({ box }) => shared(box, STAMP) > 0)
        .map((line) => moveOf(line, sight, line.letterHeight));
      return moves.length > 0 ? [{ kind: "type", moves }] : [];
    }
    case "faces": {
      const face = largestFace(sight);
      const height = face ? face.box.y2 - face.box.y1 : 0;
      const size = between(height / CLOSER, 0.45, 1);
      return face && size < 0.97 ? [{ kind: "frame", to: frameAround(face.box, size) }] : [];
    }
    case "thirds": {
      const face = largestFace(sight);
      if (face) return lines.length > 0 ? [] : [{ kind: "frame", to: frameAround(face.box, 0.84) }];
      // A light on nothing shows nothing.
      return focusOf(small).pull >= SOMETHING_TO_LIGHT ? [{ kind: "focus", at: spotlight(sight) }] : [];
    }
    case "likeness":
      return [];
  }
}
