import type { Box } from "../../port.ts";
import type { Dice } from "../kit/dice.ts";
import type { Story } from "../story/story.ts";
import type { Layout } from "./layout.ts";

/** What is seen of a story in a tall frame: the middle of the drawing, with one above the other instead of side by side. */
export const tallStory = (story: Story): Story => ({
  ...story,
  isTall: true,
  composition: "centred",
  camera: "eyeLevel",
  things: story.things.slice(0, 2),
  people: story.people.slice(0, 1),
});

const MIDDLE = 640;
/** From the lower edge of the words to the head of whoever tells it. */
const FACE_TOP = 360;

export function tallLayoutOf(story: Story, dice: Dice, text?: Box): Layout {
  const top = text ? text.y2 + 22 : 44;
  const side = dice.pick([1, -1]);
  const still = { tilt: 0, zoom: 1 };
  if (story.isWithCast || (story.expression !== undefined && story.people.length > 0))
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
