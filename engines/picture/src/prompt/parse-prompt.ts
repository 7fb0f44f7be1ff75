import type { PictureBrief } from "../brief.ts";
import { type ActionName, SWIMMING } from "../data/actions.ts";
import type { Language } from "../data/lexicon/lexicon.ts";
import { type MoodName, moods } from "../data/moods.ts";
import { categories } from "../data/objects/categories.ts";
import {
  FEELING_MOOD,
  HOME_OF,
  LIGHTS,
  MOOD_OF,
  OPEN_AIR,
  OUTDOORS,
  TAKE_CAMERAS,
  TAKE_FACE_CAMERAS,
  TAKE_MOODS,
  TAKE_ROOM_MOODS,
} from "../data/prompt-choices.ts";
import { AGED, EMPTY, FIGURE } from "../data/prompt-hints.ts";
import type { RoleName } from "../data/roles.ts";
import { seats } from "../data/seats.ts";
import { heightOf } from "../data/sizes.ts";
import { hashText, seededRandom } from "../kit/seeded-random.ts";
import { isAlive, things } from "../objects/things.ts";
import { clothesIn } from "../people/clothes.ts";
import { isPlaceName, isRoom, type PlaceName } from "../places/places.ts";
import { find, type Hit, languageOf, wordsOf } from "./find-words.ts";
import {
  backdropIn,
  cameraIn,
  compositionIn,
  expressionIn,
  genderIn,
  hintPositions,
  wantedWordsIn,
  weatherIn,
  withoutHints,
} from "./hints.ts";
import { endOfFirst, entitiesIn, type Placed, storyIn } from "./read-story.ts";
import type { Named, SceneRequest } from "./scene-request.ts";
import type { Token } from "./tokens.ts";

export type PromptBrief = Pick<
  PictureBrief,
  "prompt" | "seed" | "expression" | "cameraAngle" | "composition" | "cast" | "textLayers"
>;
type Tokenize = (text: string, language: Language) => Token[];

const MAX_WORDS = 3;
const isMood = (name: string): name is MoodName => name in moods;
const NAMES: ReadonlySet<Token["is"]> = new Set(["noun", "adjective", "gerund", "number", "pronoun"]);
/** The scene is where the target belongs. */
const ON_TARGET: ReadonlySet<ActionName> = new Set(["ride", "standOn", "climb", "inside", "under", "behind"]);
/** What somebody does where he works. */
const AT_WORK: ReadonlySet<ActionName | undefined> = new Set(["argue", "hold", "work", "lift", "break", "pose"]);
/** The face of the author in a light. */
const MOOD_FACE: Partial<Record<MoodName, SceneRequest["expression"]>> = {
  ...{ horror: "shocked", danger: "shocked", mystery: "surprised", night: "surprised", storm: "shocked" },
  ...{ gloom: "sad", cold: "shocked", toxic: "shocked" },
};
const IN_WATER = /^(?:in|en|im|dans)$/;
const MAX_BETWEEN = 4;
const OF = /^(?:of|de|del|du|des|von|vom|eines|einer)$/;
const SETTING = /^(?:in|inside|at|through|across|within|en|dentro|im|am|bei|durch|dans|a|au|aux|chez)$/;

/** Without their parts of speech, for what must be known before a picture is drawn. */
export const plainTokens: Tokenize = (text) =>
  wordsOf(text).map((key) => ({ key, is: "noun", isSelf: false, isLast: key.endsWith(",") }));

/** The preposition before a noun, past its determiner and adjectives. */
function prepositionBefore(at: number, tokens: readonly Token[]): string | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) {
    const token = tokens[before];
    if (token?.is === "preposition") return token.key;
    if (token && !["determiner", "adjective", "number", "noun"].includes(token.is)) return undefined;
  }
  return undefined;
}

