import { categories, drawings } from "../data/objects/categories.ts";
import type { Brush } from "../kit/brush.ts";
import { group, path, placed } from "../kit/svg.ts";
import type { Thing } from "./thing.ts";
import { type VectorName, vectorKind, vectors } from "./vectors.ts";

type DrawnName = keyof typeof drawings;
/** A drawing of ours or an icon of the vector set. */
export type ThingName = DrawnName | VectorName;
export const things: Record<ThingName, Thing> = { ...drawings, ...vectors };
export const isThingName = (name: string): name is ThingName => name in things;

/** A line from the top to the foot of a broken thing, in shares of its width and height. */
const CRACK = "0 1.2 -.06 .9 .06 .7 -.08 .5 .07 .3 -.04 .12 0 -.2".split(" ").map(Number);

/** A thing in its colour. A broken one is in two halves. */
export function drawThing(
  b: Brush,
  { name, colour, isBroken, isBurning }: { name: ThingName; colour?: string; isBroken?: boolean; isBurning?: boolean },
): string {
  const { w, h, draw } = things[name];
  const burning = isBurning
    ? [-0.3, 0, 0.3]
        .map((side) => placed(side * w, side ? 0 : -h * 0.1, (h * 0.62) / drawings.fire.h, drawings.fire.draw(b)))
        .join("")
    : "";
  const drawn = draw(b, colour) + burning;
  if (!isBroken) return drawn;
  const points = CRACK.flatMap((share, at) => (at % 2 ? [] : [`${share * w} ${-(CRACK[at + 1] ?? 0) * h}`]));
  const half = (side: 1 | -1) => {
    const clip = b.clip(`<path d="M${points.join("L")}H${side * w}V${-h * 1.2}Z"/>`);
    return placed(side * w * 0.09, 0, 1, group(drawn, clip), side * 9);
  };
  const shards = path(
    `M${-w * 0.1} 6l${w * 0.05} ${-h * 0.07}l${w * 0.05} ${h * 0.06}ZM${w * 0.06} 10l${w * 0.04} ${-h * 0.05}l${w * 0.06} ${h * 0.04}Z`,
    b.lit("#d8d0c4"),
  );
  return half(-1) + half(1) + shards;
}

/** Things that can act in a scene like a person. */
export const isAlive = (name: ThingName): boolean =>
  name in categories.animals ||
  name in categories.creatures ||
  name === "robot" ||
  name === "snowman" ||
  vectorKind(name) === "animal" ||
  vectorKind(name) === "largeAnimal";

export const isVehicle = (name: ThingName): boolean =>
  name in categories.road || name in categories.airAndSea || vectorKind(name) === "vehicle";
