import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import type { TextLayer } from "@coldopen/contract/thumbnails/schema";
import { type Scored, scoreOf } from "@coldopen/engine-vision/checks";
import type { Box, Correction, Sight, SmallPicture, Vision } from "../../adapters/vision/port.ts";
import type { WorkContext } from "../../adapters/work-context.ts";
import { correctionsFor, emptyThird } from "./corrections.ts";
import { type Boxed, separateTextMoves } from "./layers.ts";

/** Changes of position first, changes of light last. */
const ORDER: readonly CheckName[] = ["faces", "thirds", "stamp", "text", "clutter", "contrast", "colour", "likeness"];

/** A base image and its text layers. */
export type Canvas = { baseImage: Uint8Array; layers: readonly TextLayer[] };
type State = Canvas & { picture: Uint8Array; sight: Sight; scored: Scored };
type ImprovedCanvas = State & { applied: CheckName[] };
type ImproveTools = {
  vision: Pick<Vision, "correct">;
  look(picture: Uint8Array): Promise<Sight>;
  /** Renders text layers and returns their boxes. */
  lettering: { letter(canvas: Canvas): Promise<Uint8Array>; boxesOf: Boxed };
  /** Draws the subject into a box. Undefined for photos. */
  draw?: ((baseImage: Uint8Array, box: Box) => Promise<Uint8Array>) | undefined;
  neighbours: readonly SmallPicture[];
  context: WorkContext;
};

const gradeOf = ({ found }: Scored, check: CheckName) => found.find(({ name }) => name === check)?.grade ?? 1;
/** A text check does not count as raised if text lines are lost. */
const isRaised = (check: CheckName, before: State, after: State): boolean =>
  gradeOf(after.scored, check) > gradeOf(before.scored, check) &&
  (after.sight.lines.length >= before.sight.lines.length || (check !== "text" && check !== "stamp"));

/** Moves text layers; applies all other corrections to the base image. */
async function applyCorrections(
  { baseImage, layers }: Canvas,
  corrections: readonly Correction[],
  tools: ImproveTools,
): Promise<Canvas> {
  const { vision, lettering, context } = tools;
  const { set, left } = separateTextMoves(layers, corrections, lettering.boxesOf);
  return { baseImage: left.length > 0 ? await vision.correct(baseImage, left, context) : baseImage, layers: set };
}

/** The corrections that may raise a check, the best first. */
function correctionsToTry(check: CheckName, state: State, tools: ImproveTools): (() => Promise<Canvas>)[] {
  const { baseImage, layers, sight } = state;
  const { draw } = tools;
  const corrections = correctionsFor(check, sight);
  const isEmpty = check === "thirds" && sight.faces.length === 0;
  return [
    ...(isEmpty && draw ? [async () => ({ baseImage: await draw(baseImage, emptyThird(sight)), layers })] : []),
    ...(corrections.length > 0 ? [() => applyCorrections(state, corrections, tools)] : []),
  ];
}

/** Applies one correction after another and keeps those that raise their check. */
export async function improveThumbnail(
  canvas: Canvas,
  checks: readonly CheckName[],
  tools: ImproveTools,
): Promise<ImprovedCanvas> {
  const stateOf = async (made: Canvas): Promise<State> => {
    const picture = made.layers.length > 0 ? await tools.lettering.letter(made) : made.baseImage;
    const sight = await tools.look(picture);
    return { ...made, picture, sight, scored: scoreOf({ sight, neighbours: tools.neighbours }) };
  };
  let state = await stateOf(canvas);
  const applied: CheckName[] = [];
  for (const check of ORDER.filter((name) => checks.includes(name)))
    for (const correct of correctionsToTry(check, state, tools)) {
      const after = await stateOf(await correct());
      if (!isRaised(check, state, after)) continue;
      state = after;
      applied.push(check);
      break;
    }
  return { ...state, applied };
}
