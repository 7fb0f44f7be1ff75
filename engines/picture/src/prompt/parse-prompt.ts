import type { PictureBrief } from "../brief.ts";
import { type MoodName, moods } from "../data/moods.ts";
import {
  FEELING_MOOD,
  FOR_COMPANY,
  HOME_OF,
  LIGHTS,
  MOOD_OF,
  OUTDOORS,
  PASSING,
  PLAIN_MOODS,
  SOLID_WORDS,
  UNKNOWN,
  WEAK,
} from "../data/prompt-choices.ts";
import { type RoleName, roles } from "../data/roles.ts";
import { hashText, seededRandom } from "../kit/seeded-random.ts";
import { categories, isThingName, type ThingName, things } from "../objects/things.ts";
import { isPlaceName, isRoom } from "../places/places.ts";
import { find, type Hit, languageOf, wordsOf } from "./find-words.ts";
import { cameraIn, colourIn, compositionIn, expressionIn, sizeIn, weatherIn, withoutHints } from "./hints.ts";
import type { Named, SceneRequest } from "./scene-request.ts";

const isMood = (name: string): name is MoodName => name in moods;
const isRole = (name: string): name is RoleName => name in roles;
const DENIED = /\b(?:without|no|sin|ohne|kein|keine|keinen|sans)\b/;
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

/** Converts a prompt into a scene. What the words leave open is derived from a hash of the words and the seed. */
export function parsePrompt(
  brief: Pick<PictureBrief, "prompt" | "seed" | "expression" | "cameraAngle" | "composition" | "cast">,
): SceneRequest {
  const text = wordsOf(brief.prompt).join(" ");
  const words = withoutHints(text).split(" ");
  const language = languageOf(words);
  const random = seededRandom((hashText(text) ^ (brief.seed * 2_654_435_761)) >>> 0);
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
  /** Things named by common words only are not drawn if a place or a role is enough for the scene. */
  const isTold =
    (role !== undefined || (namedPlace !== undefined && !isRoom(namedPlace) && namedPlace !== "circuit")) &&
    expression === undefined &&
    !found.some(({ isStrong }) => isStrong);
  const anchored =
    namedPlace !== undefined || role !== undefined ? found.filter(({ name }) => !PASSING.has(name)) : found;
  const shown = isUnknown ? [{ name: random.pick(UNKNOWN), size: 1, isStrong: true }] : isTold ? [] : anchored;
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
    (home ? random.pick(home) : (role && HOME_OF[role]) || "backdrop");
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
  const chosen = named ?? MOOD_OF[place] ?? (feeling ? random.pick(feeling) : random.pick(PLAIN_MOODS));
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
