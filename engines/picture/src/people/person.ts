import type { Expression } from "../brief.ts";
import type { FaceName } from "../data/people/faces.ts";
import { type Gesture, heldAt } from "../data/people/gestures.ts";
import type { Brush } from "../kit/brush.ts";
import { ellipse, faint, group, path, placed } from "../kit/svg.ts";
import { faceOf, headTilt } from "./face.ts";
import { armsOf } from "./gestures.ts";
import { beardOf, hairBehind, hairInFront } from "./hair.ts";
import { glassesOf, hatOf, hidesHair } from "./hats.ts";
import type { Look } from "./look.ts";
import { torso } from "./torso.ts";

const HEAD =
  "M186 236C180 124 236 90 300 90C364 90 420 124 414 236C413 306 398 352 364 390C338 416 262 416 236 390C202 352 187 306 186 236Z";

/** The head and the hair in front of it, around (300, 250), with the chin near y = 404. */
export function head(b: Brush, look: Look, expression: FaceName): string {
  const [light, base, shade] = look.skin.map((colour) => b.tone(colour));
  const clip = b.clip(`<path d="${HEAD}"/>`);
  const skin = b.lamp.isFromRight
    ? b.linear(
        [
          [0, shade ?? ""],
          [0.4, base ?? ""],
          [1, light ?? ""],
        ],
        0,
        0.25,
        1,
        0,
      )
    : b.linear(
        [
          [0, light ?? ""],
          [0.6, base ?? ""],
          [1, shade ?? ""],
        ],
        0,
        0,
        1,
        0.25,
      );
  const side = b.lamp.isFromRight ? "translate(600 0) scale(-1 1)" : "";
  const hasHair = !hidesHair(look);
  return (
    ellipse(186, 262, 20, 38, base ?? "") +
    ellipse(414, 262, 20, 38, shade ?? "") +
    path(HEAD, skin) +
    group(
      group(
        path(
          "M346 80C322 150 360 200 344 250C336 282 356 312 338 344C328 372 342 398 328 430L450 430L450 80Z",
          shade ?? "",
          faint(0.45),
        ),
        side ? `transform="${side}"` : "",
      ) +
        ellipse(248, 250, 42, 28, shade ?? "", faint(0.3)) +
        ellipse(352, 250, 42, 28, shade ?? "", faint(0.3)) +
        path("M232 392C262 378 338 378 366 392L352 430L248 430Z", shade ?? "", faint(0.4)),
      clip,
    ) +
    beardOf(b, look) +
    faceOf(b, look, expression) +
    (hasHair ? hairInFront(b, look) : "") +
    glassesOf(b, look) +
    hatOf(b, look)
  );
}

export type PersonPose = { look: Look; expression: Expression; gesture: Gesture; held?: string };

/** A person from the waist up with the lower edge at (0, 0), about 560 wide and 760 high. */
export function person(b: Brush, { look, expression, gesture, held }: PersonPose): string {
  const tilt = headTilt(expression) + (gesture === "facepalm" ? 8 : 0);
  const drawnHead = head(b, look, expression);
  const size = look.isChild ? 1.3 : 1.16;
  const onNeck = (inner: string) =>
    `<g transform="rotate(${tilt} 300 420) translate(300 462) scale(${size}) translate(-300 -420)">${inner}</g>`;
  const spot = heldAt[gesture];
  const thing = held && spot ? placed(spot[0], spot[1], spot[2], held) : "";
  const behind = hidesHair(look) ? "" : onNeck(hairBehind(b, look));
  const drawn = behind + torso(b, look) + onNeck(drawnHead) + thing + armsOf(b, look, gesture);
  return `<g transform="translate(-300 -784)">${drawn}</g>`;
}
