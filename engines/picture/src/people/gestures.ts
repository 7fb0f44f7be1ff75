import { arms, type Gesture } from "../data/people/gestures.ts";
import { hand } from "../data/people/hands.ts";
import type { Brush } from "../kit/brush.ts";
import { darker } from "../kit/colour.ts";
import { n } from "../kit/svg.ts";
import type { Look } from "./look.ts";
import { sleeveOf } from "./torso.ts";

/** Arms in front of the body, in the coordinates of the bust. */
export function armsOf(b: Brush, look: Look, gesture: Gesture): string {
  const { colour, isBare } = sleeveOf(look);
  const [, base, shade] = look.skin;
  return arms[gesture]
    .map(({ shoulder, elbow, wrist, kind, turn, isLeft }) => {
      const [sx, sy] = shoulder;
      const [ex, ey] = elbow;
      const [wx, wy] = wrist;
      const upper = `M${sx} ${sy}Q${n((sx + ex) / 2 + (ex - sx) * 0.2)} ${n((sy + ey) / 2)} ${ex} ${ey}`;
      const lower = `M${ex} ${ey}L${wx} ${wy}`;
      const cuffX = n(wx + (ex - wx) * 0.12);
      const cuffY = n(wy + (ey - wy) * 0.12);
      const sleeve = b.line(upper, darker(colour, 0.34), 112) + b.line(upper, colour, 98);
      const forearm = isBare
        ? b.line(lower, shade, 76) +
          b.line(lower, base, 66) +
          b.line(`M${ex} ${ey}L${n(ex + (wx - ex) * 0.28)} ${n(ey + (wy - ey) * 0.28)}`, colour, 94)
        : b.line(`M${ex} ${ey}L${cuffX} ${cuffY}`, darker(colour, 0.34), 92) +
          b.line(`M${ex} ${ey}L${cuffX} ${cuffY}`, colour, 80) +
          b.line(
            `M${cuffX} ${cuffY}L${n(wx + (ex - wx) * 0.08)} ${n(wy + (ey - wy) * 0.08)}`,
            darker(colour, 0.22),
            84,
          );
      return sleeve + forearm + hand(b, look.skin, kind, wx, wy, turn, isLeft, 1.12);
    })
    .join("");
}
