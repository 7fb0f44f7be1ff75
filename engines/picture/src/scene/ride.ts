import { WATER_PLACES } from "../data/actions.ts";
import { speedLines, splash } from "../data/effects.ts";
import { cabs, type Seat, seats } from "../data/seats.ts";
import { heightOf } from "../data/sizes.ts";
import { group, many, placed } from "../kit/svg.ts";
import { isAlive, isVehicle, things } from "../objects/things.ts";
import type { Entity, Named } from "../prompt/scene-request.ts";
import { beside, type Tell } from "./beside.ts";
import {
  countOf,
  drawOne,
  isHandy,
  isPerson,
  MIDDLE,
  RIDER_HEIGHT,
  ridden,
  riderOn,
  sizeOf,
  type Telling,
} from "./story-parts.ts";

/** Skates and skis, under each foot. */
function worn(t: Telling, actor: Entity, thing: Named): string {
  const one: Entity =
    "person" in actor ? { person: { ...actor.person, count: 1 } } : { thing: { ...actor.thing, count: 1 } };
  const shoe: Entity = { thing: { ...thing, count: 1 } };
  const small = { ...t, tall: (t.tall * 0.2) / heightOf(thing.name) };
  const y = t.ground - t.tall * 0.13;
  const step = Math.min(420, 1000 / countOf(actor));
  return many(countOf(actor), (at) => {
    const x = MIDDLE + (at - (countOf(actor) - 1) / 2) * step;
    const feet = [-0.14, 0.14].map((side) =>
      drawOne(small, shoe, { x: x + side * t.tall, y: t.ground, isResting: true }),
    );
    return speedLines(x - t.tall * 0.24, t.ground, t.tall) + feet.join("") + drawOne(t, one, { x, y, pose: "surf" });
  });
}

export const ride: Tell = (t, actor, target) => {
  if (isPerson(target) || !("thing" in target)) return beside(t, actor, target);
  const seat: Seat | undefined = seats[target.thing.name];
  const count = Math.min(3, countOf(actor));
  if (seat && count > 1) {
    const one: Entity =
      "person" in actor ? { person: { ...actor.person, count: 1 } } : { thing: { ...actor.thing, count: 1 } };
    const each = ride(t, one, target);
    return many(count, (at) =>
      placed(
        640 + (at - (count - 1) / 2) * (920 / count),
        t.ground + at * 12,
        1.3 / count ** 0.75,
        `<g transform="translate(-640 ${-t.ground})">${each}</g>`,
      ),
    );
  }
  const thing = things[target.thing.name];
  const k = seat?.isFlat
    ? 1.5
    : Math.min(760 / thing.w, (seat ? 400 : 380) / thing.h, (660 - (seat ? RIDER_HEIGHT * 0.9 : 90)) / thing.h);
  const y = thing.stance === "air" || seat?.place === "sky" ? t.ground - 130 : t.ground;
  const turned = ridden(t.b, target.thing);
  const wave = seat?.place === "ocean" ? placed(MIDDLE + 60, y + 30, 1.7, things.wave.draw(t.b)) : "";
  const foam = WATER_PLACES.has(t.request.place) && seat ? splash(t.stage, MIDDLE - 250, y + 26, 120) : "";
  const isFast = t.story.action === "ride" && !isAlive(target.thing.name) && !seat?.isFlat;
  const lines = isFast ? speedLines(MIDDLE - (thing.w * k) / 2 - 20, y, thing.h * k) : "";
  if (seat && isPerson(actor)) return wave + lines + placed(MIDDLE, y, k, turned + riderOn(t, actor, seat)) + foam;
  if (seat && "thing" in actor) {
    const on = drawOne(
      { ...t, tall: (seat.isFlat ? 210 : Math.min(330, 600 / k + seat.y)) / heightOf(actor.thing.name) },
      actor,
      {
        x: seat.x,
        y: seat.y,
      },
    );
    return wave + lines + placed(MIDDLE, y, k, turned + on) + foam;
  }
  if (isHandy(target) && !isAlive(target.thing.name) && !isVehicle(target.thing.name))
    return worn(t, actor, target.thing);
  const cab = cabs[target.thing.name];
  if (cab) {
    // The head of a figure is a quarter of its height.
    const r = cab.r * thing.h;
    const [x, foot] = [cab.x * thing.w, -cab.y * thing.h + r * ("person" in actor ? 6.6 : 1.3)];
    const tall = isPerson(actor) ? r * 8 : (r * 2.6) / sizeOf(actor, 1).h;
    const driver = drawOne({ ...t, tall }, actor, { x, y: foot });
    const glass = t.b.clip(`<circle cx="${x}" cy="${-cab.y * thing.h}" r="${r}"/>`);
    return lines + placed(MIDDLE, y, k, turned + group(driver, glass)) + foam;
  }
  const high = Math.max(300, thing.h * k * 0.95);
  const tall = isPerson(actor) ? high : (high * 0.62) / sizeOf(actor, 1).h;
  const driver = drawOne({ ...t, tall }, actor, {
    x: MIDDLE + thing.w * k * 0.06,
    y: y - thing.h * k * (isPerson(actor) ? 0.3 : 0.74),
    pose: "hold",
  });
  return lines + driver + placed(MIDDLE, y, k, turned);
};
