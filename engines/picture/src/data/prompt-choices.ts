import type { CameraAngle } from "../brief.ts";
import type { ThingName } from "../objects/things.ts";
import type { PlaceName } from "../places/places.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";
import type { MoodName } from "./moods.ts";
import { categories } from "./objects/categories.ts";
import type { RoleName } from "./roles.ts";

/** Things that stand for an abstract word: they are omitted if the prompt names something that can be drawn. */
export const WEAK: ReadonlySet<string> = new Set([
  ...Object.keys(categories.ideas),
  "clock",
  "lightbulb",
  "mystery",
  "trophy",
  "earth",
  "playButton",
  "finishLine",
  "target",
  "magnifier",
  "temple",
  "chip",
  "check",
  "cross",
]);

/** Things that stand for an abstract word even by their first word. */
export const ABSTRACT: ReadonlySet<string> = new Set([
  ...["mystery", "cross", "check", "warning", "chartUp", "chartDown", "bubble", "spiral", "playButton", "finishLine"],
  ...["cash", "calendar", "temple", "target"],
]);

/** Moods that name a light. They take precedence over the other moods of a prompt. */
export const LIGHTS: ReadonlySet<MoodName> = new Set(["day", "golden", "sunset", "dusk", "night", "storm"]);

/** Indoor moods and the light that replaces them outdoors. */
export const OUTDOORS: Partial<Record<MoodName, MoodName>> = {
  cozy: "golden",
  clean: "day",
  fresh: "spring",
  joy: "golden",
  luxury: "sunset",
};

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

/** Places with a light of their own that are as well known in another one. */
export const OPEN_AIR: ReadonlySet<PlaceName> = new Set([
  ...(["desert", "canyon", "beach", "island", "castleHill", "ruins"] as const),
]);

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
  pool: "clean",
};

/** The distance of each take; a face stays near. */
export const TAKE_CAMERAS: readonly CameraAngle[] = ["eyeLevel", "side", "wide", "low"];
export const TAKE_FACE_CAMERAS: readonly CameraAngle[] = ["eyeLevel", "eyeLevel", "side", "low"];
/** The light of each take outdoors and in rooms, where the words leave it open. */
export const TAKE_MOODS: readonly MoodName[] = ["day", "golden", "sunset", "spring"];
export const TAKE_ROOM_MOODS: readonly (MoodName | undefined)[] = [undefined, "clean", "golden", "dusk"];

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

/** What tells a place where only its middle is visible. */
export const CENTRES: Partial<Record<PlaceName, ThingName>> = {
  bathroom: "bathtub",
  bedroom: "bed",
  livingRoom: "sofa",
  kitchen: "stove",
  restaurant: "diningTable",
  garage: "car",
  garden: "flower",
  forest: "tree",
  farm: "barn",
  office: "computer",
  pool: "noto:ring-buoy",
};
