import type { Expression } from "../brief.ts";
import { ACTIONS, type ActionName, WATER_PLACES } from "../data/actions.ts";
import { dust, fallLines, impact, shards, sleepMarks, speedLines, splash, waterIn } from "../data/effects.ts";
import { cabs, seats } from "../data/seats.ts";
import { heightOf, SEATS_AT } from "../data/sizes.ts";
import { DISTANCE, FAR, SCALE, SHIFT, TALL } from "../data/views.ts";
import type { Brush } from "../kit/brush.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";
import { placed, stroke } from "../kit/svg.ts";
import { isAlive, things } from "../objects/things.ts";
import { hasTable } from "../places/places.ts";
import type { Stage } from "../places/stage.ts";
import type { Entity, SceneRequest, Story } from "../prompt/scene-request.ts";
import { beside, type Tell } from "./beside.ts";
import type { Layout } from "./layout.ts";
import { ride } from "./ride.ts";
import {
  behindOf,
  bust,
  countOf,
  drawGroup,
  drawOne,
  inHand,
  isHandy,
  isLong,
  isPerson,
  MIDDLE,
  nearOrFar,
  sizeOf,
  type Telling,
  widthOf,
} from "./story-parts.ts";

const expressionOf = (action: ActionName): Expression | undefined =>
  ACTIONS.find((one) => one.action === action)?.expression;

const face: Tell = (t, actor, target) => {
  const isAngry = t.story.action === "argue";
  if (isPerson(actor) && isPerson(target) && t.isNear)
    return (
      bust(t, actor, { x: 270, scale: 0.84, gesture: isAngry ? "point" : "none" }) +
      bust(t, target, { x: 1010, scale: 0.84, gesture: isAngry ? "point" : "none", isTurned: true })
    );
  const near = {
    ...t,
    isNear: t.isNear && !isAngry,
    story: { ...t.story, pose: isAngry ? "point" : "stand" },
  } as const;
  const isClash = isAngry && !(isPerson(actor) && isPerson(target));
  return (isClash ? impact(MIDDLE, t.ground - 210, 150) : "") + beside(near, actor, target);
};

/** One of several that face each other, with what they argue about between them. */
const between: Tell = (t, actor, target) => {
  if (!("person" in actor) || actor.person.count < 2) return face(t, actor, target);
  const one: Entity = { person: { ...actor.person, count: 1 } };
  const pair = face(t, one, one);
  if (sizeOf(target, 1).h > 1)
    return drawOne({ ...t, tall: 480 / sizeOf(target, 1).h }, target, { x: MIDDLE, y: t.ground - 110 }) + pair;
  const mid = isPerson(target)
    ? ""
    : placed(MIDDLE, t.isNear ? 690 : t.ground - 10, t.isNear ? 1 : 0.6, inHand(t, target));
  return pair + mid;
};

const hold: Tell = (t, actor, target) => {
  const isSmall = !isPerson(target) && isHandy(target);
  if (isSmall && "thing" in actor && isAlive(actor.thing.name)) {
    const own = sizeOf(actor, t.tall);
    const prey = { ...t, tall: (own.h * 0.5) / sizeOf(target, 1).h };
    return (
      drawGroup(t, actor, { x: MIDDLE - 90, y: t.ground }) +
      drawOne(prey, target, { x: MIDDLE - 90 + own.w * 0.68, y: t.ground - own.h * 0.06, turn: -8 })
    );
  }
  if (!isSmall || !isPerson(actor)) return beside(t, actor, target);
  if (countOf(actor) > 1 || t.story.partner) {
    const shared = { ...t, tall: 230 / sizeOf(target, 1).h };
    return (
      drawGroup({ ...t, tall: 560 }, actor, { x: MIDDLE, y: t.ground, pose: t.story.pose ?? "hold" }) +
      drawOne(shared, target, { x: MIDDLE, y: t.ground + 6, isResting: true })
    );
  }
  if (t.isNear) {
    const isUp = t.request.take === 1;
    return bust(t, actor, { x: isUp ? 520 : MIDDLE, scale: 0.9, gesture: isUp ? "holdUp" : "hold" }, inHand(t, target));
  }
  const k = t.tall / 200;
  return (
    drawOne(t, actor, { x: MIDDLE, y: t.ground, pose: "hold" }) +
    placed(MIDDLE + 10 * k, t.ground - 84 * k, k * 0.2, inHand(t, target))
  );
};

