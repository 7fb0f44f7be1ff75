import { airAndSea } from "./air-and-sea.ts";
import { belongings } from "./belongings.ts";
import { callouts } from "./callouts.ts";
import { computers } from "./computers.ts";
import { dishes } from "./dishes.ts";
import { drinks } from "./drinks.ts";
import { elements } from "./elements.ts";
import { farmAnimals } from "./farm-animals.ts";
import { flames } from "./flames.ts";
import { fliers } from "./fliers.ts";
import { forestAnimals } from "./forest-animals.ts";
import { furniture } from "./furniture.ts";
import { gadgets } from "./gadgets.ts";
import { gear } from "./gear.ts";
import { grounds } from "./grounds.ts";
import { handTools } from "./hand-tools.ts";
import { homes } from "./homes.ts";
import { jungleAnimals } from "./jungle-animals.ts";
import { landmarks } from "./landmarks.ts";
import { money } from "./money.ts";
import { monsters } from "./monsters.ts";
import { music } from "./music.ts";
import { pets } from "./pets.ts";
import { plants } from "./plants.ts";
import { produce } from "./produce.ts";
import { road } from "./road.ts";
import { science } from "./science.ts";
import { seaLife } from "./sea-life.ts";
import { snacks } from "./snacks.ts";
import { sport } from "./sport.ts";
import { studyThings } from "./study-things.ts";
import { sweets } from "./sweets.ts";
import { symbols } from "./symbols.ts";
import { treasures } from "./treasures.ts";
import { weapons } from "./weapons.ts";
import { work } from "./work.ts";
import { basins, carts, yard } from "./yard.ts";

export const categories = {
  road: { ...road, ...carts },
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
    ...yard,
    ...basins,
  },
  play: { ...sport, ...music },
  wild: { ...plants, ...elements },
  ideas: { ...money, ...work, ...symbols, ...callouts },
};
const { road: onRoad, ...rest } = categories;
/** Every drawing of ours. */
export const drawings = {
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
