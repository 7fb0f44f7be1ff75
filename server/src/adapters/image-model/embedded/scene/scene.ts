import { Brush } from "../kit/brush.ts";
import type { Dice } from "../kit/dice.ts";
import { many, path, placed } from "../kit/marks.ts";
import { type Mood, moods } from "../light/moods.ts";
import { things } from "../objects/things.ts";
import { overShoulder } from "../people/figure.ts";
import { hand } from "../people/hands.ts";
import { lookOf } from "../people/look.ts";
import { type Floor, fromAbove } from "../places/from-above.ts";
import { isRoom, type PlaceName, places } from "../places/places.ts";
import { weatherInFront } from "../places/sky.ts";
import type { Stage } from "../places/stage.ts";
import type { Story } from "../story/story.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { peopleAt } from "./people.ts";
import { thingAt } from "./props.ts";

/** The drawn layers of a picture, from far to near, and what the finish needs to know of its light. */
export type Scene = {
  back: string;
  subject: string;
  front: string;
  mood: Mood;
  isFromRight: boolean;
  isFramed: boolean;
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
  const dim = b.under({ ambient: "#4a4a58", tint: 0.85 });
  const look = lookOf(dice);
  if (story.camera === "overTheShoulder")
    return b.soft(placed(dice.pick([210, 1070]), 790, 1.12, overShoulder(dim, look)), 2);
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
  many(1, () => path("M626 70H654V650H626ZM150 346H1130V372H150Z", b.lit("#3a2a20"))) +
  path("M110 650H1170V690H110Z", b.lit("#5a4230"));

export function drawScene(
  story: Story,
  dice: Dice,
  hasText: boolean,
  b = new Brush({ ...moods[story.mood].lamp, isFromRight: dice(0, 1) > 0.5 }),
): Scene {
  const mood = moods[story.mood];
  const layout: Layout = layoutOf(story, dice, hasText);
  const { isFromRight } = b.lamp;
  const stage: Stage = {
    b,
    mood,
    dice,
    horizon: layout.horizon,
    sunX: isFromRight ? dice(880, 1120) : dice(160, 400),
    weather: story.weather,
  };
  const turned = (inner: string) =>
    layout.tilt
      ? `<g transform="rotate(${layout.tilt} 640 360) translate(640 360) scale(${Math.max(layout.zoom, 1.07)}) translate(-640 -360)">${inner}</g>`
      : inner;
  const [main, second, third] = story.things;
  const behind = [second, third].flatMap((thing, at) =>
    thing
      ? [thingAt(b, story, layout, thing, at ? { ...layout.second, x: 1280 - layout.second.x } : layout.second, stage)]
      : [],
  );
  const shownThings = main ? behind.reverse().join("") + thingAt(b, story, layout, main, layout.main, stage) : "";
  const people = peopleAt(b, story, layout, dice, main && things[main.name]);
  return {
    back: turned(backOf(story, stage)),
    subject: turned(shownThings + people),
    front:
      nearEye(story, b, dice) +
      (story.composition === "framed" ? windowFrame(b) : "") +
      (isRoom(story.place) ? "" : weatherInFront(stage)),
    mood,
    isFromRight,
    isFramed: story.composition === "framed",
  };
}
