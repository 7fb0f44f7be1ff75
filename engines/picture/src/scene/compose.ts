import type { Box, PictureBrief, TextLayer } from "../brief.ts";
import { type Mood, type MoodName, moods } from "../data/moods.ts";
import { CENTRES } from "../data/prompt-choices.ts";
import { SUMS } from "../data/prompt-hints.ts";
import { Brush } from "../kit/brush.ts";
import { hashText, seededRandom } from "../kit/seeded-random.ts";
import { group, path, rect } from "../kit/svg.ts";
import { textBounds } from "../lettering/lay-out-text.ts";
import { layerOfWords } from "../lettering/place-words.ts";
import { readPrompt } from "../prompt/read-prompt.ts";
import type { SceneRequest } from "../prompt/scene-request.ts";
import { drawScene, type Scene } from "./scene.ts";
import { tallRequest } from "./tall.ts";

/** A drawing before its style is applied: SVG layers from far to near. */
export type Drawing = {
  layers: readonly [back: string, subject: string, front: string];
  mood: Mood;
  isFromRight: boolean;
  castRooms: readonly [Box, Box];
  /** In front of all layers, if the photo is between the two halves of a comparison. */
  isCastInFront: boolean;
  /** The words that the prompt wants in the picture. */
  words: readonly TextLayer[];
};
const BETWEEN: readonly [Box, Box] = [
  { x1: 420, y1: 210, x2: 860, y2: 720 },
  { x1: 900, y1: 330, x2: 1260, y2: 720 },
];

const diceFor = (text: string, seed: number) =>
  seededRandom((hashText(text) ^ Math.imul(seed + 1, 2_654_435_761)) >>> 0);
const DULL: readonly [MoodName, ...MoodName[]] = ["gloom", "storm", "gloom"];
const WILD: ReadonlySet<string> = new Set([
  "garden",
  "meadow",
  "farm",
  "lake",
  "forest",
  "river",
  "beach",
  "suburb",
  "village",
]);
const BRIGHT: readonly [MoodName, ...MoodName[]] = ["golden", "day", "spring", "joy"];

const VERSUS = /\s(?:vs\.?|versus|gegen|contra|contre)\s/i;
/** "compares a cheap phone with an expensive one" */
const BETWEEN_COMPARED = /\s(?:with|and|to|con|y|mit|und|avec|et|à)\s/i;
/** The sums of both sides: "$1 vs. $1,000". */
function sumsOf(prompt: string): TextLayer[] {
  const [left, right] = [...prompt.matchAll(SUMS)].map(([sum]) => sum);
  if (!left || !right || left === right) return [];
  return [left, right].map((text, at) => ({ ...layerOfWords(text, false), x: at ? 760 : 56 }));
}

/** Both sides of a comparison; a side without a known thing uses the things of the other. */
function sidesOf(brief: PictureBrief): readonly [SceneRequest, SceneRequest] {
  const [left, right] = brief.prompt.split(VERSUS.test(brief.prompt) ? VERSUS : BETWEEN_COMPARED);
  const request = (prompt: string) => readPrompt({ ...brief, prompt, composition: "centred" });
  const whole = request(brief.prompt);
  if (!left || !right || brief.composition === "split") return [whole, whole];
  const [one, two] = [request(left), request(right)];
  return [one.things[0]?.isStrong ? one : two, two.things[0]?.isStrong ? two : one];
}

