import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import {
  colour,
  coveredShare,
  focusOf,
  grown,
  isInside,
  mainObjects,
  STAMP,
  shared,
} from "@coldopen/engine-vision/checks";
import type { Box, Correction, SeenLine, Sight, TypeMove } from "../../adapters/vision/port.ts";

const MARGIN = 0.045;
const MIN_LETTER_HEIGHT = 0.17;
const MAX_LINE_WIDTH = 0.9;
const TARGET_FACE_HEIGHT = 0.36;
const THIRD = 1 / 3;
const MIN_FOCUS_PULL = 3;
/** A grey picture has no colours to strengthen. */
const MIN_COLOURFULNESS = 3;
/** With less left, a blurred background would only be a frame around the main objects. */
const MAX_KEPT_SHARE = 0.75;
/** The strongest first. */
const CALM_STRENGTHS = [1, 0.7, 0.45, 0.25];

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  x1: x,
  y1: y,
  x2: x + width,
  y2: y + height,
});

const centreOf = ({ x1, y1, x2, y2 }: Box) => ({ x: (x1 + x2) / 2, y: (y1 + y2) / 2 });
/** Weight of the hidden area against the distance. */
const HIDDEN_AREA_WEIGHT = 10;
/** Vertical moves uncover more of what a wide line has hidden. */
const VERTICAL_WEIGHT = 2.5;
const AROUND_FACE = 0.03;

/** The free place for a line with the least hidden area and distance. */
function freePlace(width: number, height: number, { faces, lines }: Sight, moving: SeenLine): Box {
  const right = Math.max(MARGIN, 1 - MARGIN - width);
  const [top, bottom, aboveStamp] = [MARGIN * 1.6, 1 - MARGIN * 1.6 - height, STAMP.y1 - 0.03 - height];
  const besideStamp = STAMP.x1 - 0.03 - width;
  const [x, y] = [clamp(moving.box.x1, MARGIN, right), clamp(moving.box.y1, top, bottom)];
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
  const from = centreOf(moving.box);
  const cost = (box: Box) => {
    const to = centreOf(box);
    const hidden = [...others, STAMP].reduce((sum, other) => sum + shared(box, other), 0);
    return hidden * HIDDEN_AREA_WEIGHT + Math.abs(to.x - from.x) + Math.abs(to.y - from.y) * VERTICAL_WEIGHT;
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function moveOf(line: SeenLine, sight: Sight, letters: number): TypeMove {
  const [width, height] = [line.box.x2 - line.box.x1, line.box.y2 - line.box.y1];
  const scale = Math.min(letters / line.letterHeight, MAX_LINE_WIDTH / width);
  return { from: line.box, to: freePlace(width * scale, height * scale, sight, line), colour: line.colour };
}

/** A crop with the proportions of the picture that puts the centre of a box on a third. */
function frameAround({ x1, y1, x2, y2 }: Box, size: number): Box {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const third = x < 0.5 ? THIRD : 2 * THIRD;
  const left = clamp(x - third * size, 0, 1 - size);
  const top = clamp(y - 0.42 * size, 0, 1 - size);
  return boxAt(left, top, size, size);
}

/** Whether a crop keeps everything that the picture is about. Only the body below the face may be cut. */
function keepsMainObjects(frame: Box, face: Box, sight: Sight): boolean {
  const body = { x1: face.x1 - (face.x2 - face.x1), y1: face.y1, x2: face.x2 + (face.x2 - face.x1), y2: 1 };
  return mainObjects(sight).every((box) => isInside(box, frame) || (shared(box, body) > 0 && isInside(face, frame)));
}

const largestFace = ({ faces }: Sight) => [...faces].sort((a, b) => b.box.y2 - b.box.y1 - (a.box.y2 - a.box.y1))[0];

function framesAround(face: Box, size: number, sight: Sight): Correction[] {
  const to = frameAround(face, size);
  return keepsMainObjects(to, face, sight) ? [{ kind: "frame", to }] : [];
}

/** A spotlight on the focus, moved to the nearest third. */
function spotlight({ small }: Sight): Box {
  const { x, y } = focusOf(small);
  const third = x < 0.5 ? THIRD : 2 * THIRD;
  const [halfW, halfH] = [0.12, 0.2];
  const middle = clamp(y, 0.35, 0.65);
  return { x1: third - halfW, y1: middle - halfH, x2: third + halfW, y2: middle + halfH };
}

/** The box for a drawn subject in an empty picture: on a third, over most of the height. */
export function emptyThird({ small }: Sight): Box {
  const { x } = focusOf(small);
  const third = x < 0.5 ? THIRD : 2 * THIRD;
  return { x1: third - 0.23, y1: 0.14, x2: third + 0.23, y2: 0.97 };
}

/** The alternative corrections that may raise a check, the best first. Empty if only another picture would help. */
export function correctionsFor(check: CheckName, sight: Sight): Correction[] {
  const { lines, small } = sight;
  switch (check) {
    case "contrast":
      return [{ kind: "contrast" }];
    case "colour":
      return (colour({ sight, neighbours: [] })?.value ?? 0) >= MIN_COLOURFULNESS ? [{ kind: "colour" }] : [];
    case "clutter": {
      const keep = mainObjects(sight);
      if (keep.length === 0 || coveredShare(keep) > MAX_KEPT_SHARE) return [];
      return CALM_STRENGTHS.map((strength) => ({ kind: "calm", keep, strength }));
    }
    case "text": {
      const [main] = [...lines].sort((a, b) => b.letterHeight - a.letterHeight);
      return main && main.letterHeight < MIN_LETTER_HEIGHT
        ? [{ kind: "type", moves: [moveOf(main, sight, MIN_LETTER_HEIGHT)] }]
        : [];
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
      const size = clamp(height / TARGET_FACE_HEIGHT, 0.45, 1);
      return face && size < 0.97 ? framesAround(face.box, size, sight) : [];
    }
    case "thirds": {
      const face = largestFace(sight);
      if (face) return lines.length > 0 ? [] : framesAround(face.box, 0.84, sight);
      // A spotlight needs something to light.
      return focusOf(small).pull >= MIN_FOCUS_PULL
        ? [{ kind: "focus", at: spotlight(sight), keep: mainObjects(sight) }]
        : [];
    }
    case "likeness":
      return [];
  }
}
