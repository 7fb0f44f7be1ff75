import type { Expression } from "../../brief.ts";
import type { Pose } from "../poses.ts";
import type { RoleName } from "../roles.ts";
import type { Hand } from "./hands.ts";

export type Gesture =
  | "none"
  | "headHands"
  | "cheeks"
  | "point"
  | "fists"
  | "thumbUp"
  | "crossed"
  | "shrug"
  | "facepalm"
  | "hold"
  | "holdUp"
  | "reach";
type Arm = {
  shoulder: readonly [number, number];
  elbow: readonly [number, number];
  wrist: readonly [number, number];
  kind: Hand;
  turn: number;
  isLeft?: boolean;
};

const L: readonly [number, number] = [96, 652];
const R: readonly [number, number] = [504, 652];
export const arms: Record<Gesture, readonly Arm[]> = {
  none: [],
  headHands: [
    { shoulder: L, elbow: [-44, 520], wrist: [120, 292], kind: "open", turn: 34, isLeft: true },
    { shoulder: R, elbow: [644, 520], wrist: [480, 292], kind: "open", turn: -34 },
  ],
  cheeks: [
    { shoulder: L, elbow: [30, 760], wrist: [164, 446], kind: "open", turn: 12 },
    { shoulder: R, elbow: [570, 760], wrist: [436, 446], kind: "open", turn: -12, isLeft: true },
  ],
  point: [{ shoulder: R, elbow: [588, 760], wrist: [664, 520], kind: "point", turn: 52, isLeft: true }],
  fists: [
    { shoulder: L, elbow: [-40, 700], wrist: [22, 424], kind: "fist", turn: -6, isLeft: true },
    { shoulder: R, elbow: [640, 700], wrist: [578, 424], kind: "fist", turn: 6 },
  ],
  thumbUp: [{ shoulder: R, elbow: [620, 780], wrist: [548, 596], kind: "thumb", turn: -8, isLeft: true }],
  crossed: [
    { shoulder: R, elbow: [556, 760], wrist: [214, 716], kind: "grip", turn: -84 },
    { shoulder: L, elbow: [44, 760], wrist: [386, 690], kind: "grip", turn: 84, isLeft: true },
  ],
  shrug: [
    { shoulder: L, elbow: [10, 780], wrist: [-66, 610], kind: "open", turn: -52, isLeft: true },
    { shoulder: R, elbow: [590, 780], wrist: [666, 610], kind: "open", turn: 52 },
  ],
  facepalm: [{ shoulder: R, elbow: [566, 790], wrist: [424, 404], kind: "open", turn: -36, isLeft: true }],
  hold: [
    { shoulder: L, elbow: [40, 800], wrist: [150, 740], kind: "grip", turn: 40, isLeft: true },
    { shoulder: R, elbow: [560, 800], wrist: [450, 740], kind: "grip", turn: -40 },
  ],
  holdUp: [{ shoulder: R, elbow: [640, 740], wrist: [610, 500], kind: "grip", turn: 4 }],
  reach: [
    { shoulder: L, elbow: [10, 760], wrist: [150, 560], kind: "open", turn: 20, isLeft: true },
    { shoulder: R, elbow: [590, 760], wrist: [450, 560], kind: "open", turn: -20 },
  ],
};
/** Position and scale of a held thing, in the same coordinates. */
export const heldAt: Partial<Record<Gesture, readonly [x: number, y: number, scale: number]>> = {
  hold: [300, 700, 1],
  holdUp: [612, 470, 0.8],
};

/** Gestures that fit an expression. */
export const GESTURES: Record<Expression, readonly [Gesture, ...Gesture[]]> = {
  neutral: ["none", "crossed"],
  happy: ["thumbUp", "point", "none"],
  excited: ["fists", "point", "fists"],
  surprised: ["cheeks", "point", "none"],
  annoyed: ["crossed", "point", "crossed"],
  disappointed: ["facepalm", "none"],
  sad: ["none", "facepalm"],
  shocked: ["headHands", "cheeks", "headHands"],
  angry: ["fists", "crossed", "point"],
};
export const POSES: Partial<Record<RoleName, readonly [Pose, ...Pose[]]>> = {
  athlete: ["run"],
  climber: ["climb"],
  hiker: ["walk"],
  detective: ["walk"],
  wizard: ["point"],
  musician: ["cheer"],
  pirate: ["point", "stand"],
  person: ["stand", "walk", "point"],
};
