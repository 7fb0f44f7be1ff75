import type { Expression } from "../brief.ts";
import type { Gesture } from "../data/people/gestures.ts";
import type { Pose } from "../data/poses.ts";
import { roleOf } from "../data/roles.ts";
import { type Seat, seats } from "../data/seats.ts";
import { heightOf, isFacingLeft, TALL_HATS } from "../data/sizes.ts";
import type { Brush } from "../kit/brush.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";
import { group, mirrored, placed } from "../kit/svg.ts";
import { drawThing, isAlive, isVehicle, things } from "../objects/things.ts";
import { figure } from "../people/figure.ts";
import { person } from "../people/person.ts";
import type { Stage } from "../places/stage.ts";
import type { Entity, Named, SceneRequest, Story } from "../prompt/scene-request.ts";
import { dressed } from "./people.ts";

export const MIDDLE = 640;
export const FRAME = { w: 1180, h: 690 };
const HELD_SIZE = 262;
const CHILD_HEIGHT = 0.74;
const GIANT_HEIGHT = 1.1;

type Stand = { x: number; y: number; pose?: Pose; isTurned?: boolean; turn?: number; isResting?: boolean };
export type Telling = {
  b: Brush;
  request: SceneRequest;
  story: Story;
  random: SeededRandom;
  stage: Stage;
  /** Height of a person in pixels, and the ground. */
  tall: number;
  ground: number;
  expression: Expression;
  isNear: boolean;
};

export const isPerson = (entity: Entity) => "person" in entity;
/** Small enough for two hands; vehicles are not, however small. */
export const isHandy = (entity: Entity): boolean =>
  "thing" in entity &&
  heightOf(entity.thing.name) <=
    (isVehicle(entity.thing.name) || (isLong(entity) && isAlive(entity.thing.name)) ? 0.3 : 0.7);
/** Its ends stand out of two hands. */
export const isLong = (entity: Entity): boolean =>
  "thing" in entity && things[entity.thing.name].w / things[entity.thing.name].h > 1.9;
export const countOf = (entity: Entity) => ("person" in entity ? entity.person.count : entity.thing.count);

/** Children are smaller. */
const ageOf = (entity: Entity) => ("person" in entity && roleOf(entity.person.role).isChild ? CHILD_HEIGHT : 1);

/** The size of one of these in pixels; too large things shrink to the frame. */
export function sizeOf(entity: Entity, tall: number): { w: number; h: number } {
  if ("person" in entity) return { w: tall * (entity.person.on ? 0.8 : 0.44), h: tall * ageOf(entity) };
  const { name, size } = entity.thing;
  const { w, h } = things[name];
  const high = tall * (size > 1 ? Math.max(heightOf(name) * 1.7, GIANT_HEIGHT) : heightOf(name) * size);
  const k = Math.min(high / h, FRAME.w / w, FRAME.h / h);
  return { w: w * k, h: h * k };
}

export const RIDER_HEIGHT = 260;
/** A vehicle as it is ridden, to the right. */
export function ridden(b: Brush, thing: Named): string {
  const { h } = things[thing.name];
  const drawn = drawThing(b, thing);
  if (seats[thing.name]?.isFlat) return group(drawn, `transform="translate(${-h / 2} -12) scale(1 0.34) rotate(90)"`);
  return isFacingLeft(thing.name) ? mirrored(drawn) : drawn;
}

/** A person on the seat of a vehicle, in its coordinates. */
export function riderOn(t: Telling, rider: Entity, seat: Seat): string {
  const [hipX, hipY] = seat.pose === "ride" ? [-16, -74] : seat.pose === "sit" ? [-6, -50] : [0, 0];
  const size = RIDER_HEIGHT / 200;
  return drawOne({ ...t, tall: RIDER_HEIGHT }, rider, {
    x: seat.x - hipX * size,
    y: seat.y - hipY * size,
    pose: seat.pose,
  });
}

