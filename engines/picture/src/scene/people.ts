import { GESTURES, type Gesture, POSES } from "../data/people/gestures.ts";
import type { Pose } from "../data/poses.ts";
import { type RoleName, roleOf } from "../data/roles.ts";
import type { Brush } from "../kit/brush.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";
import { mirrored, placed } from "../kit/svg.ts";
import type { Thing } from "../objects/thing.ts";
import { figure } from "../people/figure.ts";
import { type Look, lookOf } from "../people/look.ts";
import { person } from "../people/person.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";
import type { Layout } from "./layout.ts";

const COLD: ReadonlySet<string> = new Set(["snowfield", "arctic", "winterVillage"]);

export function dressed(role: RoleName, request: SceneRequest, random: SeededRandom): Look {
  const { gender, ...look } = roleOf(role);
  const warm: Partial<Look> =
    COLD.has(request.place) && !("hat" in look)
      ? { hat: "beanie", hatColour: random.pick(["#f0b429", "#d8402c", "#2a6ad8"]), outfit: "jacket" }
      : {};
  return lookOf(random, { ...look, ...warm, ...request.clothes }, gender ?? request.gender);
}

/** Draws all people: as a bust with a face if there is an expression, else as whole figures in the scene. */
export function peopleAt(
  b: Brush,
  request: SceneRequest,
  layout: Layout,
  random: SeededRandom,
  main: Thing | undefined,
): string {
  const [role, other] = request.people;
  if (!role) return "";
  const look = dressed(role, request, random);
  const { expression, camera } = request;
  if (request.isWithCast)
    return placed(layout.main.x, 744, 0.8, person(b, { look, expression: "neutral", gesture: "none" }));
  if (expression && camera !== "wide" && camera !== "birdsEye") {
    const { x, scale } = layout.bust;
    const isLeft = x < 640;
    const gesture = random.pick<Gesture>(GESTURES[expression]);
    const drawn = person(b, { look, expression, gesture });
    const second = other
      ? placed(
          x + (isLeft ? 250 : -250),
          760,
          scale * 0.82,
          person(b, {
            look: dressed(other, request, random),
            expression: expression === "shocked" ? "surprised" : "happy",
            gesture: "none",
          }),
        )
      : "";
    return second + placed(x, 744, scale, isLeft ? drawn : mirrored(drawn));
  }
  if (camera === "overTheShoulder" || camera === "pointOfView")
    return other ? oneFigure(b, request, layout, random, other, 0) : "";
  if (!main && !expression && camera === "closeUp")
    return placed(640, 760, 1.2, person(b, { look, expression: "neutral", gesture: "none" }));
  return (
    (other ? oneFigure(b, request, layout, random, other, 130) : "") + oneFigure(b, request, layout, random, role, 0)
  );
}

const WEIGHTLESS: ReadonlySet<string> = new Set(["space", "blackHole", "underwater"]);

function oneFigure(
  b: Brush,
  request: SceneRequest,
  layout: Layout,
  random: SeededRandom,
  role: RoleName,
  aside: number,
): string {
  const isAlone = request.things.length === 0;
  const isHero = role !== "person" && request.camera === "eyeLevel" && request.composition !== "giant";
  const pose = random.pick<Pose>(POSES[role] ?? ["stand", "point", "stand"]);
  const { x, h } = layout.figure;
  const height = isAlone ? Math.min(request.camera === "wide" ? 240 : 540, h * 1.75) : isHero ? Math.max(h, 440) : h;
  const isFromBehind = request.camera === "wide" && request.expression === undefined;
  const isClimbing = pose === "climb" && !isAlone;
  const at = isClimbing ? layout.main.x + 40 : (!isAlone ? x : layout.hasText ? layout.main.x + 60 : 640) + aside;
  const look = dressed(role, request, random);
  const drawn = figure(b, look, pose, request.expression ?? "neutral", isFromBehind);
  const faces = at > layout.main.x && !isAlone ? mirrored(drawn) : drawn;
  const isFloating = WEIGHTLESS.has(request.place);
  const y = isFloating ? 590 : isClimbing ? 520 : Math.min(layout.groundY + (isHero ? 40 : 14), 714);
  return placed(at, y, height / 200, faces, isFloating ? -16 : 0);
}
