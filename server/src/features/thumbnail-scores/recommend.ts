import type {
  CheckName,
  Recommendation,
  RecommendationKind,
  Recommendations,
} from "@coldopen/contract/thumbnail-scores/schema";
import { type Found, gainOf, percent, weakest } from "@coldopen/engine-vision/checks";
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
/** Advice for a weak check, with its numbers. */
const advice: Readonly<Record<CheckName, Advice>> = {
  contrast: ({ value }) =>
    `Draw light and dark apart. They use ${percent(value)} of the range at 168x94; from 52 % a picture reads at a glance.`,
  colour: ({ value }) => `Strengthen the colours. Colourfulness is ${Math.round(value)}, lively pictures reach 42.`,
  clutter: ({ value }, sight) =>
    value > 0.2
      ? `Calm the background. ${percent(value)} of it is edges; under 20 % ${subjectOf(sight)} comes forward.`
      : "Use a sharper picture. Its strongest edges are blurred.",
  likeness: ({ value }) =>
    `Choose another ground colour. ${percent(value)} of it is alike with videos of this subject.`,
  text: ({ value, box }, { lines }) =>
    value < 9
      ? `Set the words ${box ? placeOf(box) : "on it"} larger. Their letters are ${value.toFixed(1)} px high at 168x94, 9 px can be read.`
      : `Cut the words. ${lines.length} lines take so much room that nothing else is seen.`,
  stamp: ({ value }, { lines }) =>
    `Move ${lines.length > 0 ? "the words" : "the face"} off the lower right corner. The duration would cover what stands on ${percent(value)} of its place.`,
  thirds: ({ value, box }, { faces }) =>
    value >= 10 && (faces.length > 0 || value >= 30)
      ? `Move ${faces.length > 0 ? "the face" : "what draws the eye"} onto the ${box && sideOf(box) === "left" ? "left" : "right"} third.`
      : `Give the eye one place to go, on the ${box && sideOf(box) === "left" ? "left" : "right"} third. The strongest place pulls ${Math.round(value)}, 30 is plenty.`,
  faces: ({ value, box }, _, title) =>
    box
      ? `Bring the face ${placeOf(box)} closer. It takes ${percent(value)} of the height; from 30 % its feeling reads at phone size.`
      : `Show who tells it${title ? `, reacting to "${title}"` : ""}. A face is what people look at first.`,
};

/** The description of a list without advice. */
function describeSeen(kind: RecommendationKind, found: readonly Found[], sight: Sight, title: string): string {
  const of = (name: CheckName) => found.find((one) => one.name === name)?.reading ?? "";
  const { faces, lines } = sight;
  const parts = [
    ...faces.map(({ box, expression }) => `a face ${placeOf(box)}, ${expression}`),
    ...lines.map(({ box }) => `a line of words ${placeOf(box)}`),
  ];
  switch (kind) {
    case "backgroundElement":
      return `${of("clutter")}: calm enough.`;
    case "colorGrading":
      return `${of("contrast")}. ${of("colour")}.`;
    case "foregroundElement":
      return `${of("faces")}.`;
    case "simpleCompositionDescription":
      return `${of("stamp")}.`;
    case "mainElements":
      return parts.length > 0 ? `Main elements: ${parts.join("; ")}.` : "One scene, without a face and without words.";
    case "ruleOfThirdsDescription":
      return `${of("thirds")}.`;
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
    const description = describeSeen(kind, found, sight, title);
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