/** One person or thing standing on (x, y). Figures and most things look to the right. */
export function drawOne(
  t: Telling,
  entity: Entity,
  { x, y, pose = "stand", isTurned = false, turn = 0, isResting = false }: Stand,
): string {
  const { b, request, random, tall, expression } = t;
  if ("person" in entity) {
    const { on, ...rider } = entity.person;
    const seat = on && seats[on];
    if (on && seat) {
      const vehicle = ridden(b, { name: on, size: 1, isStrong: true, count: 1 });
      const drawn = vehicle + riderOn(t, { person: rider }, seat);
      return placed(x, y, (tall * 0.94) / (RIDER_HEIGHT * 0.7 - seat.y), isTurned ? mirrored(drawn) : drawn, turn);
    }
    const drawn = figure(b, dressed(entity.person.role, request, random), pose, expression);
    return placed(x, y, (tall * ageOf(entity)) / 200, isTurned ? mirrored(drawn) : drawn, turn);
  }
  const thing = things[entity.thing.name];
  const k = sizeOf(entity, tall).h / thing.h;
  const lift = thing.stance === "air" && !turn && !isResting ? tall * 0.3 : 0;
  const isMirrored = !thing.isSigned && isTurned !== isFacingLeft(entity.thing.name);
  const drawn = drawThing(b, entity.thing);
  return placed(x, y - lift, k, isMirrored ? mirrored(drawn) : drawn, turn);
}

/** The actor and who acts with it, each as often as it is counted. */
const membersOf = (t: Telling, entity: Entity): Entity[] => {
  const { actor, partner } = t.story;
  const all = entity === actor && partner ? [partner, entity] : [entity];
  return all.flatMap((one) => Array.from({ length: countOf(one) }, () => one));
};
export const widthOf = (t: Telling, entity: Entity): number =>
  membersOf(t, entity).reduce((sum, one) => sum + sizeOf(one, t.tall).w, 0);

/** All of an entity, side by side around x. */
export function drawGroup(t: Telling, entity: Entity, stand: Stand): string {
  const members = membersOf(t, entity);
  const room = Math.min(1, (FRAME.w * 0.9) / widthOf(t, entity));
  let left = stand.x - (widthOf(t, entity) * room) / 2;
  return members
    .map((one) => {
      const wide = sizeOf(one, t.tall).w * room;
      left += wide;
      return drawOne(t, one, { ...stand, x: left - wide / 2 });
    })
    .join("");
}

export function bust(
  t: Telling,
  entity: Entity,
  at: { x: number; scale: number; gesture: Gesture; isTurned?: boolean },
  held = "",
) {
  if (!("person" in entity)) return "";
  const look = dressed(entity.person.role, t.request, t.random);
  const drawn = person(t.b, { look, expression: t.expression, gesture: at.gesture, held });
  const near = t.request.camera === "closeUp" ? 1.25 : t.request.take === 1 ? 1.1 : 1;
  // A tall hat needs room above it.
  const room = look.hat && TALL_HATS.has(look.hat) ? 0.84 : 1;
  return placed(at.x, 744, at.scale * near * room, at.isTurned ? mirrored(drawn) : drawn);
}

/** A bust for people that are near, else the whole figure. */
export const nearOrFar = (t: Telling, entity: Entity, near: Parameters<typeof bust>[2], far: Stand): string =>
  t.isNear && isPerson(entity) ? bust(t, entity, near) : drawOne(t, entity, far);

/** A thing in the size of a hand, standing on (0, 0). */
export function inHand(t: Telling, entity: Entity): string {
  if ("person" in entity) return "";
  const thing = things[entity.thing.name];
  const grown = (isLong(entity) ? 1.8 : 1) * (entity.thing.size > 1 ? 1.35 : 1);
  const k = (HELD_SIZE / Math.max(thing.w, thing.h)) * (0.7 + heightOf(entity.thing.name)) * grown;
  return placed(0, 40, k, drawThing(t.b, entity.thing));
}

/** Who else is named, and a building or a tree, in the background. */
export function behindOf(t: Telling): string {
  const isLarge = (one: Entity) => "person" in one || isAlive(one.thing.name) || heightOf(one.thing.name) >= 1;
  return t.request.others
    .slice(0, 2)
    .map((other, at) => {
      const most = isPerson(other) ? 360 : isLarge(other) ? 230 : 300;
      const far = { ...t, tall: Math.min(most, 380 / sizeOf(other, 1).h) };
      const x = at ? 150 : 1120;
      return drawGroup(far, other, {
        x: x - (at ? -1 : 1) * widthOf(far, other) * 0.2,
        y: isLarge(other) ? t.ground - 50 : t.ground,
        isTurned: at === 0,
      });
    })
    .join("");
}