const alone: Tell = (t, actor) => {
  const pose = t.story.pose ?? "stand";
  const isLow = pose === "lie" || pose === "sleep" || pose === "sit" || pose === "think";
  return drawGroup({ ...t, tall: t.tall * (isLow ? 1.25 : 1.08) }, actor, { x: MIDDLE, y: t.ground, pose });
};

/** Small things in the hands, large ones above the head. */
const lift: Tell = (t, actor, target) => {
  const load = sizeOf(target, t.tall);
  const isSmall = !isPerson(target) && load.h <= t.tall * 0.7;
  if (isSmall && !isLong(target)) return hold(t, actor, target);
  const own = { ...t, tall: Math.min(t.tall, 380) };
  const top = t.ground - sizeOf(actor, own.tall).h * (isPerson(actor) ? 1.02 : 0.84);
  const k = Math.min((top - 10) / load.h, (isSmall ? 460 : 760) / load.w);
  return (
    drawOne({ ...t, tall: t.tall * k }, target, { x: MIDDLE, y: top, turn: 4, pose: "lie" }) +
    drawGroup(own, actor, { x: MIDDLE, y: t.ground, pose: "cheer" })
  );
};

const pull: Tell = (t, actor, target) => {
  const room = Math.min(1, 1080 / (widthOf(t, actor) + widthOf(t, target)), 620 / sizeOf(target, t.tall).h);
  const s = { ...t, tall: t.tall * room };
  const [front, load] = [widthOf(s, actor), widthOf(s, target)];
  const [x1, x2] = [MIDDLE - (front + 90) / 2, MIDDLE + (load + 90) / 2];
  const y = t.ground - sizeOf(actor, s.tall).h * 0.42;
  return (
    stroke(`M${x1 + load * 0.36} ${t.ground - sizeOf(target, s.tall).h * 0.3}L${x2} ${y}`, "#3a2a1c", 9) +
    drawGroup(s, target, { x: x1, y: t.ground }) +
    drawGroup(s, actor, { x: x2, y: t.ground, pose: "walk" })
  );
};

const drop: Tell = (t, actor, target) => {
  const size = sizeOf(target, 1);
  const falling = { ...t, tall: Math.min(360 / size.h, 460 / size.w) };
  const far = { x: 380, y: t.ground, pose: "cheer" } as const;
  return (
    fallLines(800, 70) +
    drawOne(falling, target, { x: 960, y: t.ground - 70, turn: 28 }) +
    nearOrFar(t, actor, { x: 330, scale: 0.86, gesture: "headHands" }, far)
  );
};

/** Dark figures with bright eyes behind someone who is afraid. */
const lurk: Tell = (t, actor) => {
  const dark = {
    ...t,
    b: t.b.under({ ambient: "#000000", shade: "#000000", tint: 1 }),
    expression: "neutral" as const,
  };
  const stranger: Entity = { person: { role: "man", count: 1 } };
  const pose = t.story.pose === "run" ? "walk" : "stand";
  const shape = (x: number, tall: number) =>
    drawOne({ ...dark, tall }, stranger, { x, y: t.ground - 20, pose, isTurned: x > MIDDLE });
  const scared = { ...t, expression: "shocked" as const };
  const behind = t.isNear ? shape(190, 470) + shape(1090, 420) : shape(250, 400) + shape(470, 330);
  const far = { x: 880, y: t.ground, pose: t.story.pose ?? "walk" } as const;
  return behind + nearOrFar(scared, actor, { x: MIDDLE, scale: 0.84, gesture: "cheeks" }, far);
};

