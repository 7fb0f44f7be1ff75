import { type Canvas, circle, type Dice, oval, rect, shape, stroke } from "./art.ts";

type Pair = readonly [string, string];
const SKIN: readonly Pair[] = [
  ["#f6cdb0", "#c98f6b"],
  ["#e3aa7b", "#a9693f"],
  ["#b87a4e", "#7a4a2a"],
  ["#8c5a3c", "#55321c"],
];
const HAIR = ["#2a1a12", "#5b3a1e", "#15110f", "#a5672a", "#d9b36a"] as const;
const SHIRT: readonly Pair[] = [
  ["#b23a1e", "#5c1a0d"],
  ["#2f7f86", "#123a3e"],
  ["#3b4a5a", "#1d2630"],
  ["#7c3aed", "#3b1a78"],
  ["#d99a1f", "#7a520c"],
];
const one = <T>(list: readonly T[], dice: Dice): T | undefined => list[Math.floor(dice(0, list.length - 0.01))];

type Face = { eye: number; brow: number; tilt: number; mouth: string };
const wide = oval(0, 96, 30, 38, "#3d0f10") + rect(-22, 66, 44, 12, "#fff", 'rx="5"');
const faces: Record<string, Face> = {
  shocked: { eye: 22, brow: -34, tilt: -6, mouth: wide },
  surprised: { eye: 19, brow: -28, tilt: -4, mouth: oval(0, 94, 20, 25, "#3d0f10") },
  excited: {
    eye: 16,
    brow: -20,
    tilt: 0,
    mouth:
      shape("M-54 72C-20 84 20 84 54 72C48 124 20 134 0 134C-20 134 -48 124 -54 72Z", "#3d0f10") +
      rect(-44, 78, 88, 14, "#fff", 'rx="6"'),
  },
  happy: { eye: 12, brow: -14, tilt: 0, mouth: stroke("M-48 78Q0 120 48 78", "#5d221b", 9) },
  annoyed: { eye: 9, brow: -2, tilt: 12, mouth: stroke("M-38 96Q0 86 38 100", "#5d221b", 9) },
  angry: {
    eye: 11,
    brow: -2,
    tilt: 18,
    mouth: rect(-38, 80, 76, 28, "#fff", 'rx="10" stroke="#4a1a15" stroke-width="6"'),
  },
  disappointed: { eye: 10, brow: -10, tilt: -12, mouth: stroke("M-36 104Q0 84 36 104", "#5d221b", 9) },
  sad: { eye: 10, brow: -12, tilt: -16, mouth: stroke("M-40 110Q0 78 40 110", "#5d221b", 9) },
  neutral: { eye: 13, brow: -14, tilt: 0, mouth: stroke("M-34 94Q0 90 34 94", "#5d221b", 9) },
};

export const expressionIn = (prompt: string): string | undefined =>
  Object.keys(faces).find((name) => prompt.toLowerCase().includes(`looks ${name}`));

/** A bust, about 520 wide and 640 high, its middle at (0, 0). */
export function person(canvas: Canvas, expression: string, rim: string, dice: Dice): string {
  const [skin, shade] = one(SKIN, dice) ?? ["#e3aa7b", "#a9693f"];
  const [shirt, dark] = one(SHIRT, dice) ?? ["#3b4a5a", "#1d2630"];
  const hair = one(HAIR, dice) ?? "#2a1a12";
  const isLong = dice(0, 1) > 0.5;
  const face = faces[expression] ?? faces.neutral;
  if (!face) return "";
  const eyes = [-50, 50].map((x) => {
    const inner = x < 0 ? 1 : -1;
    return (
      oval(x, -10, 27, face.eye, "#f7f1ea") +
      circle(x, -10, Math.min(14, face.eye), "#2b1a10") +
      circle(x - 5, -16, 4, "#fff") +
      stroke(
        `M${x - 36 * inner} ${-20 + face.brow}Q${x} ${-38 + face.brow} ${x + 32 * inner} ${-20 + face.brow + face.tilt}`,
        hair,
        13,
      )
    );
  });
  return (
    (isLong
      ? shape(
          "M-140 20C-170 -170 -80 -220 0 -220C80 -220 170 -170 140 20C150 130 160 210 120 260L-120 260C-160 210 -150 130 -140 20Z",
          hair,
        )
      : "") +
    shape("M-62 110L-66 260C-30 310 30 310 66 260L62 110Z", shade) +
    shape(
      "M-290 480C-288 330 -190 280 -66 246C-34 284 34 284 66 246C190 280 288 330 290 480Z",
      canvas.across([0, shirt], [1, dark]),
    ) +
    shape(
      "M-118 -20C-124 -140 -66 -172 0 -172C66 -172 124 -140 118 -20C116 60 98 108 66 142C40 166 -40 166 -66 142C-98 108 -116 60 -118 -20Z",
      canvas.across([0, skin], [0.55, skin], [1, shade]),
    ) +
    eyes.join("") +
    shape("M2 0C6 34 22 48 18 58C10 70 -10 70 -16 60C-4 66 6 62 6 52C6 36 0 20 2 0Z", shade) +
    face.mouth +
    shape(
      "M-126 -14C-140 -170 -70 -206 10 -204C92 -204 134 -150 124 -14C114 -50 106 -80 92 -98C44 -90 -44 -92 -88 -118C-108 -90 -118 -50 -126 -14Z",
      hair,
    ) +
    stroke("M116 60C126 20 128 -60 116 -100M286 470C270 336 200 290 76 252", rim, 6, 'opacity=".6"')
  );
}
