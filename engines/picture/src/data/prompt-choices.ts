import { categories, type ThingName } from "../objects/things.ts";
import type { PlaceName } from "../places/places.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";
import type { MoodName } from "./moods.ts";
import type { RoleName } from "./roles.ts";

/** Things named by common words: they are omitted if the prompt names a more specific thing. */
export const WEAK: ReadonlySet<string> = new Set([
  ...Object.keys(categories.ideas),
  "clock",
  "lightbulb",
  "mystery",
  "trophy",
  "earth",
  "hammer",
  "suitcase",
  "chip",
  "playButton",
  "moon",
  "sun",
  "cloud",
  "magnifier",
  "star",
  "house",
  "temple",
  "shop",
  "car",
  "phone",
  "finishLine",
  "target",
  "backpack",
  "skull",
  "tank",
  "popcorn",
  "tree",
  "fire",
  "notebook",
  "books",
  "wave",
  "laptop",
  "controller",
  "sunglasses",
  "cap",
  "lamp",
  "radio",
]);

export const SOLID_WORDS: ReadonlySet<string> = new Set([
  "car",
  "house",
  "phone",
  "moon",
  "sun",
  "trophy",
  "hammer",
  "clock",
  "tree",
  "fire",
  "books",
  "book",
  "heart",
  "map",
  "star",
  "laptop",
  "backpack",
  "cash",
  "gold",
]);

/** Moods that name a light. They take precedence over the other moods of a prompt. */
export const LIGHTS: ReadonlySet<MoodName> = new Set(["day", "golden", "sunset", "dusk", "night", "storm"]);

export const PASSING: ReadonlySet<string> = new Set(["calendar", "earth", "trophy", "star", "clock"]);

/** Indoor moods and the light that replaces them outdoors. */
export const OUTDOORS: Partial<Record<MoodName, MoodName>> = {
  cozy: "golden",
  clean: "day",
  fresh: "spring",
  joy: "golden",
  luxury: "sunset",
};

/** Beside things of these categories, the person of the prompt is drawn too. */
export const FOR_COMPANY = ["road", "airAndSea", "buildings", "wild"] as const;

export const UNKNOWN: readonly [ThingName, ...ThingName[]] = [
  "mystery",
  "artifact",
  "portal",
  "chest",
  "crystalBall",
  "ufo",
];

export const HOME_OF: Partial<Record<RoleName, PlaceName>> = {
  astronaut: "space",
  diver: "underwater",
  chef: "kitchen",
  knight: "castleHill",
  pirate: "beach",
  king: "castleHill",
  queen: "castleHill",
  wizard: "library",
  viking: "ocean",
  soldier: "battlefield",
  police: "street",
  firefighter: "street",
  doctor: "hospital",
  scientist: "lab",
  worker: "construction",
  farmer: "farm",
  business: "office",
  athlete: "stadium",
  climber: "mountains",
  hiker: "mountains",
  skier: "snowfield",
  gamer: "gamingRoom",
  musician: "stage",
  artist: "workshop",
  detective: "street",
  cowboy: "desert",
  ninja: "forest",
  santa: "winterVillage",
  student: "classroom",
  graduate: "stage",
  teacher: "classroom",
  thief: "vault",
  monk: "mountains",
  pilot: "airport",
  mechanic: "garage",
  rich: "skyline",
};

export const MOOD_OF: Partial<Record<PlaceName, MoodName>> = {
  underwater: "underwater",
  space: "space",
  blackHole: "space",
  moon: "space",
  neonStreet: "neon",
  gamingRoom: "neon",
  stage: "neon",
  desert: "heat",
  canyon: "heat",
  snowfield: "cold",
  arctic: "cold",
  winterVillage: "night",
  graveyard: "horror",
  cave: "mystery",
  volcano: "danger",
  battlefield: "danger",
  kitchen: "cozy",
  library: "cozy",
  restaurant: "cozy",
  workshop: "cozy",
  table: "cozy",
  livingRoom: "cozy",
  sauna: "cozy",
  dream: "magic",
  circuit: "neon",
  autumnWoods: "autumn",
  museum: "sepia",
  ruins: "golden",
  office: "clean",
  desk: "cozy",
  lab: "clean",
  hospital: "clean",
  studio: "joy",
  vault: "luxury",
  bunker: "mystery",
  swamp: "mystery",
  prison: "gloom",
  alienPlanet: "magic",
  castleHill: "sunset",
  serverRoom: "neon",
  mars: "heat",
  beach: "day",
  island: "day",
};

export const PLAIN_MOODS: readonly [MoodName, ...MoodName[]] = ["day", "golden", "sunset", "day", "spring"];

export const FEELING_MOOD: Partial<
  Record<NonNullable<SceneRequest["expression"]>, readonly [MoodName, ...MoodName[]]>
> = {
  sad: ["gloom", "storm"],
  disappointed: ["gloom"],
  angry: ["danger"],
  excited: ["joy", "golden"],
  shocked: ["mystery", "danger", "joy"],
  annoyed: ["fresh", "clean"],
};