const standOn: Tell = (t, actor, target) => {
  const isBurning = "thing" in target && target.thing.name === "fire";
  if (isBurning)
    return drawGroup({ ...t, tall: t.tall * 1.5 }, target, { x: MIDDLE, y: t.ground }) + alone(t, actor, actor);
  if ("thing" in target && seats[target.thing.name]) return ride(t, actor, target);
  // A ball under an elephant is large enough to be seen.
  const grow = Math.min(4, Math.max(1, (sizeOf(actor, 1).h * 0.45) / sizeOf(target, 1).h));
  const size = sizeOf(target, t.tall * grow);
  const room = Math.min(1.5, 600 / (size.h + sizeOf(actor, t.tall).h * 0.96), 900 / size.w);
  const s = { ...t, tall: t.tall * room };
  const base = { ...s, tall: s.tall * grow };
  const wide = widthOf(s, actor) / (sizeOf(target, base.tall).w * 1.25);
  const fitting = wide > 1 && countOf(actor) > 1 ? { ...s, tall: s.tall / Math.min(wide, 2.4) } : s;
  const isOnBack = "thing" in target && isAlive(target.thing.name);
  const share = ("thing" in target && SEATS_AT[target.thing.name]) || (isOnBack ? 0.66 : 0.82);
  const top = t.ground - sizeOf(target, base.tall).h * share;
  return (
    drawGroup(base, target, { x: MIDDLE, y: t.ground }) +
    drawGroup(fitting, actor, { x: MIDDLE, y: top, pose: t.story.pose ?? "stand", isResting: true })
  );
};

const inside: Tell = (t, actor, target) => {
  const size = sizeOf(target, t.tall);
  if ("thing" in target && cabs[target.thing.name]) return ride(t, actor, target);
  if ("thing" in target && target.thing.name === "tent")
    return (
      drawOne({ ...t, tall: 620 / sizeOf(target, 1).h }, target, { x: MIDDLE, y: t.ground - 30 }) +
      drawGroup({ ...t, tall: 440 }, actor, { x: MIDDLE, y: t.ground, pose: t.story.pose ?? "sit" })
    );
  const isLarge = size.h > t.tall * 1.15;
  if (isLarge) return beside({ ...t, isNear: false }, actor, target);
  const k = Math.min(560 / size.w, 380 / size.h);
  const s = { ...t, tall: t.tall * k };
  const high = Math.min(700, 350 / Math.max(0.5, sizeOf(actor, 1).h));
  // Several fit into it together.
  const tight = countOf(actor) > 1 ? (size.w * k * 1.1) / widthOf({ ...t, tall: high }, actor) : 1;
  const own = { ...t, tall: high * Math.min(1, tight) };
  const rim = t.ground - size.h * k * 0.86;
  return (
    drawGroup(own, actor, { x: MIDDLE, y: rim + sizeOf(actor, own.tall).h * 0.36 }) +
    drawGroup(s, target, { x: MIDDLE, y: t.ground })
  );
};

const behind: Tell = (t, actor, target) => {
  const size = sizeOf(target, t.tall);
  const k = Math.min(1.6, 520 / size.w, 430 / size.h);
  const s = { ...t, tall: t.tall * Math.max(k, 0.6) };
  const out = (size.w * Math.max(k, 0.6)) / 2;
  return (
    drawGroup({ ...t, tall: Math.max(t.tall, 430) }, actor, {
      x: MIDDLE + out,
      y: t.ground - 30,
      pose: t.story.pose ?? "stand",
      isTurned: true,
    }) + drawGroup(s, target, { x: MIDDLE, y: t.ground })
  );
};

const under: Tell = (t, actor, target) => {
  const size = sizeOf(target, t.tall);
  const k = Math.min(620 / size.w, 300 / size.h);
  const own = { ...t, tall: Math.min(t.tall, 390) };
  const isLying = t.story.pose === "lie" || t.story.pose === "sleep";
  const isLow = isPerson(actor) && (isLying || sizeOf(target, 1).h < 0.9);
  const top = t.ground - sizeOf(actor, own.tall).h * (isLow ? 0.3 : 1);
  return (
    drawGroup(own, actor, { x: MIDDLE, y: t.ground, pose: isLow && !isLying ? "lie" : (t.story.pose ?? "stand") }) +
    drawGroup({ ...t, tall: t.tall * k }, target, { x: MIDDLE, y: Math.max(size.h * k + 10, top + 40) })
  );
};