/** A word that names a place and a thing is the place after "in", else the thing. */
function splitSettings(placed: readonly Placed[], hits: readonly Hit[], tokens: readonly Token[]) {
  // "on the moon" is an entry with its preposition.
  const isSetting = ({ at }: Hit) =>
    tokens[at]?.is === "preposition" || SETTING.test(prepositionBefore(at, tokens) ?? "");
  // "I built a pool in my garden" shows the pool.
  const isMade = ({ at }: Hit) =>
    prepositionBefore(at, tokens) === undefined &&
    tokens.slice(Math.max(0, at - 3), at).some(({ action }) => action?.action === "work");
  const settings = hits.filter(isSetting);
  const covers = (hit: Hit, { from, to }: Placed) => hit.at < to && hit.at + hit.words > from;
  // "a hotel room", "la habitación de un hotel": the building only tells which room.
  const isOfRoom = ({ entity, from, to }: Placed) =>
    "thing" in entity &&
    entity.thing.name in categories.buildings &&
    hits.some((hit) => {
      const between = tokens.slice(hit.at + hit.words, from);
      const isOf =
        between.length <= MAX_BETWEEN &&
        between.some(({ key }) => OF.test(key)) &&
        !between.some(({ key }) => key === "front");
      return hit.at === to || isOf || (hit.words > to - from && covers(hit, { entity, from, to }));
    });
  // The place of a castle is the hill around it.
  const isPlace = (one: Placed) =>
    "thing" in one.entity && one.entity.thing.name !== "castle" && settings.some((hit) => covers(hit, one));
  return {
    entities: placed.filter((one) => "person" in one.entity || !(isPlace(one) || isOfRoom(one))),
    place: [...settings, ...hits].sort(
      (a, b) =>
        b.words - a.words || Number(isMade(b)) - Number(isMade(a)) || Number(isSetting(b)) - Number(isSetting(a)),
    )[0],
  };
}

/** The most telling words of a prompt that names nothing drawable, as type: of its subject, before light and composition. */
function tellingWords(tokens: readonly Token[]): string {
  const isTelling = ({ is, key }: Token) => (is === "noun" || is === "adjective" || is === "number") && key.length > 2;
  const subjectEnd = tokens.findIndex(({ isLast }) => isLast);
  const subject = tokens.slice(0, subjectEnd < 0 ? undefined : subjectEnd + 1).filter(isTelling);
  return (subject.length > 0 ? subject : tokens.filter(isTelling))
    .slice(0, MAX_WORDS)
    .map(({ key }) => key)
    .join(" ");
}

function moodFor(
  text: string,
  found: readonly MoodName[],
  {
    place,
    isPlaceNamed,
    expression,
    take,
    random,
  }: { take: number; random: ReturnType<typeof seededRandom> } & Pick<
    SceneRequest,
    "place" | "isPlaceNamed" | "expression"
  >,
): MoodName {
  const first = found.find((name) => name !== "sepia") ?? found[0];
  const light = found.findLast((name) => LIGHTS.has(name));
  const isDarkAlready = light === "night" && first !== undefined && moods[first].isNight === true;
  // One of four pictures of something old looks like an old photo.
  const isPhoto = first !== "sepia" || take % 4 === 0;
  const asked = light && !isDarkAlready ? light : isPhoto ? first : undefined;
  const isSoft = asked !== undefined && asked in OUTDOORS && !isRoom(place) && MOOD_OF[place] !== undefined;
  const feeling = expression && FEELING_MOOD[expression];
  const home = MOOD_OF[place];
  const open = isRoom(place)
    ? (TAKE_ROOM_MOODS[take] ?? home ?? "cozy")
    : ((take > 0 && OPEN_AIR.has(place) ? undefined : home) ??
      (feeling && !isPlaceNamed ? random.pick(feeling) : (TAKE_MOODS[take] ?? "day")));
  const chosen = (isSoft ? undefined : asked) ?? open;
  const mood = (isRoom(place) || place === "circuit" ? undefined : OUTDOORS[chosen]) ?? chosen;
  const isLit = found.includes("night") && moods[mood].isNight !== true && !["storm", "danger"].includes(mood);
  return isLit && text !== "" ? "night" : mood;
}

