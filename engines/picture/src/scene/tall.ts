import type { Box } from "../brief.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";
import type { Layout } from "./layout.ts";

/** The request for a tall frame: only the middle is visible, so things are stacked instead of placed side by side. */
export const tallRequest = (request: SceneRequest): SceneRequest => ({
  ...request,
  isTall: true,
  composition: "centred",
  camera: "eyeLevel",
  things: request.things.slice(0, 2),
  people: request.people.slice(0, 1),
});

const MIDDLE = 640;
/** Top of the narrator's head, below the text. */
const FACE_TOP = 360;

export function tallLayoutOf(request: SceneRequest, random: SeededRandom, text?: Box): Layout {
  const top = text ? text.y2 + 22 : 44;
  const side = random.pick([1, -1]);
  const still = { tilt: 0, zoom: 1 };
  if (request.isWithCast || (request.expression !== undefined && request.people.length > 0))
    return {
      ...still,
      horizon: 340,
      groundY: 420,
      main: { x: MIDDLE, w: 360, h: Math.max(200, FACE_TOP + 40 - top) },
      second: { x: MIDDLE + side * 130, w: 120, h: 120 },
      bust: { x: MIDDLE + side * 24, scale: 0.52 },
      figure: { x: MIDDLE + side * 110, h: 200 },
    };
  return {
    ...still,
    horizon: 440,
    groundY: 640,
    main: { x: MIDDLE, w: 384, h: Math.min(520, 640 - top) },
    second: { x: MIDDLE + side * 120, w: 150, h: 150 },
    bust: { x: MIDDLE, scale: 0.52 },
    figure: { x: MIDDLE - side * 120, h: 220 },
  };
}
