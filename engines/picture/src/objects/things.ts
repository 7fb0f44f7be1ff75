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

/** Things that can act in a scene like a person. */
export const isAlive = (name: ThingName): boolean =>
  name in categories.animals ||
  name in categories.creatures ||
  name === "robot" ||
  name === "snowman" ||
  vectorKind(name) === "animal" ||
  vectorKind(name) === "largeAnimal";