function halves(brief: PictureBrief, isVersus: boolean): Drawing {
  const whole = readPrompt(brief);
  const random = diceFor(whole.subject, brief.seed);
  const [left, right] = sidesOf(brief);
  const defs = new Map<string, string>();
  const isSame = left.things[0]?.name === right.things[0]?.name;
  const moodsOf: readonly [MoodName, MoodName] = isVersus
    ? isSame
      ? ["gloom", "luxury"]
      : [left.mood, right.mood]
    : [random.pick(DULL), random.pick(BRIGHT)];
  const half = (request: SceneRequest, mood: MoodName, at: 0 | 1): Scene => {
    const { expression: _, story: __, ...plain } = request;
    const fixture = CENTRES[request.place];
    const shown: SceneRequest["things"] =
      request.things.length > 0 || request.named.length > 0 || !fixture
        ? request.things.slice(0, 1)
        : [{ name: fixture, size: 1, isStrong: true, count: 1, isBroken: !isVersus && at === 0 }];
    const isPeople =
      request.people.length > 0 && (request.things.length === 0 || (!isVersus && request.named.length > 0));
    const place =
      isVersus && isSame && at === 1
        ? "studio"
        : !isVersus && at === 0 && WILD.has(request.place)
          ? "wasteland"
          : request.place;
    const b = new Brush({ ...moods[mood].lamp, isFromRight: at === 1 }, defs);
    return drawScene(
      {
        ...plain,
        mood,
        place,
        composition: "centred",
        things: isPeople ? [] : shown,
        people: isPeople ? request.people.slice(0, 1) : [],
        isWithCast: false,
        ...(isPeople && { expression: at ? "excited" : isVersus ? "angry" : "sad" }),
      },
      diceFor(whole.subject, brief.seed + (isVersus ? at : 0)),
      diceFor(isVersus ? request.subject : whole.subject, 0),
      undefined,
      b,
    );
  };
  const scenes = [half(left, moodsOf[0], 0), half(right, moodsOf[1], 1)] as const;
  const edge = isVersus
    ? ["M-20 -20H700L580 740H-20Z", "M700 -20H1300V740H580Z"]
    : ["M-20 -20H640V740H-20Z", "M640 -20H1300V740H640Z"];
  const b = new Brush({ ...moods[moodsOf[1]].lamp, isFromRight: false }, defs);
  const joined = (layer: "back" | "subject" | "front") =>
    scenes
      .map((scene, at) =>
        group(`<g transform="translate(${at ? 310 : -310} 0)">${scene[layer]}</g>`, b.clip(`<path d="${edge[at]}"/>`)),
      )
      .join("");
  const mark = isVersus
    ? `<circle cx="640" cy="360" r="74" fill="#17110e" stroke="#fff" stroke-width="9"/>` +
      path(
        "M596 330H618L628 374L640 330H660L638 396H618ZM668 396L672 378C684 384 694 380 692 374C690 366 668 368 670 348C672 328 694 326 706 334L702 350C694 346 686 346 686 352C690 360 710 358 708 376C706 396 684 402 668 396Z",
        "#ffd02c",
      )
    : path(
        "M560 330H690V292L778 360L690 428V390H560Z",
        "#e11d1d",
        'stroke="#fff" stroke-width="12" stroke-linejoin="round"',
      );
  const line = isVersus ? path("M690 -20H712L592 740H570Z", "#ffffff") : rect(632, -10, 16, 740, "#ffffff");
  const divider = line + (brief.cast?.length ? "" : mark);
  const svg = (body: string) => b.svg(body);
  const [back, subject, front] = [joined("back"), joined("subject"), joined("front") + divider];
  return {
    layers: [svg(back), svg(subject), svg(front)],
    mood: moods[moodsOf[1]],
    isFromRight: false,
    castRooms: BETWEEN,
    isCastInFront: true,
    words: whole.words ? [layerOfWords(whole.words, false)] : sumsOf(brief.prompt),
  };
}

/** The same words and seed give the same drawing. */
export function composeScene(brief: PictureBrief, isTall = false): Drawing {
  const request = isTall ? tallRequest(readPrompt(brief)) : readPrompt(brief);
  if (request.composition === "split" || request.composition === "versus")
    return halves({ ...brief, composition: request.composition }, request.composition === "versus");
  const words = request.words ? [layerOfWords(request.words, isTall)] : [];
  const random = diceFor(request.subject, brief.seed);
  const b = new Brush({ ...moods[request.mood].lamp, isFromRight: random(0, 1) > 0.5 });
  const text = textBounds([...(brief.textLayers ?? []), ...words]);
  const scene = drawScene(request, random, diceFor(request.subject, 0), text, b);
  return {
    layers: [b.svg(scene.back), b.svg(scene.subject), b.svg(scene.front)],
    mood: scene.mood,
    isFromRight: scene.isFromRight,
    castRooms: scene.castRooms,
    isCastInFront: false,
    words,
  };
}
