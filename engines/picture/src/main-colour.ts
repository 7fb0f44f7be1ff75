import type { PictureBrief } from "./brief.ts";
import { moods } from "./data/moods.ts";
import { mix } from "./kit/colour.ts";
import { parsePrompt, plainTokens } from "./prompt/parse-prompt.ts";

const GROUND_SHARE = 0.4;

/** The colour that most of a picture will have, known before it is drawn: between its sky and its ground. */
export function mainColour(brief: PictureBrief): string {
  const { backdrop, mood } = parsePrompt(brief, plainTokens);
  if (backdrop) return backdrop;
  const { sky, ground } = moods[mood];
  return mix(sky[1], ground, GROUND_SHARE);
}