/** In the air, or already in the water, by the take. */
const fall: Tell = (t, actor, target) => {
  const isWater = actor === target && WATER_PLACES.has(t.request.place);
  const own = { ...t, tall: Math.min(t.tall, 470) };
  const high = sizeOf(actor, own.tall).h;
  const water = isWater ? waterIn(t.stage) : "";
  if (isWater && t.request.take === 3)
    return (
      water +
      drawOne(own, actor, { x: MIDDLE, y: 600 + high * 0.42, pose: "cheer" }) +
      splash(t.stage, MIDDLE, 650, 250)
    );
  const into =
    actor === target ? "" : drawGroup({ ...t, tall: t.tall * 0.9 }, target, { x: MIDDLE + 190, y: t.ground });
  const falling = drawOne(own, actor, {
    x: MIDDLE - high * 0.4,
    y: 190,
    pose: "cheer",
    turn: isPerson(actor) ? 118 : 42,
  });
  return water + into + fallLines(420, 20) + falling + (isWater ? splash(t.stage, MIDDLE + high * 0.48, 668, 170) : "");
};

/** In the air, over the target if there is one. */
const leap: Tell = (t, actor, target) => {
  const bar = sizeOf(target, t.tall);
  const isOver = actor !== target;
  const k = isOver ? Math.min(1.4, 260 / bar.h, 760 / bar.w) : 0;
  const own = { ...t, tall: Math.min(t.tall, 340 / sizeOf(actor, 1).h) };
  const y = Math.max(sizeOf(actor, own.tall).h + 30, t.ground - (isOver ? bar.h * k + 24 : 170));
  return (
    (isOver ? drawGroup({ ...t, tall: t.tall * k }, target, { x: MIDDLE + 30, y: t.ground }) : "") +
    stroke(
      `M${MIDDLE - 430} ${t.ground - 20}Q${MIDDLE - 330} ${y - 90} ${MIDDLE - 190} ${y - 110}`,
      "#ffffff",
      8,
      'stroke-dasharray="4 26" opacity="0.8"',
    ) +
    drawGroup(own, actor, { x: MIDDLE, y, pose: t.story.pose ?? "run", turn: -12 })
  );
};

const chase: Tell = (t, actor, target) => {
  const s = { ...t, tall: t.tall * Math.min(1, 520 / Math.max(1, sizeOf(actor, t.tall).w, sizeOf(target, t.tall).w)) };
  const [back, front] = [sizeOf(actor, s.tall), sizeOf(target, s.tall)];
  const [x1, x2] = [Math.max(back.w / 2 + 60, 340), Math.min(1230 - front.w / 2, 930)];
  const scared = { ...s, expression: "shocked" as const };
  return (
    dust(x1 - back.w / 2, t.ground, s.tall) +
    speedLines(x1 - back.w / 2 - 10, t.ground, s.tall) +
    drawGroup(s, actor, { x: x1, y: t.ground, pose: "run" }) +
    dust(x2 - front.w / 2, t.ground, s.tall) +
    drawGroup(scared, target, { x: x2, y: t.ground, pose: "run" })
  );
};

const breaking: Tell = (t, actor, target) => {
  const size = sizeOf(target, t.tall);
  const k = Math.min(480 / size.w, 430 / size.h);
  const s = { ...t, tall: t.tall * k };
  const [w, h] = [size.w * k, size.h * k];
  const [x, y] = [MIDDLE + 200, t.ground - h / 2];
  const far = { x: 300, y: t.ground, pose: "point" } as const;
  const own = nearOrFar(t, actor, { x: 270, scale: 0.86, gesture: "fists" }, far);
  return (
    impact(x, y, Math.max(w, h) * 0.66) +
    drawOne(s, "thing" in target ? { thing: { ...target.thing, isBroken: true } } : target, { x, y: t.ground }) +
    shards(t.b, x, y, Math.max(w, h)) +
    (actor === target ? "" : own)
  );
};

