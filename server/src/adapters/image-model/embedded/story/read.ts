import type { PictureBrief } from "../../port.ts";
import { diceOf, hashOf } from "../kit/dice.ts";
import { find, type Hit, languageOf, wordsOf } from "../lexicon/find.ts";
import { type MoodName, moods } from "../light/moods.ts";
import { categories, isThingName, type ThingName, things } from "../objects/things.ts";
import { type RoleName, roles } from "../people/roles.ts";
import { isPlaceName, isRoom, type PlaceName } from "../places/places.ts";
import { cameraIn, colourIn, compositionIn, expressionIn, sizeIn, weatherIn, withoutHints } from "./hints.ts";
import type { Named, Story } from "./story.ts";

const isMood = (name: string): name is MoodName => name in moods;
const isRole = (name: string): name is RoleName => name in roles;
/** Named by many words that are said in passing: they give way to a thing that can be touched. */
const WEAK: ReadonlySet<string> = new Set([
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
const SOLID_WORDS: ReadonlySet<string> = new Set([
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

/** Said of the light itself, and last of all where someone asks for another mood. */
const LIGHTS: ReadonlySet<MoodName> = new Set(["day", "golden", "sunset", "dusk", "night", "storm"]);
const PASSING: ReadonlySet<string> = new Set(["calendar", "earth", "trophy", "star", "clock"]);
/** Moods of a room or a talk; under the sky they become a kind of light. */
const OUTDOORS: Partial<Record<MoodName, MoodName>> = {
  cozy: "golden",
  clean: "day",
  fresh: "spring",
  joy: "golden",
  luxury: "sunset",
};
/** Beside these, whoever says "I" is in the picture too. */
const FOR_COMPANY = ["road", "airAndSea", "buildings", "wild"] as const;
const DENIED = /\b(?:without|no|sin|ohne|kein|keine|keinen|sans)\b/;
const UNKNOWN: readonly [ThingName, ...ThingName[]] = ["mystery", "artifact", "portal", "chest", "crystalBall", "ufo"];
const HOME_OF: Partial<Record<RoleName, PlaceName>> = {
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
const MOOD_OF: Partial<Record<PlaceName, MoodName>> = {
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
const PLAIN_MOODS: readonly [MoodName, ...MoodName[]] = ["day", "golden", "sunset", "day", "spring"];
const FEELING_MOOD: Partial<Record<NonNullable<Story["expression"]>, readonly [MoodName, ...MoodName[]]>> = {
  sad: ["gloom", "storm"],
  disappointed: ["gloom"],
  angry: ["danger"],
  excited: ["joy", "golden"],
  shocked: ["mystery", "danger", "joy"],
  annoyed: ["fresh", "clean"],
};

function thingsIn(hits: readonly Hit[], words: readonly string[]): Named[] {
  const named = new Map<ThingName, Named>();
  for (const { name, at, words: count } of hits) {
    if (!isThingName(name) || named.has(name)) continue;
    const colour = colourIn(words[at - 1]) ?? colourIn(words[at + count]);
    const isSaid = SOLID_WORDS.has(words[at] ?? "") || (count > 1 && !(name in categories.ideas));
    if (DENIED.test(words.slice(Math.max(0, at - 2), at).join(" "))) continue;
    named.set(name, {
      name,
      size: sizeIn(words[at - 1]) * sizeIn(words[at - 2]),
      isStrong: !WEAK.has(name) || isSaid,
      ...(colour && { colour }),
    });
  }
  const all = [...named.values()];
  const strong = all.filter(({ isStrong }) => isStrong);
  const told = all.length > 1 ? all.filter(({ name }) => name !== "lightbulb") : all;
  return (strong.length > 0 ? strong : told).slice(0, 3);
}

/** From words to what is seen; what the words leave open is chosen by them and the seed, never at random. */
export function read(
  brief: Pick<PictureBrief, "prompt" | "seed" | "expression" | "cameraAngle" | "composition" | "cast">,
): Story {
  const text = wordsOf(brief.prompt).join(" ");
  const words = withoutHints(text).split(" ");
  const language = languageOf(words);
  const dice = diceOf((hashOf(text) ^ (brief.seed * 2_654_435_761)) >>> 0);
  const people = [
    ...new Set(
      find(words, language, "people")
        .map(({ name }) => name)
        .filter(isRole),
    ),
  ];
  const roleWords = people.filter((role) => role !== "person");
  const cast = roleWords.length > 0 ? roleWords : people;
  const expression = brief.expression ?? expressionIn(text);
  const found = thingsIn(find(words, language, "things"), words);
  const placeHit = find(words, language, "places").sort((a, b) => b.words - a.words)[0]?.name;
  const namedPlace = placeHit && isPlaceName(placeHit) ? placeHit : undefined;
  const role = cast.find((name) => HOME_OF[name]);
  const isUnknown = found.length === 0 && namedPlace === undefined && role === undefined;
  /** What is only said in passing is not shown where a place or a role says enough. */
  const isTold =
    (role !== undefined || (namedPlace !== undefined && !isRoom(namedPlace) && namedPlace !== "circuit")) &&
    expression === undefined &&
    !found.some(({ isStrong }) => isStrong);
  const anchored =
    namedPlace !== undefined || role !== undefined ? found.filter(({ name }) => !PASSING.has(name)) : found;
  const shown = isUnknown ? [{ name: dice.pick(UNKNOWN), size: 1, isStrong: true }] : isTold ? [] : anchored;
  const main = shown[0];
  const isBystander =
    expression === undefined &&
    roleWords.length === 0 &&
    main !== undefined &&
    !FOR_COMPANY.some((kind) => main.name in categories[kind]);
  const home = main ? things[main.name].places : undefined;
  const place =
    namedPlace ??
    (role && (!main?.isStrong || isRoom(HOME_OF[role] ?? "studio")) ? HOME_OF[role] : undefined) ??
    (home ? dice.pick(home) : (role && HOME_OF[role]) || "backdrop");
  const moodHits = find(words, language, "moods")
    .map(({ name }) => name)
    .filter(isMood);
  const weather = new Set(weatherIn(text));
  const feeling = expression && FEELING_MOOD[expression];
  const first = moodHits.find((name) => name !== "sepia") ?? moodHits[0];
  const light = moodHits.findLast((name) => LIGHTS.has(name));
  const isDarkAlready = light === "night" && first !== undefined && moods[first].isNight === true;
  const asked = light && !isDarkAlready ? light : first;
  const isSoft = asked !== undefined && asked in OUTDOORS && !isRoom(place) && MOOD_OF[place] !== undefined;
  const named = isSoft ? undefined : asked;
  const chosen = named ?? MOOD_OF[place] ?? (feeling ? dice.pick(feeling) : dice.pick(PLAIN_MOODS));
  const mood = (isRoom(place) || place === "circuit" ? undefined : OUTDOORS[chosen]) ?? chosen;
  if (place === "snowfield" && !isRoom(place)) weather.add("snow");
  const isNight = moods[mood].isNight === true;
  const isLit = moodHits.includes("night") && !isNight && !["storm", "danger"].includes(mood);
  const camera = brief.cameraAngle ?? cameraIn(text) ?? "eyeLevel";
  const composition = brief.composition ?? compositionIn(text);
  const isSomeone = expression !== undefined && cast.length === 0;
  return {
    things: shown,
    place,
    isPlaceNamed: namedPlace !== undefined,
    isUnknown,
    named: cast,
    mood: isLit ? "night" : mood,
    weather: isRoom(place) ? new Set() : weather,
    isWithCast: brief.cast?.some(({ box }) => box === undefined) ?? false,
    people: brief.cast?.length || isBystander ? [] : isSomeone ? ["person"] : cast.slice(0, 2),
    camera,
    ...(expression && { expression }),
    ...(composition && { composition }),
  };
}
