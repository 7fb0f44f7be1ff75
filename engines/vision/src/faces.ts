import { expressionOf, type Point } from "./expression.ts";
import { loadFaceModel } from "./face-models.ts";
import type { Box, SeenFace, SmallPicture } from "./picture.ts";
import { sampled } from "./sample.ts";

const DETECTOR_SIDE = 128;
const LANDMARK_SIDE = 192;
/** Minimum confidence of a detection; the landmark model then confirms or rejects it. */
const GUESS_FROM = 0.6;
const LARGE_FROM = 0.8;
const FACE_FROM = 0.2;
const SAME_FACE = 0.3;
const MAX_FACES = 4;
/** Size of the landmark model's view relative to the detected box: the model expects a margin around the face. */
const HEAD = 1.5;
const GRIDS = [
  { cells: 16, boxes: 2 },
  { cells: 8, boxes: 6 },
] as const;

type Guess = { box: Box; confidence: number };
const sizeOf = ({ x1, y1, x2, y2 }: Box) => Math.max(0, x2 - x1) * Math.max(0, y2 - y1);
function overlap(a: Box, b: Box): number {
  const [x1, y1] = [Math.max(a.x1, b.x1), Math.max(a.y1, b.y1)];
  const shared = sizeOf({ x1, y1, x2: Math.min(a.x2, b.x2), y2: Math.min(a.y2, b.y2) });
  return shared / (sizeOf(a) + sizeOf(b) - shared || 1);
}
const share = (value: number) => Math.min(1, Math.max(0, value));
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Square crops for the detector: the letterboxed picture and, if it is wide, its two sides. */
function viewsOf({ width, height }: SmallPicture): readonly [Box, ...Box[]] {
  const aspect = width / height;
  const whole =
    aspect >= 1
      ? { x1: 0, x2: 1, y1: 0.5 - aspect / 2, y2: 0.5 + aspect / 2 }
      : { y1: 0, y2: 1, x1: 0.5 - 0.5 / aspect, x2: 0.5 + 0.5 / aspect };
  return aspect > 1.3
    ? [whole, { x1: 0, x2: 1 / aspect, y1: 0, y2: 1 }, { x1: 1 - 1 / aspect, x2: 1, y1: 0, y2: 1 }]
    : [whole];
}

function guessesIn(picture: SmallPicture, view: Box): Guess[] {
  const size = { width: DETECTOR_SIDE, height: DETECTOR_SIDE };
  const [places, scores] = loadFaceModel("face_detection_short_range").ask(
    sampled(picture, view, size, (value) => value / 127.5 - 1),
  );
  if (!places || !scores) return [];
  const guesses: Guess[] = [];
  let at = 0;
  for (const { cells, boxes } of GRIDS)
    for (let cell = 0; cell < cells * cells; cell++)
      for (let box = 0; box < boxes; box++, at++) {
        const confidence = sigmoid(scores.data[at] ?? 0);
        if (confidence < GUESS_FROM) continue;
        const [dx = 0, dy = 0, w = 0, h = 0] = places.data.subarray(at * 16, at * 16 + 4);
        const x = ((cell % cells) + 0.5) / cells + dx / DETECTOR_SIDE;
        const y = (Math.floor(cell / cells) + 0.5) / cells + dy / DETECTOR_SIDE;
        const [halfW, halfH] = [w / DETECTOR_SIDE / 2, h / DETECTOR_SIDE / 2];
        const [vw, vh] = [view.x2 - view.x1, view.y2 - view.y1];
        guesses.push({
          confidence,
          box: {
            x1: view.x1 + (x - halfW) * vw,
            y1: view.y1 + (y - halfH) * vh,
            x2: view.x1 + (x + halfW) * vw,
            y2: view.y1 + (y + halfH) * vh,
          },
        });
      }
  return guesses;
}

/** Candidates for faces, by confidence. */
export function guessFaces(picture: SmallPicture): Guess[] {
  const [whole, ...sides] = viewsOf(picture);
  const large = guessesIn(picture, whole);
  // Smaller faces are searched only if there is no large one.
  const hasLarge = large.some(({ confidence }) => confidence >= LARGE_FROM);
  const guesses = hasLarge ? large : [...large, ...sides.flatMap((view) => guessesIn(picture, view))];
  const kept: Guess[] = [];
  for (const guess of guesses.sort((a, b) => b.confidence - a.confidence))
    if (kept.every(({ box }) => overlap(box, guess.box) < SAME_FACE)) kept.push(guess);
  return kept.slice(0, MAX_FACES);
}

/** The landmarks of a face, and the probability that it is one. */
function landmarksOf(picture: SmallPicture, { x1, y1, x2, y2 }: Box): { points: Point[]; isFace: number } {
  const aspect = picture.width / picture.height;
  const half = (Math.max(y2 - y1, (x2 - x1) * aspect) * HEAD) / 2;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const view = { x1: x - half / aspect, x2: x + half / aspect, y1: y - half, y2: y + half };
  const size = { width: LANDMARK_SIDE, height: LANDMARK_SIDE };
  const [places, sure] = loadFaceModel("face_landmark").ask(sampled(picture, view, size, (value) => value / 255));
  const points: Point[] = [];
  for (let at = 0; at + 2 < (places?.data.length ?? 0); at += 3)
    points.push([places?.data[at] ?? 0, places?.data[at + 1] ?? 0]);
  return { points, isFace: sigmoid(sure?.data[0] ?? 0) };
}

export function findFaces(picture: SmallPicture): SeenFace[] {
  return guessFaces(picture).flatMap(({ box, confidence }) => {
    const { points, isFace } = landmarksOf(picture, box);
    if (isFace < FACE_FROM) return [];
    const clamped = { x1: share(box.x1), y1: share(box.y1), x2: share(box.x2), y2: share(box.y2) };
    return [{ box: clamped, confidence, expression: expressionOf(points) }];
  });
}
