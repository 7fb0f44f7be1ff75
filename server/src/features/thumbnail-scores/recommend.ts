import type {
  CheckName,
  Recommendation,
  RecommendationKind,
  Recommendations,
} from "@coldopen/contract/thumbnail-scores/schema";
import { type Found, gainOf, weakest } from "@coldopen/engine-vision/checks";
import type { Box, Sight } from "../../adapters/vision/port.ts";

/** The list of each check. */
const kinds: Readonly<Record<CheckName, RecommendationKind>> = {
  faces: "foregroundElement",
  contrast: "colorGrading",
  colour: "colorGrading",
  clutter: "backgroundElement",
  likeness: "backgroundElement",
  text: "mainElements",
  stamp: "simpleCompositionDescription",
  thirds: "ruleOfThirdsDescription",
};

const sideOf = ({ x1, x2 }: Box): string => {
  const x = (x1 + x2) / 2;
  return x < 0.4 ? "left" : x > 0.6 ? "right" : "middle";
};
const heightOf = ({ y1, y2 }: Box): string => {
  const y = (y1 + y2) / 2;
  return y < 0.4 ? "upper" : y > 0.6 ? "lower" : "middle";
};
const placeOf = (box: Box): string => {
  const [height, side] = [heightOf(box), sideOf(box)];
  return height === side ? "in the middle" : side === "middle" ? `in the ${height} part` : `at the ${height} ${side}`;
};
const subjectOf = ({ faces, lines }: Sight): string =>
  faces.length > 0 ? "the face" : lines.length > 0 ? "the words" : "the subject";

type Advice = (found: Found, sight: Sight, title: string) => string;
/** What is wrong and what to do about it. The measured numbers stand with the checks. */
const advice: Readonly<Record<CheckName, Advice>> = {
  contrast: () => "Light and dark are too close. Brighten the subject or darken what is behind it.",
  colour: () => "The colors are dull. Make the main colors stronger.",
  clutter: ({ value }, sight) =>
    value > 0.2
      ? `The background is busy. Make it calmer, so that ${subjectOf(sight)} stands out.`
      : "The picture is blurred. Use a sharper one.",
  likeness: ({ count = 0 }) =>
    `Looks like ${count === 0 ? "the" : count} other${count === 1 ? "" : "s"} in this feed. Choose another background color.`,
  text: ({ value, box }, { lines }) =>
    value < 9
      ? `The words${box ? ` ${placeOf(box)}` : ""} are too small for a phone. Set them larger.`
      : `There are too many words: ${lines.length} lines. Keep the ones that matter.`,
  stamp: (_, { lines }) =>
    `The duration will cover ${lines.length > 0 ? "words" : "the face"} in the lower right corner. Move ${lines.length > 0 ? "them" : "it"}.`,
  thirds: ({ value, box }, { faces }) => {
    const third = box && sideOf(box) === "left" ? "left" : "right";
    return value >= 10 && (faces.length > 0 || value >= 30)
      ? `Move ${faces.length > 0 ? "the face" : "the main subject"} onto the ${third} third.`
      : `Nothing stands out. Place one clear subject on the ${third} third.`;
  },
  faces: ({ box }, _, title) =>
    box
      ? `The face ${placeOf(box)} is small. Bring it closer, so that its expression is visible on a phone.`
      : `There is no face. Show the person in the video${title ? `, reacting to "${title}"` : ""}.`,
};

/** The description of a list without advice. */
function describeSeen(kind: RecommendationKind, sight: Sight, title: string): string {
  const { faces, lines } = sight;
  const parts = [
    ...faces.map(({ box, expression }) => `a face ${placeOf(box)}, ${expression}`),
    ...lines.map(({ box }) => `a line of words ${placeOf(box)}`),
  ];
  switch (kind) {
    case "backgroundElement":
      return "The background is calm.";
    case "colorGrading":
      return "Light, dark and colors are easy to tell apart.";
    case "foregroundElement":
      return faces.length === 0
        ? "There is no face, and the picture works without one."
        : `${faces.length === 1 ? "One face" : `${faces.length} faces`}, large enough for a phone.`;
    case "simpleCompositionDescription":
      return "The duration covers nothing important.";
    case "mainElements":
      return parts.length > 0 ? `Main elements: ${parts.join("; ")}.` : "One scene, without a face and without words.";
    case "ruleOfThirdsDescription":
      return "The subject is in a good place.";
    case "videoInference":
      return `${title ? `The title says "${title}"` : "There is no title yet"}; the picture shows ${parts.length > 0 ? parts.join(", ") : "a scene"}.`;
  }
}

/** The seven lists: advice for weak checks by gain, or a description if a list has none. */
export function recommend(
  found: readonly Found[],
  sight: Sight,
  { title, applicable }: { title: string; applicable: ReadonlySet<CheckName> },
): Recommendations {
  const weak = weakest(found);
  const list = (kind: RecommendationKind): Recommendation[] => {
    const advices = weak
      .filter(({ name }) => kinds[name] === kind)
      .map((one) => ({
        check: one.name,
        description: advice[one.name](one, sight, title),
        gain: Math.round(gainOf(found, one.name) * 10) / 10,
        box: one.box ?? null,
        canApply: applicable.has(one.name),
      }));
    const description = describeSeen(kind, sight, title);
    const plain = { check: null, description, gain: 0, box: null, canApply: false };
    return advices.length > 0 ? advices : [plain];
  };
  return {
    backgroundElement: list("backgroundElement"),
    colorGrading: list("colorGrading"),
    foregroundElement: list("foregroundElement"),
    simpleCompositionDescription: list("simpleCompositionDescription"),
    mainElements: list("mainElements"),
    ruleOfThirdsDescription: list("ruleOfThirdsDescription"),
    videoInference: list("videoInference"),
  };
}
