import { airAndSea } from "./air-and-sea.ts";
import { animals } from "./animals.ts";
import { buildings } from "./buildings.ts";
import { creatures } from "./creatures.ts";
import { food } from "./food.ts";
import { ideas } from "./ideas.ts";
import { play } from "./play.ts";
import { road } from "./road.ts";
import { tech } from "./tech.ts";
import type { Thing } from "./thing.ts";
import { tools } from "./tools.ts";
import { wild } from "./wild.ts";

export const categories = { road, airAndSea, buildings, animals, creatures, food, tech, tools, play, wild, ideas };
const all = {
  ...road,
  ...airAndSea,
  ...buildings,
  ...animals,
  ...creatures,
  ...food,
  ...tech,
  ...tools,
  ...play,
  ...wild,
  ...ideas,
};
export type ThingName = keyof typeof all;
export const things: Record<ThingName, Thing> = all;
export const isThingName = (name: string): name is ThingName => name in all;
