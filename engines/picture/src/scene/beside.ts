import type { Entity } from "../prompt/scene-request.ts";
import { bust, countOf, drawGroup, FRAME, isPerson, MIDDLE, sizeOf, type Telling, widthOf } from "./story-parts.ts";

/** Draws an actor and a target in one action. */
export type Tell = (t: Telling, actor: Entity, target: Entity) => string;

export const beside: Tell = (t, actor, target) => {
  const [a, b] = [sizeOf(actor, t.tall), sizeOf(target, t.tall)];
  const isStill = t.story.pose === undefined || t.story.pose === "hold";
  if (t.isNear && isStill && isPerson(actor) && countOf(actor) === 1 && !isPerson(target)) {
    const big = { ...t, tall: Math.min(390 / b.h, 560 / (b.w * countOf(target))) * t.tall };
    // A hand would hide what is wide.
    const gesture = widthOf(big, target) > 460 ? "none" : "point";
    return (
      drawGroup(big, target, { x: 900, y: t.ground, isTurned: true }) +
      bust(t, actor, { x: gesture === "none" ? 290 : 340, scale: 0.93, gesture })
    );
  }
  const [wide, high] = [widthOf(t, actor), widthOf(t, target)];
  const room = Math.min(1.4, FRAME.w / (wide + high + 60), 570 / Math.max(a.h, b.h));
  const s = { ...t, tall: t.tall * room };
  const gap = ((wide + high) * room) / 2 + 30;
  const left = MIDDLE - gap + (wide * room) / 2;
  return (
    drawGroup(s, target, { x: MIDDLE + gap - (high * room) / 2, y: t.ground, isTurned: true }) +
    drawGroup(s, actor, { x: left, y: t.ground + (isPerson(actor) ? 8 : 0), pose: t.story.pose ?? "stand" })
  );
};
