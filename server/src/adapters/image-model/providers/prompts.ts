import type { Expression, ThumbnailStyle } from "@coldopen/contract/ideation/schema";
import type { CameraAngle, Composition, PictureBrief, Region } from "../port.ts";

/** Everything we ever say to an image model. */
const styles: Record<ThumbnailStyle, string> = {
  conceptArt: "Style: painted digital concept art, visible brushwork, dramatic light, rich colour.",
  realistic: "Style: a realistic photograph, natural skin and materials, sharp subject, believable light.",
  sketch: "Style: a hand-drawn pencil sketch on paper, confident lines, hatching, hardly any colour.",
};

const expressions: Record<Expression, string> = {
  neutral: "a neutral face",
  happy: "a happy face with an open smile",
  excited: "an excited face, wide eyes and a broad smile",
  surprised: "a surprised face, raised brows and a slightly open mouth",
  annoyed: "an annoyed face, narrowed eyes and pressed lips",
  disappointed: "a disappointed face, lowered brows and corners of the mouth",
  sad: "a sad face",
  shocked: "a shocked face, eyes wide open and the mouth agape",
  angry: "an angry face, frowning, teeth showing",
};

const angles: Record<CameraAngle, string> = {
  eyeLevel: "at eye level",
  low: "from below, looking up",
  high: "from above, looking down",
  birdsEye: "straight down from high above",
  closeUp: "very close to the subject",
  wide: "from afar, wide",
  overTheShoulder: "over the shoulder of a person in front",
  side: "from the side",
  dutch: "with a tilted camera",
  pointOfView: "through the eyes of the person who acts",
};

const compositions: Record<Composition, string> = {
  thirdsLeft: "the subject on the left third, room on the right",
  thirdsRight: "the subject on the right third, room on the left",
  centred: "the subject in the centre",
  split: "the frame split in two halves that contrast, before and after",
  versus: "two subjects facing each other from both sides",
  giant: "one thing far larger than it should be, beside a small person",
  framed: "the subject framed by what stands around it",
};

const WIDE =
  "A video thumbnail, 16:9: one clear subject, strong contrast, readable when small. Keep everything that matters away from the edges and from the lower right corner.";
const NO_WORDS =
  "Draw no words, letters, numbers, captions, logos or watermarks anywhere, even where the description asks for some: they are set later.";
const PHOTOS =
  "The photos show the people who appear: keep their faces, hair and build as they are, and fit light and clothes to the scene.";

const described = (text: string) => text.replaceAll(/\s+/g, " ").trim();

export function picturePrompt(brief: PictureBrief, hasPhotos: boolean): string {
  const { prompt, style, expression, cameraAngle, composition } = brief;
  return [
    `${WIDE} What it shows: ${described(prompt) || "whatever fits the style"}.`,
    styles[style],
    expression && `The person has ${expressions[expression]}.`,
    cameraAngle && `Seen ${angles[cameraAngle]}.`,
    composition && `Composition: ${compositions[composition]}.`,
    hasPhotos && PHOTOS,
    NO_WORDS,
  ]
    .filter(Boolean)
    .join("\n");
}

const percent = (part: number, whole: number) => Math.round((100 * Math.min(whole, Math.max(0, part))) / whole);

const placed = ({ description, maskBB: { x1, y1, x2, y2 } }: Region, at: number) =>
  `Area ${at + 1}, from ${percent(x1, 1280)} % to ${percent(x2, 1280)} % of the width and ${percent(y1, 720)} % to ${percent(y2, 720)} % of the height: ${described(description)}.`;

export const changePrompt = ({ prompt, style }: PictureBrief, regions: readonly Region[], hasPhotos: boolean): string =>
  [
    "Change only the marked areas of the first picture, and leave all else exactly as it is. What is new takes the light, the perspective and the grain of what is around it.",
    ...regions.map(placed),
    prompt.trim() && `The whole picture shows: ${described(prompt)}.`,
    styles[style],
    hasPhotos && PHOTOS,
    NO_WORDS,
  ]
    .filter(Boolean)
    .join("\n");
