import { airAndSea } from "../data/objects/air-and-sea.ts";
import { belongings } from "../data/objects/belongings.ts";
import { callouts } from "../data/objects/callouts.ts";
import { computers } from "../data/objects/computers.ts";
import { dishes } from "../data/objects/dishes.ts";
import { drinks } from "../data/objects/drinks.ts";
import { elements } from "../data/objects/elements.ts";
import { farmAnimals } from "../data/objects/farm-animals.ts";
import { flames } from "../data/objects/flames.ts";
import { fliers } from "../data/objects/fliers.ts";
import { forestAnimals } from "../data/objects/forest-animals.ts";
import { furniture } from "../data/objects/furniture.ts";
import { gadgets } from "../data/objects/gadgets.ts";
import { gear } from "../data/objects/gear.ts";
import { grounds } from "../data/objects/grounds.ts";
import { handTools } from "../data/objects/hand-tools.ts";
import { homes } from "../data/objects/homes.ts";
import { jungleAnimals } from "../data/objects/jungle-animals.ts";
import { landmarks } from "../data/objects/landmarks.ts";
import { money } from "../data/objects/money.ts";
import { monsters } from "../data/objects/monsters.ts";
import { music } from "../data/objects/music.ts";
import { pets } from "../data/objects/pets.ts";
import { plants } from "../data/objects/plants.ts";
import { produce } from "../data/objects/produce.ts";
import { road } from "../data/objects/road.ts";
import { science } from "../data/objects/science.ts";
import { seaLife } from "../data/objects/sea-life.ts";
import { snacks } from "../data/objects/snacks.ts";
import { sport } from "../data/objects/sport.ts";
import { studyThings } from "../data/objects/study-things.ts";
import { sweets } from "../data/objects/sweets.ts";
import { symbols } from "../data/objects/symbols.ts";
import { treasures } from "../data/objects/treasures.ts";
import { weapons } from "../data/objects/weapons.ts";
import { work } from "../data/objects/work.ts";
import type { Brush } from "../kit/brush.ts";
import { group, path, placed } from "../kit/svg.ts";
import type { Thing } from "./thing.ts";
import { type VectorName, vectorKind, vectors } from "./vectors.ts";

export const categories = {
  road,
  airAndSea,
  buildings: { ...homes, ...landmarks, ...grounds },
  animals: { ...pets, ...forestAnimals, ...jungleAnimals, ...farmAnimals },
  creatures: { ...seaLife, ...fliers, ...monsters },
  food: { ...dishes, ...snacks, ...sweets, ...drinks, ...produce },
  tech: { ...computers, ...gadgets },
  tools: {
    ...handTools,
    ...weapons,
    ...treasures,
    ...gear,
    ...science,
    ...flames,
    ...studyThings,
    ...furniture,
    ...belongings,
  },
  play: { ...sport, ...music },
  wild: { ...plants, ...elements },
  ideas: { ...money, ...work, ...symbols, ...callouts },
};
const { road: onRoad, ...rest } = categories;
const all = {
  ...onRoad,
  ...rest.airAndSea,
  ...rest.buildings,
  ...rest.animals,
  ...rest.creatures,
  ...rest.food,
  ...rest.tech,
  ...rest.tools,
  ...rest.play,
  ...rest.wild,
  ...rest.ideas,
};
type DrawnName = keyof typeof all;
/** A drawing of ours or an icon of the vector set. */
export type ThingName = DrawnName | VectorName;
export const things: Record<ThingName, Thing> = { ...all, ...vectors };
export const isThingName = (name: string): name is ThingName => name in things;

/** A line from the top to the foot of a broken thing, in shares of its width and height. */
const CRACK = "0 1.2 -.06 .9 .06 .7 -.08 .5 .07 .3 -.04 .12 0 -.2".split(" ").map(Number);

/** A thing in its colour. A broken one is in two halves. */
export function drawThing(
  b: Brush,
  { name, colour, isBroken, isBurning }: { name: ThingName; colour?: string; isBroken?: boolean; isBurning?: boolean },
): string {
  const { w, h, draw } = things[name];
  const burning = isBurning
    ? [-0.3, 0, 0.3]
        .map((side) => placed(side * w, side ? 0 : -h * 0.1, (h * 0.62) / all.fire.h, all.fire.draw(b)))
        .join("")
    : "";
  const drawn = draw(b, colour) + burning;
  if (!isBroken) return drawn;
  const points = CRACK.flatMap((share, at) => (at % 2 ? [] : [`${share * w} ${-(CRACK[at + 1] ?? 0) * h}`]));
  const half = (side: 1 | -1) => {
    const clip = b.clip(`<path d="M${points.join("L")}H${side * w}V${-h * 1.2}Z"/>`);
    return placed(side * w * 0.09, 0, 1, group(drawn, clip), side * 9);
  };
  const shards = path(
    `M${-w * 0.1} 6l${w * 0.05} ${-h * 0.07}l${w * 0.05} ${h * 0.06}ZM${w * 0.06} 10l${w * 0.04} ${-h * 0.05}l${w * 0.06} ${h * 0.04}Z`,
    b.lit("#d8d0c4"),
  );
  return half(-1) + half(1) + shards;
}

/** Things that can act in a scene like a person. */
export const isAlive = (name: ThingName): boolean =>
  name in categories.animals ||
  name in categories.creatures ||
  name === "robot" ||
  name === "snowman" ||
  vectorKind(name) === "animal" ||
  vectorKind(name) === "largeAnimal";

export const isVehicle = (name: ThingName): boolean =>
  name in categories.road || name in categories.airAndSea || vectorKind(name) === "vehicle";
