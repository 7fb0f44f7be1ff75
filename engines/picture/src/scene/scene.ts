import type { Box } from "../brief.ts";
import { type Mood, moods } from "../data/moods.ts";
import { seats } from "../data/seats.ts";
import { Brush } from "../kit/brush.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";
import { path, placed } from "../kit/svg.ts";
import { categories, things } from "../objects/things.ts";
import { hand } from "../people/hands.ts";
import { overShoulder } from "../people/over-shoulder.ts";
import { type Floor, fromAbove } from "../places/from-above.ts";
import { isRoom, type PlaceName, places } from "../places/places.ts";
import { weatherInFront } from "../places/sky.ts";
import type { Stage } from "../places/stage.ts";
import type { Named, SceneRequest } from "../prompt/scene-request.ts";
import { castRoomsOf, type Layout, layoutOf } from "./layout.ts";
import { dressed, peopleAt, rider } from "./people.ts";
import { thingAt } from "./props.ts";
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

const floors: Partial<Record<PlaceName, Floor>> = {
  snowfield: "snow",
  arctic: "snow",
  winterVillage: "snow",
  desert: "sand",
  beach: "sand",
  canyon: "sand",
  ocean: "water",
  island: "water",
  lake: "water",
  underwater: "water",
  skyline: "city",
  street: "city",
  neonStreet: "city",
  suburb: "city",
  road: "city",
  cave: "rock",
  mountains: "rock",
  volcano: "rock",
};

function backOf(request: SceneRequest, stage: Stage): string {
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

/** Puts an animal on the board that is named with it; other things are placed beside each other. */
function loaded({ things: named }: SceneRequest): { main: Named | undefined; others: readonly Named[]; load?: Named } {
  const [first, second, third] = named;
  const board = [first, second].find((thing) => thing && seats[thing.name]?.isStanding);
  const load = [first, second].find((thing) => thing && thing !== board && thing.name in categories.animals);
  if (board && load) return { main: board, others: third ? [third] : [], load };
  return { main: first, others: [second, third].filter((thing) => thing !== undefined) };
}

export function drawScene(
  request: SceneRequest,
  random: SeededRandom,
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
  const { main, others, load } = loaded(request);
  const behind = others.map((thing, at) =>
    thingAt(b, request, layout, thing, at ? { ...layout.second, x: 1280 - layout.second.x } : layout.second, stage),
  );
  const seat = main && seats[main.name];
  const isRiding =
    seat !== undefined && !seat.isForAnimals && !load && request.people.length > 0 && request.expression === undefined;
  const onTop =
    load && seat
      ? placed(seat.x, seat.y, 330 / things[load.name].h, things[load.name].draw(b, load.colour))
      : isRiding
        ? rider(b, request, random, seat)
        : "";
  const shownThings = main
    ? behind.reverse().join("") + thingAt(b, request, layout, main, layout.main, stage, onTop)
    : "";
  const people = isRiding ? "" : peopleAt(b, request, layout, random, main && things[main.name]);
  return {
    back: turned(backOf(request, stage)),
    subject: turned(shownThings + people) + nearEye(request, b, random),
    front:
      (request.composition === "framed" ? windowFrame(b) : "") + (isRoom(request.place) ? "" : weatherInFront(stage)),
    mood,
    isFromRight,
    castRooms: castRoomsOf(layout, request.camera),
  };
}
