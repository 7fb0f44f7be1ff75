import { drawnFromAbove } from "../data/objects/from-above.ts";
import { floorOf } from "../data/places/parts/room-parts.ts";
import type { Brush } from "../kit/brush.ts";
import { mix } from "../kit/colour.ts";
import { ellipse, faint, many, mirrored, placed } from "../kit/svg.ts";
import type { Thing } from "../objects/thing.ts";
import { drawThing, things } from "../objects/things.ts";
import { hasTable } from "../places/places.ts";
import type { Stage } from "../places/stage.ts";
import type { Named, SceneRequest } from "../prompt/scene-request.ts";
import type { Layout } from "./layout.ts";

type Room = { x: number; w: number; h: number };
/** Distance of things side by side, in their widths. */
const ROW_STEP = 1.14;
const LONGEST_ROW = 6;
const fit = ({ w, h }: Pick<Thing, "w" | "h">, room: Room, size: number) => Math.min(room.w / w, room.h / h) * size;

function footOf(thing: Thing, request: SceneRequest, layout: Layout, stage: Stage, isMain: boolean): number {
  if (request.camera === "birdsEye") return layout.groundY + (isMain ? 20 : -120);
  if (thing.stance === "air") return Math.min(layout.groundY - 90, 540);
  if (thing.stance === "deep") return request.place === "underwater" ? 560 : layout.groundY;
  if (
    thing.stance === "water" &&
    ["ocean", "lake", "harbour", "arctic", "island", "beach", "river"].includes(request.place)
  )
    return Math.min(690, layout.horizon + (isMain ? 150 : 60));
  if (hasTable.has(request.place))
    return thing.stance === "table" ? Math.min(690, floorOf(stage) + (isMain ? 110 : 64)) : 716;
  return layout.groundY - (isMain ? 0 : Math.min(70, Math.max(0, layout.groundY - layout.horizon - 60)));
}

/** A thing at its place: standing, floating or flying, with water in front of it if it swims. */
export function thingAt(
  b: Brush,
  request: SceneRequest,
  layout: Layout,
  named: Named,
  room: Room,
  stage: Stage,
): string {
  const thing = things[named.name];
  const isMain = room === layout.main;
  const count = request.camera === "birdsEye" ? 1 : named.count;
  const perRow = count > LONGEST_ROW ? Math.ceil(count / 2) : count;
  const wide = 1 + (perRow - 1 + (perRow < count ? 0.5 : 0)) * ROW_STEP;
  const wanted = fit(
    { w: thing.w * wide, h: thing.h },
    count > 1 ? { ...room, w: 1160 } : room,
    Math.min(1.25, named.size) * (named.isBroken ? 0.84 : 1),
  );
  const scale = request.camera === "closeUp" ? wanted : Math.min(wanted, 700 / thing.h);
  const high = thing.h * scale;
  const y = Math.max(
    footOf(thing, request, layout, stage, isMain),
    request.camera === "closeUp" ? high * 0.94 : high + 8,
  );
  const half = (thing.w * scale * wide) / 2;
  const x = half > 440 ? 640 : Math.min(1240 - half, Math.max(half + 40, room.x));
  const above =
    request.camera === "birdsEye" ? drawnFromAbove(b, named.name, named.colour, stage.weather.has("snow")) : undefined;
  if (above) return placed(isMain ? 640 : x, isMain ? 400 : y - 160, isMain ? 1.15 : 0.7, above);
  const drawn = drawThing(b, named);
  const isTurned = !thing.isSigned && room.x > 640 && (named.name.length + request.things.length) % 2 === 0;
  const swims = thing.stance === "water" && y > layout.horizon && !["underwater"].includes(request.place);
  const foam = swims
    ? many(5, (at) =>
        ellipse(
          x + (at - 2) * thing.w * scale * 0.2,
          y + 14 + (at % 2) * 12,
          thing.w * scale * 0.2,
          9 + (at % 3) * 4,
          mix(stage.mood.sky[2], "#ffffff", 0.5),
          faint(0.55),
        ),
      )
    : "";
  const row = many(count, (order) => {
    const at = order % perRow;
    const isBack = order < count - perRow;
    const grade = named.isGraded ? 0.4 + (0.6 * order) / Math.max(1, count - 1) : 1;
    const left =
      x + (at - (perRow - 1) / 2 + (perRow === count ? 0 : isBack ? 0.25 : -0.25)) * thing.w * scale * ROW_STEP;
    return placed(left, y - (isBack ? high * 0.6 : 0), scale * grade, isTurned ? mirrored(drawn) : drawn);
  });
  return row + foam;
}
