import type { Box } from "../brief.ts";
import { waterIn } from "../data/effects.ts";
import { type Mood, moods } from "../data/moods.ts";
import { hand } from "../data/people/hands.ts";
import { fromAbove } from "../data/places/from-above.ts";
import { floors } from "../data/views.ts";
import { Brush } from "../kit/brush.ts";
import { darker, lighter } from "../kit/colour.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";
import { faint, path, placed, rect } from "../kit/svg.ts";
import { things } from "../objects/things.ts";
import { overShoulder } from "../people/over-shoulder.ts";
import { isRoom, places } from "../places/places.ts";
import { weatherInFront } from "../places/sky.ts";
import type { Stage } from "../places/stage.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";
import { castRoomsOf, type Layout, layoutOf } from "./layout.ts";
import { dressed, peopleAt } from "./people.ts";
import { thingAt } from "./props.ts";
import { drawStory } from "./story.ts";
import { tallLayoutOf } from "./tall.ts";

/** The layers of a picture from far to near, and the light for the style. */
export type Scene = {
  back: string;
  subject: string;
  front: string;
  mood: Mood;
  isFromRight: boolean;
  /** Boxes for cast photos, the most important first. */
  castRooms: readonly [Box, Box];
};

function backOf(request: SceneRequest, stage: Stage): string {
  if (request.backdrop) return plainBackdrop(stage.b, request.backdrop);
  if (request.camera === "birdsEye")
    return fromAbove(stage, floors[request.place] ?? (isRoom(request.place) ? "wood" : "grass"));
  return places[request.place](stage);
}

function nearEye(request: SceneRequest, b: Brush, random: SeededRandom): string {
  const dim = b.under({ ambient: "#7a7a90", tint: 0.7 });
  const look = dressed(request.people[0] ?? "person", request, random);
  if (request.camera === "overTheShoulder") return placed(random.pick([200, 1080]), 790, 1.06, overShoulder(dim, look));
  if (request.camera === "pointOfView")
    return placed(
      0,
      0,
      1,
      b.line("M-40 800L250 640", look.shirt, 130) +
        b.line("M1320 800L1030 640", look.shirt, 130) +
        hand(b, look.skin, "open", 270, 630, 38, true, 1.7) +
        hand(b, look.skin, "open", 1010, 630, -38, false, 1.7),
    );
  return "";
}

const windowFrame = (b: Brush) =>
  path("M-20 -20H1300V740H-20ZM150 70V650H1130V70Z", b.lit("#3a2a20"), 'fill-rule="evenodd"') +
  path("M626 70H654V650H626ZM150 346H1130V372H150Z", b.lit("#3a2a20")) +
  path("M110 650H1170V690H110Z", b.lit("#5a4230"));

/** A colour with a soft light in the middle and a floor that takes the shadows. */
const plainBackdrop = (b: Brush, colour: string) =>
  rect(0, 0, 1280, 720, colour) +
  b.glow(640, 320, 760, lighter(colour, 0.45), 0.75) +
  rect(0, 600, 1280, 120, darker(colour, 0.1), faint(0.5));

const FROM_ONE_EYE: ReadonlySet<SceneRequest["camera"]> = new Set(["birdsEye", "overTheShoulder", "pointOfView"]);

/** The things and people of a scene in which nothing happens. */
function drawCast(b: Brush, request: SceneRequest, layout: Layout, random: SeededRandom, stage: Stage): string {
  const [main, ...others] = request.isWithCast && request.people.length > 0 ? [] : request.things;
  const behind = others.map((thing, at) =>
    thingAt(b, request, layout, thing, at ? { ...layout.second, x: 1280 - layout.second.x } : layout.second, stage),
  );
  const shown = main ? behind.reverse().join("") + thingAt(b, request, layout, main, layout.main, stage) : "";
  return shown + peopleAt(b, request, layout, random, main && things[main.name]);
}

export function drawScene(
  request: SceneRequest,
  random: SeededRandom,
  /** Decides what the people look like. */
  people: SeededRandom,
  text: Box | undefined,
  b = new Brush({ ...moods[request.mood].lamp, isFromRight: random(0, 1) > 0.5 }),
): Scene {
  const mood = moods[request.mood];
  const layout: Layout = (request.isTall ? tallLayoutOf : layoutOf)(request, random, text);
  const { isFromRight } = b.lamp;
  const stage: Stage = {
    b,
    mood,
    random,
    horizon: layout.horizon,
    sunX: request.isTall ? random(520, 760) : isFromRight ? random(880, 1120) : random(160, 400),
    weather: request.weather,
  };
  const turned = (inner: string) =>
    layout.tilt
      ? `<g transform="rotate(${layout.tilt} 640 360) translate(640 360) scale(${Math.max(layout.zoom, 1.07)}) translate(-640 -360)">${inner}</g>`
      : inner;
  const { story } = request;
  const isTold = story !== undefined && !request.isTall && !FROM_ONE_EYE.has(request.camera);
  const subject = isTold
    ? drawStory(b, request, story, layout, people, stage, text !== undefined)
    : drawCast(b, request, layout, people, stage);
  return {
    back: turned(backOf(request, stage)),
    subject: turned(subject + (request.isInWater ? waterIn(stage, 0.86) : "")) + nearEye(request, b, people),
    front:
      (request.composition === "framed" ? windowFrame(b) : "") + (isRoom(request.place) ? "" : weatherInFront(stage)),
    mood,
    isFromRight,
    castRooms: castRoomsOf(layout, request.camera),
  };
}
