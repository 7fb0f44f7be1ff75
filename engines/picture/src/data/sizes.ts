import type { ThingName } from "../objects/things.ts";
import { isVectorFacingLeft, vectorHeight } from "../objects/vectors.ts";
import { categories } from "./objects/categories.ts";

/** Heights of things beside a person of height 1, where their category does not tell. */
const OWN: Partial<Record<ThingName, number>> = {
  ...{
    car: 0.62,
    sportsCar: 0.5,
    van: 0.95,
    bus: 1.1,
    truck: 1.15,
    tractor: 1.1,
    train: 1.1,
    tank: 0.9,
    excavator: 1.3,
  },
  ...{
    bicycle: 0.62,
    motorcycle: 0.62,
    scooter: 0.62,
    skateboard: 0.16,
    caravan: 0.95,
    policeCar: 0.62,
    ambulance: 0.95,
  },
  ...{
    plane: 1.1,
    helicopter: 1.1,
    drone: 0.35,
    balloon: 1.9,
    boat: 0.55,
    canoe: 0.4,
    raft: 0.7,
    jetski: 0.5,
    anchor: 0.7,
  },
  ...{
    surfboard: 0.95,
    ship: 1.5,
    longship: 1.5,
    sailboat: 1.5,
    submarine: 1.1,
    rocket: 1.7,
    wave: 1.2,
    parachute: 1.2,
  },
  ...{ dog: 0.55, cat: 0.42, hamster: 0.3, rabbit: 0.36, mouse: 0.28, fox: 0.5, wolf: 0.66, owl: 0.4, monkey: 0.6 },
  ...{ horse: 1.05, unicorn: 1.1, cow: 0.9, elephant: 1.5, giraffe: 1.8, dinosaur: 1.6, bear: 1, polarBear: 0.95 },
  ...{
    gorilla: 1.05,
    lion: 0.85,
    tiger: 0.85,
    panda: 0.85,
    pig: 0.55,
    sheep: 0.6,
    goat: 0.65,
    chicken: 0.36,
    duck: 0.32,
  },
  ...{ penguin: 0.55, turtle: 0.34, frog: 0.26, snake: 0.42, crocodile: 0.36, fish: 0.36, shark: 0.7, whale: 1.3 },
  ...{ dolphin: 0.62, squid: 0.95, jellyfish: 0.6, crab: 0.34, bird: 0.32, parrot: 0.42, eagle: 0.45, bee: 0.34 },
  ...{
    butterfly: 0.32,
    spider: 0.34,
    ant: 0.28,
    dragon: 1.5,
    ghost: 0.95,
    zombie: 1,
    alien: 0.9,
    monster: 1.25,
    robot: 1,
  },
  ...{
    skeleton: 1,
    snowman: 0.95,
    tree: 1.7,
    pineTree: 1.8,
    christmasTree: 1.4,
    cactus: 0.9,
    rock: 0.7,
    mountain: 1.6,
  },
  ...{ flower: 0.5, sunflower: 0.75, rose: 0.45, mushroom: 0.36, leaf: 0.34, pumpkin: 0.36, fire: 0.6, campfire: 0.5 },
  ...{
    chair: 0.72,
    sofa: 0.71,
    bed: 0.71,
    bathtub: 0.71,
    ladder: 1.2,
    door: 1.15,
    piano: 0.8,
    drums: 0.75,
    barrel: 0.6,
  },
  ...{ box: 0.5, chest: 0.5, safe: 0.7, stove: 0.75, fireplace: 1, tent: 0.85, hatch: 0.4, wall: 0.8, fence: 0.5 },
  ...{
    statue: 1.2,
    tv: 0.5,
    computer: 0.5,
    telescope: 0.8,
    anvil: 0.5,
    cannon: 0.55,
    trash: 0.5,
    toilet: 0.5,
    mirror: 0.9,
    diningTable: 0.5,
    sack: 0.45,
    bench: 0.5,
    sink: 0.55,
    fishBowl: 0.34,
    cart: 0.6,
  },
  ...{
    umbrella: 0.6,
    guitar: 0.62,
    electricGuitar: 0.62,
    suitcase: 0.5,
    emptyBench: 0.5,
    igloo: 0.95,
    hut: 1.3,
    tinyHouse: 1.3,
  },
};
/** Where somebody is on a thing, as a share of its height; on others near the top. */
export const SEATS_AT: Partial<Record<ThingName, number>> = {
  ...{ bed: 0.5, sofa: 0.58, chair: 0.55, bench: 0.58, emptyBench: 0.58 },
};
export const TALL_HATS: ReadonlySet<string> = new Set(["chef", "wizard", "crown", "viking", "knight", "santa"]);

const OF_CATEGORY: Record<keyof typeof categories, number> = {
  road: 0.8,
  airAndSea: 1.1,
  buildings: 1.7,
  animals: 0.6,
  creatures: 0.7,
  food: 0.34,
  tech: 0.38,
  tools: 0.4,
  play: 0.4,
  wild: 0.6,
  ideas: 0.5,
};
const categoryOf = (name: ThingName) =>
  Object.keys(categories).find(
    (kind): kind is keyof typeof categories => name in categories[kind as keyof typeof categories],
  );

/** The height of a thing beside a person. */
export const heightOf = (name: ThingName): number =>
  OWN[name] ?? vectorHeight(name) ?? OF_CATEGORY[categoryOf(name) ?? "tools"];

const FACING_LEFT: ReadonlySet<string> = new Set(["fish", "shark", "whale", "dolphin", "bird", "bee"]);
/** Most things look to the right. */
export const isFacingLeft = (name: ThingName): boolean => FACING_LEFT.has(name) || isVectorFacingLeft(name);
