import { WATER_PLACES } from "../data/actions.ts";
import { type Seat, seats } from "../data/seats.ts";
import { heightOf, isFacingLeft } from "../data/sizes.ts";
import { group, many, mirrored, placed } from "../kit/svg.ts";
import { drawThing, isAlive, things } from "../objects/things.ts";
import type { Entity } from "../prompt/scene-request.ts";
import { beside, type Tell } from "./beside.ts";
import { speedLines, splash } from "./effects.ts";
import { countOf, drawOne, isPerson, MIDDLE, sizeOf } from "./story-parts.ts";

const RIDER_HEIGHT = 260;
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
  const vehicle = drawThing(t.b, target.thing);
  const flat = group(vehicle, `transform="translate(${-thing.h / 2} -12) scale(1 0.34) rotate(90)"`);
  const turned = seat?.isFlat ? flat : isFacingLeft(target.thing.name) ? mirrored(vehicle) : vehicle;
  const wave = seat?.place === "ocean" ? placed(MIDDLE + 60, y + 30, 1.7, things.wave.draw(t.b)) : "";
  const foam = WATER_PLACES.has(t.request.place) && seat ? splash(t.stage, MIDDLE - 250, y + 26, 120) : "";
  const isFast = t.story.action === "ride" && !isAlive(target.thing.name) && !seat?.isFlat;
  const lines = isFast ? speedLines(MIDDLE - (thing.w * k) / 2 - 20, y, thing.h * k) : "";
  if (seat && isPerson(actor)) {
    const [hipX, hipY] = seat.pose === "ride" ? [-16, -74] : seat.pose === "sit" ? [-6, -50] : [0, 0];
    const size = RIDER_HEIGHT / 200;
    const rider = drawOne({ ...t, tall: RIDER_HEIGHT }, actor, {
      x: seat.x - hipX * size,
      y: seat.y - hipY * size,
      pose: seat.pose,
    });
    return wave + lines + placed(MIDDLE, y, k, turned + rider) + foam;
  }
  if (seat && "thing" in actor) {
    const on = drawOne({ ...t, tall: (seat.isFlat ? 210 : 330) / heightOf(actor.thing.name) }, actor, {
      x: seat.x,
      y: seat.y,
    });
    return wave + lines + placed(MIDDLE, y, k, turned + on) + foam;
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
