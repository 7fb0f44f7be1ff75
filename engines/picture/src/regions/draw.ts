import type { Box } from "../brief.ts";
import { roleOf } from "../data/roles.ts";
import { Brush } from "../kit/brush.ts";
import { lighter, mix } from "../kit/colour.ts";
import { seededRandom } from "../kit/seeded-random.ts";
import { mirrored, placed } from "../kit/svg.ts";
import { things } from "../objects/things.ts";
import { clothesIn } from "../people/clothes.ts";
import { figure } from "../people/figure.ts";
import { lookOf } from "../people/look.ts";
import { person } from "../people/person.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";

const BUST = { width: 600, height: 780 };
const FIGURE = { width: 96, height: 206 };
const TO_THE_LEFT = /\b(?:left|izquierda|links|gauche)\b/i;
/** Below this y, the lower edge of the picture crops the person; above it the whole person is drawn. */
const CUT_OFF_BY_FRAME = 690;

type RegionRequest = { description: string; request: SceneRequest; around: string; seed: number };

/** Draws a person, a thing or both, as large as the box allows and in the light of the surroundings. */
export function drawnInto(box: Box, { description, request, around, seed }: RegionRequest): string {
  const random = seededRandom(seed);
  const b = new Brush({
    key: mix("#ffffff", lighter(around, 0.55), 0.5),
    ambient: lighter(around, 0.42),
    tint: 0.5,
    shade: mix(around, "#101018", 0.6),
    contrast: 1,
    isFromRight: random(0, 1) > 0.5,
  });
  const [w, h, centre] = [box.x2 - box.x1, box.y2 - box.y1, (box.x1 + box.x2) / 2];
  const [main] = request.things;
  const role = request.people[0] ?? request.named[0];

  const withThing = (at: number, width: number, height: number): string => {
    if (!main) return "";
    const thing = things[main.name];
    const size = Math.min(width / thing.w, height / thing.h);
    const drawn = thing.draw(b, main.colour);
    // Things in the air and callouts are centred in their box, all others are put on the ground.
    const y = thing.stance === "air" ? (box.y1 + box.y2) / 2 + (thing.h * size) / 2 : box.y2 - h * 0.05;
    return placed(at, y, size, main.name === "arrow" && TO_THE_LEFT.test(description) ? mirrored(drawn) : drawn);
  };
  const withPerson = (at: number, width: number): string => {
    const { gender, ...worn } = roleOf(role ?? "person");
    const look = lookOf(random, { ...worn, ...clothesIn(description).look }, gender);
    const expression = request.expression ?? "happy";
    if (request.expression === undefined && box.y2 < CUT_OFF_BY_FRAME) {
      const size = Math.min(width / FIGURE.width, (h * 0.94) / FIGURE.height);
      return placed(at, box.y2 - h * 0.03, size, figure(b, look, "stand", expression));
    }
    const size = Math.min(width / BUST.width, h / BUST.height);
    return placed(at, box.y2, size, person(b, { look, expression, gesture: "none" }));
  };

  const isThing = main?.isStrong === true && !request.isUnknown;
  if (role === undefined) return b.svg(withThing(centre, w * 0.92, h * 0.88));
  if (!isThing || request.expression !== undefined) return b.svg(withPerson(centre, w));
  return b.svg(withPerson(box.x1 + w * 0.34, w * 0.66) + withThing(box.x1 + w * 0.74, w * 0.46, h * 0.5));
}
