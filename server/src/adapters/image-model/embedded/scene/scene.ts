import type { Box } from "../../port.ts";
import { Brush } from "../kit/brush.ts";
import type { Dice } from "../kit/dice.ts";
import { path, placed } from "../kit/marks.ts";
import { type Mood, moods } from "../light/moods.ts";
import { categories, things } from "../objects/things.ts";
import { hand } from "../people/hands.ts";
import { overShoulder } from "../people/over-shoulder.ts";
import { type Floor, fromAbove } from "../places/from-above.ts";
import { isRoom, type PlaceName, places } from "../places/places.ts";
import { weatherInFront } from "../places/sky.ts";
import type { Stage } from "../places/stage.ts";
import type { Named, Story } from "../story/story.ts";
import { castRoomsOf, type Layout, layoutOf } from "./layout.ts";
import { dressed, peopleAt, rider } from "./people.ts";
import { thingAt } from "./props.ts";
import { seats } from "./riding.ts";
import { tallLayoutOf } from "./tall.ts";

/** The drawn layers of a picture, from far to near, and what the finish needs to know of its light. */
export type Scene = {
  back: string;
  subject: string;
  front: string;
  mood: Mood;
  isFromRight: boolean;
  /** Where people of the cast go, the first the most important. */
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

function backOf(story: Story, stage: Stage): string {
  if (story.camera === "birdsEye")
    return fromAbove(stage, floors[story.place] ?? (isRoom(story.place) ? "wood" : "grass"));
  return places[story.place](stage);
}

function nearEye(story: Story, b: Brush, dice: Dice): string {
  const dim = b.under({ ambient: "#7a7a90", tint: 0.7 });
  const look = dressed(story.people[0] ?? "person", story, dice);
  if (story.camera === "overTheShoulder") return placed(dice.pick([200, 1080]), 790, 1.06, overShoulder(dim, look));
  if (story.camera === "pointOfView")
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

/** An animal goes onto the board it is named with; everything else stands beside. */
function loaded({ things: named }: Story): { main: Named | undefined; others: readonly Named[]; load?: Named } {
  const [first, second, third] = named;
  const board = [first, second].find((thing) => thing && seats[thing.name]?.isStanding);
  const load = [first, second].find((thing) => thing && thing !== board && thing.name in categories.animals);
  if (board && load) return { main: board, others: third ? [third] : [], load };
  return { main: first, others: [second, third].filter((thing) => thing !== undefined) };
}

export function drawScene(
  story: Story,
  dice: Dice,
  text: Box | undefined,
  b = new Brush({ ...moods[story.mood].lamp, isFromRight: dice(0, 1) > 0.5 }),
): Scene {
  const mood = moods[story.mood];
  const layout: Layout = (story.isTall ? tallLayoutOf : layoutOf)(story, dice, text);
  const { isFromRight } = b.lamp;
  const stage: Stage = {
    b,
    mood,
    dice,
    horizon: layout.horizon,
    sunX: story.isTall ? dice(520, 760) : isFromRight ? dice(880, 1120) : dice(160, 400),
    weather: story.weather,
  };
  const turned = (inner: string) =>
    layout.tilt
      ? `<g transform="rotate(${layout.tilt} 640 360) translate(640 360) scale(${Math.max(layout.zoom, 1.07)}) translate(-640 -360)">${inner}</g>`
      : inner;
  const { main, others, load } = loaded(story);
  const behind = others.map((thing, at) =>
    thingAt(b, story, layout, thing, at ? { ...layout.second, x: 1280 - layout.second.x } : layout.second, stage),
  );
  const seat = main && seats[main.name];
  const isRiding =
    seat !== undefined && !seat.isForAnimals && !load && story.people.length > 0 && story.expression === undefined;
  const onTop =
    load && seat
      ? placed(seat.x, seat.y, 330 / things[load.name].h, things[load.name].draw(b, load.colour))
      : isRiding
        ? rider(b, story, dice, seat)
        : "";
  const shownThings = main
    ? behind.reverse().join("") + thingAt(b, story, layout, main, layout.main, stage, onTop)
    : "";
  const people = isRiding ? "" : peopleAt(b, story, layout, dice, main && things[main.name]);
  return {
    back: turned(backOf(story, stage)),
    subject: turned(shownThings + people) + nearEye(story, b, dice),
    front: (story.composition === "framed" ? windowFrame(b) : "") + (isRoom(story.place) ? "" : weatherInFront(stage)),
    mood,
    isFromRight,
    castRooms: castRoomsOf(layout, story.camera),
  };
}
