export type Pose =
  | "stand"
  | "walk"
  | "run"
  | "sit"
  | "cheer"
  | "point"
  | "climb"
  | "ride"
  | "hold"
  | "think"
  | "lie"
  | "sleep"
  | "surf";
export type Point = readonly [number, number];
export type Joints = {
  neck: Point;
  hip: Point;
  elbows: readonly [Point, Point];
  hands: readonly [Point, Point];
  knees: readonly [Point, Point];
  feet: readonly [Point, Point];
  lean?: number;
};

/** Feet at (0, 0), height 200. */
const drawn: Record<Exclude<Pose, "sleep">, Joints> = {
  stand: {
    neck: [1, -154],
    hip: [-2, -84],
    elbows: [
      [-33, -116],
      [36, -120],
    ],
    hands: [
      [-37, -80],
      [20, -92],
    ],
    knees: [
      [-12, -44],
      [14, -45],
    ],
    feet: [
      [-16, -3],
      [20, -4],
    ],
    lean: 2,
  },
  walk: {
    neck: [4, -154],
    hip: [0, -84],
    elbows: [
      [-26, -120],
      [28, -122],
    ],
    hands: [
      [-10, -90],
      [44, -96],
    ],
    knees: [
      [-14, -46],
      [20, -48],
    ],
    feet: [
      [-34, -6],
      [28, -3],
    ],
    lean: 3,
  },
  run: {
    neck: [16, -148],
    hip: [0, -84],
    elbows: [
      [-20, -120],
      [42, -118],
    ],
    hands: [
      [-38, -98],
      [58, -140],
    ],
    knees: [
      [-8, -46],
      [38, -66],
    ],
    feet: [
      [-52, -36],
      [36, -16],
    ],
    lean: 12,
  },
  sit: {
    neck: [-4, -118],
    hip: [-6, -50],
    elbows: [
      [-26, -84],
      [22, -84],
    ],
    hands: [
      [-6, -56],
      [34, -58],
    ],
    knees: [
      [38, -52],
      [42, -46],
    ],
    feet: [
      [36, -3],
      [46, -3],
    ],
  },
  cheer: {
    neck: [0, -154],
    hip: [0, -84],
    elbows: [
      [-36, -166],
      [36, -166],
    ],
    hands: [
      [-48, -212],
      [48, -212],
    ],
    knees: [
      [-14, -44],
      [14, -44],
    ],
    feet: [
      [-22, -3],
      [22, -3],
    ],
  },
  point: {
    neck: [0, -154],
    hip: [0, -84],
    elbows: [
      [-30, -118],
      [40, -142],
    ],
    hands: [
      [-32, -80],
      [84, -150],
    ],
    knees: [
      [-12, -44],
      [12, -44],
    ],
    feet: [
      [-16, -3],
      [16, -3],
    ],
  },
  climb: {
    neck: [6, -150],
    hip: [-4, -84],
    elbows: [
      [-10, -186],
      [38, -162],
    ],
    hands: [
      [14, -226],
      [54, -202],
    ],
    knees: [
      [24, -66],
      [6, -40],
    ],
    feet: [
      [30, -24],
      [-4, 2],
    ],
  },
  ride: {
    neck: [10, -140],
    hip: [-16, -74],
    elbows: [
      [24, -108],
      [32, -106],
    ],
    hands: [
      [50, -98],
      [56, -96],
    ],
    knees: [
      [20, -58],
      [26, -52],
    ],
    feet: [
      [2, -14],
      [12, -10],
    ],
    lean: 16,
  },
  hold: {
    neck: [0, -154],
    hip: [0, -84],
    elbows: [
      [-28, -120],
      [28, -120],
    ],
    hands: [
      [-8, -102],
      [22, -102],
    ],
    knees: [
      [-11, -44],
      [11, -44],
    ],
    feet: [
      [-14, -3],
      [14, -3],
    ],
  },
  think: {
    neck: [0, -118],
    hip: [-4, -50],
    elbows: [
      [-26, -84],
      [22, -80],
    ],
    hands: [
      [4, -58],
      [10, -112],
    ],
    knees: [
      [34, -56],
      [42, -48],
    ],
    feet: [
      [34, -3],
      [46, -3],
    ],
    lean: 8,
  },
  surf: {
    neck: [2, -132],
    hip: [-6, -66],
    elbows: [
      [-44, -118],
      [44, -122],
    ],
    hands: [
      [-76, -128],
      [78, -134],
    ],
    knees: [
      [-38, -48],
      [30, -50],
    ],
    feet: [
      [-34, -3],
      [36, -3],
    ],
    lean: 8,
  },
  lie: {
    neck: [-60, -22],
    hip: [10, -18],
    elbows: [
      [-40, -44],
      [-30, -10],
    ],
    hands: [
      [-74, -52],
      [-4, -6],
    ],
    knees: [
      [50, -28],
      [52, -12],
    ],
    feet: [
      [86, -10],
      [92, -8],
    ],
    lean: -80,
  },
};

export const poses: Record<Pose, Joints> = { ...drawn, sleep: drawn.lie };