const climb: Tell = (t, actor, target) => {
  if (actor === target) return drawOne({ ...t, tall: 420 }, actor, { x: MIDDLE + 80, y: t.ground - 90, pose: "climb" });
  const size = sizeOf(target, t.tall);
  const k = Math.min(2.2, 640 / size.h, 700 / size.w);
  return (
    drawOne({ ...t, tall: t.tall * k }, target, { x: MIDDLE + 60, y: t.ground }) +
    drawOne({ ...t, tall: 300 }, actor, {
      x: MIDDLE - (size.w * k) / 5,
      y: t.ground - size.h * k * 0.32,
      pose: "climb",
    })
  );
};

const throwing: Tell = (t, actor, target) => {
  if (isPerson(target)) return face(t, actor, target);
  if (isPerson(actor) && countOf(actor) > 1) return between(t, actor, target);
  const thing = { ...t, tall: Math.max(t.tall, 240 / sizeOf(target, 1).h) };
  return (
    drawGroup(t, actor, { x: 340, y: t.ground, pose: "point" }) +
    stroke("M470 330Q640 190 820 270", "#ffffff", 8, 'stroke-dasharray="4 26" opacity="0.8"') +
    drawOne(thing, target, { x: 930, y: 420, turn: 14 })
  );
};

const tellings: Record<ActionName, Tell> = {
  hold,
  lift,
  drop,
  lurk,
  ride,
  standOn,
  fallInto: fall,
  leap,
  chase,
  flee: (t, actor, target) => chase(t, target, actor),
  face: between,
  argue: between,
  break: breaking,
  climb,
  throw: throwing,
  pull,
  work: beside,
  beside,
  inside,
  behind,
  under,
  pose: alone,
};

/** Draws what happens in the scene. Odd takes are mirrored. */
export function drawStory(
  b: Brush,
  request: SceneRequest,
  story: Story,
  layout: Layout,
  random: SeededRandom,
  stage: Stage,
  hasText: boolean,
): string {
  const tall = TALL[request.camera] ?? 470;
  const { actor, target } = story;
  const isAmongThings = "thing" in actor && isAlive(actor.thing.name) && !(target && isPerson(target));
  const animal = isAmongThings ? actor.thing.name : undefined;
  const t: Telling = {
    ...{ b, request, story, random, stage },
    tall: animal ? Math.min(tall * 1.5, 380 / heightOf(animal)) : tall,
    ground: hasTable.has(request.place) ? 706 : Math.min(700, layout.groundY + 20),
    expression: request.expression ?? expressionOf(story.action) ?? "happy",
    isNear:
      request.camera === "closeUp" ||
      (!FAR.has(request.camera) && request.take < 2 && !story.partner) ||
      request.expression !== undefined,
  };
  const asleep = story.pose === "sleep" ? sleepMarks(MIDDLE + 130, 190) : "";
  const drawn = behindOf(t) + asleep + tellings[story.action](t, actor, target ?? actor);
  const isSigned = [actor, target].some((one) => one && "thing" in one && things[one.thing.name].isSigned);
  const { composition = "framed" } = request;
  const isMirrored = composition in SHIFT ? composition === "thirdsRight" : hasText || request.take % 2 === 1;
  const side = isMirrored && !isSigned ? `<g transform="translate(1280 0) scale(-1 1)">${drawn}</g>` : drawn;
  const distance = isPerson(actor) && t.isNear && story.action !== "ride" ? 1 : (DISTANCE[request.camera] ?? 1);
  const scale = (SCALE[composition] ?? 1) * (hasText ? 0.8 : 1) * distance;
  const x = MIDDLE + (SHIFT[composition] ?? 0) + (hasText ? 60 : 0);
  return placed(x, 720, scale, `<g transform="translate(${-MIDDLE} -720)">${side}</g>`);
}