/** Converts a prompt into a scene. What the words leave open is derived from a hash of the words and the seed. */
export function parsePrompt(brief: PromptBrief, tokenize: Tokenize): SceneRequest {
  const { words: wanted, rest } = wantedWordsIn(brief.prompt);
  const text = wordsOf(rest).join(" ");
  const language = languageOf(wordsOf(rest));
  const subject = withoutHints(wordsOf(rest.split(/[,;](?=\s)/)[0] ?? "").join(" "));
  const random = seededRandom((hashText(subject) ^ (brief.seed * 2_654_435_761)) >>> 0);
  const take = Math.abs(Math.floor(brief.seed)) % 4;
  const all = tokenize(rest, language);
  const hidden = hintPositions(all.map(({ key }) => key));
  const tokens = all.filter((_, at) => !hidden.has(at));
  const words = tokens.map(({ key }) => key);
  const backdrop = backdropIn(words);
  const canName = (at: number) => {
    const token = tokens[at];
    return token !== undefined && NAMES.has(token.is) && token.action === undefined && !backdrop?.at.includes(at);
  };
  const asked = brief.expression ?? expressionIn(text);
  const composition = brief.composition ?? compositionIn(text);
  // What made the difference, as in "before and after the renovation", is no subject.
  const cut = compositionIn(text) === "split" ? all.findIndex((_, at) => hidden.has(at)) : 0;
  const isSubject = (at: number) => canName(at) && (cut <= 0 || at < cut);
  const thingHits = find(words, language, "things", isSubject);
  const placed = entitiesIn(
    find(words, language, "people", isSubject),
    thingHits,
    tokens,
    language === "es" || language === "fr",
  ).filter(({ entity }) => !(wanted && "thing" in entity && entity.thing.name === "signpost"));
  // The "ice" of an ice cream is no place, the "fire" of a fire truck no mood.
  const isPartOfName = ({ at, words, isPart }: Hit) =>
    placed.some(({ from, to }) => from <= at && at + words <= to && to - from > words) ||
    (isPart && thingHits.some((hit) => hit.at === at && !hit.isPart));
  const placeHits = find(words, language, "places", canName).filter((hit) => !isPartOfName(hit));
  const { entities, place: placeHit } = splitSettings(placed, placeHits, tokens);
  const isAtBuilding = entities.some(({ entity }) => "thing" in entity && entity.thing.name in categories.buildings);
  // A chef in front of a tower is not in the kitchen.
  const isHome =
    isAtBuilding &&
    entities.some(({ from, to }) => placeHit && placeHit.at < to && placeHit.at + placeHit.words > from);
  const namedPlace = placeHit && !isHome && isPlaceName(placeHit.name) ? placeHit.name : undefined;
  const strong = entities.filter(({ entity }) => "person" in entity || entity.thing.isStrong);
  const told = entities.filter(({ from }) => from < endOfFirst(tokens));
  const toldStrong = told.filter((one) => strong.includes(one));
  // Abstract things are shown if nothing else can be, those of later clauses if the first one names none.
  const isEnough = namedPlace !== undefined || toldStrong.length > 0;
  const shown =
    toldStrong.length > 0 ? toldStrong : strong.length > 0 ? strong : isEnough ? [] : told.length > 0 ? told : entities;
  const isEmpty = EMPTY.test(text);
  const isSelf =
    !isEmpty && (tokens.some((token) => token.isSelf) || /^(?:gerund|infinitive|auxiliary)$/.test(tokens[0]?.is ?? ""));
  const self: Placed | undefined = isSelf
    ? { entity: { person: { role: "person", count: 1 } }, from: 0, to: 0 }
    : undefined;
  const castCount = brief.cast?.length ?? 0;
  const roles = shown.flatMap(({ entity }): RoleName[] =>
    "person" in entity && !isEmpty ? Array.from({ length: entity.person.count }, () => entity.person.role) : [],
  );
  const named = shown.flatMap(({ entity }): Named[] => ("thing" in entity ? [entity.thing] : []));
  const isUnknown = named.length === 0 && namedPlace === undefined && roles.length === 0;
  const isAnimal = named.some(({ name }) => isAlive(name));
  const isFelt = brief.expression !== undefined || (asked !== undefined && !isAnimal);
  const isSomeone = isFelt || isUnknown || (isSelf && castCount === 0);
  const people = roles.length > 0 ? roles : isSomeone && !isEmpty && castCount === 0 ? (["person"] as const) : [];
  const story =
    castCount > 0
      ? undefined
      : storyIn(isEmpty ? shown.filter(({ entity }) => "thing" in entity) : shown, tokens, self, language === "de");
  const role = roles.find((name) => HOME_OF[name]);
  const target = story?.target && "thing" in story.target ? story.target.thing : undefined;
  const own = story && ON_TARGET.has(story.action) ? (target ?? named[0]) : named[0];
  // A boat is on the water, whatever attacks it.
  const main =
    [target, ...named].find((thing) => thing && things[thing.name].stance === "water") ??
    (namedPlace === undefined ? named.find(({ name }) => name in categories.buildings) : undefined) ??
    own;
  const ridden = story?.action === "ride" && target ? seats[target.name]?.place : undefined;
  const homes = ridden ? ([ridden] as const) : main && things[main.name].places;
  // A person who has a fish is not under water.
  const home = homes?.[0] === "underwater" && people.length > 0 ? (["harbour"] as const) : homes;
  // A thief with a bag is in a vault, behind a tree he is in the forest.
  const isCarried =
    !isAtBuilding &&
    (main === undefined ||
      things[main.name].stance === "table" ||
      (AT_WORK.has(story?.action) && heightOf(main.name) < 0.5));
  const found: PlaceName =
    namedPlace ??
    (role && isCarried ? HOME_OF[role] : undefined) ??
    (home ? home[take % home.length] : undefined) ??
    "backdrop";
  const weather = new Set(weatherIn(text));
  // Rain falls outdoors, even on a cat.
  const isWet = weather.size > 0 && namedPlace === undefined && (isRoom(found) || found === "backdrop");
  const place = isWet && !isUnknown ? (weather.has("snow") ? "snowfield" : "street") : found;
  // The word for a desert asks for no light.
  const isOfPlace = ({ at }: Hit) =>
    placeHit && OPEN_AIR.has(place) && at >= placeHit.at && at < placeHit.at + placeHit.words;
  const moodHits = find(words, language, "moods", (at) => tokens[at]?.is !== "finite")
    // An old friend makes no old picture.
    .filter((hit) => !isPartOfName(hit) && !isOfPlace(hit) && !(hit.name === "sepia" && roles.length > 0))
    .map(({ name }) => name)
    .filter(isMood);
  const isPlaceNamed = namedPlace !== undefined;
  const isLurking = story?.action === "lurk" && moodHits.length === 0;
  const mood = isLurking
    ? "night"
    : moodFor(text, moodHits, { place, isPlaceNamed, take, random, ...(asked && isFelt && { expression: asked }) });
  // The author of a title shows what it was like, except from afar.
  const isAlone = story === undefined && castCount === 0 && take !== 2 && !isEmpty;
  const isPortrait = roles.length === 1 && named.length === 0 && take < 2;
  const felt = isSelf && roles.length === 0 ? (MOOD_FACE[mood] ?? "excited") : isPortrait ? "happy" : undefined;
  const expression = asked ?? (isAlone ? felt : undefined);
  if (place === "snowfield") weather.add("snow");
  const isInWater =
    placeHit !== undefined &&
    SWIMMING.has(place) &&
    IN_WATER.test(prepositionBefore(placeHit.at, tokens) ?? "") &&
    named.every(({ name }) => isAlive(name)) &&
    (story === undefined || story.action === "pose");
  const isWithCast = brief.cast?.some(({ box }) => box === undefined) ?? false;
  const hasFace = expression !== undefined || castCount > 0 || isUnknown;
  const type = brief.textLayers?.length
    ? undefined
    : (wanted ?? (isUnknown ? tellingWords(tokens) : isSelf ? FIGURE.exec(brief.prompt)?.[1] : undefined));
  const gender = genderIn(words, language);
  const inStory = [story?.actor, story?.partner, story?.target];
  return {
    things: named.slice(0, 3),
    others: strong.map(({ entity }) => entity).filter((entity) => !inStory.includes(entity)),
    place: backdrop ? "backdrop" : place,
    isPlaceNamed,
    isUnknown,
    named: roles,
    ...(isInWater && { isInWater }),
    mood: backdrop ? "day" : mood,
    weather: isRoom(place) || backdrop ? new Set() : weather,
    isWithCast,
    people: castCount > 0 && !isWithCast ? [] : people.slice(0, 6),
    camera: brief.cameraAngle ?? cameraIn(text) ?? (hasFace ? TAKE_FACE_CAMERAS : TAKE_CAMERAS)[take] ?? "eyeLevel",
    subject,
    clothes: { ...clothesIn(text).look, ...(words.some((word) => AGED.test(word)) && { isOld: true }) },
    ...(gender && { gender }),
    take,
    ...(backdrop && { backdrop: backdrop.colour ?? "#e8e4dc" }),
    ...(story && { story }),
    ...(type && { words: type }),
    ...(expression && { expression }),
    ...(composition && { composition }),
  };
}
