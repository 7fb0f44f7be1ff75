import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import type { TextLayer } from "@coldopen/contract/thumbnails/schema";
import { type Scored, scoreOf } from "@coldopen/engine-vision/checks";
import type { Box, Correction, Sight, SmallPicture, Vision } from "../../adapters/vision/port.ts";
import type { WorkContext } from "../../adapters/work-context.ts";
import { correctionsFor, emptyThird } from "./corrections.ts";
import { type Boxed, separateTextMoves } from "./layers.ts";

/** Changes of position first, changes of light last. */
const ORDER: readonly CheckName[] = ["faces", "thirds", "stamp", "text", "clutter", "contrast", "colour", "likeness"];
/** Points of the score that blurring alone may add: a blurred picture has fewer edges, but shows no more than before. */
export const MAX_BLUR_LIFT = 1.5;

/** A base image and its text layers. */
export type Canvas = { baseImage: Uint8Array; layers: readonly TextLayer[] };
type State = Canvas & { picture: Uint8Array; sight: Sight; scored: Scored };
type ImprovedCanvas = State & { applied: CheckName[] };
export type ImproveTools = {
  vision: Pick<Vision, "correct">;
  look(picture: Uint8Array): Promise<Sight>;
  /** Renders text layers and returns their boxes. */
  lettering: { letter(canvas: Canvas): Promise<Uint8Array>; boxesOf: Boxed };
  /** Draws the subject into a box. Undefined for photos. */
  draw?: ((baseImage: Uint8Array, box: Box) => Promise<Uint8Array>) | undefined;
  neighbours: readonly SmallPicture[];
  context: WorkContext;
};
/** `isBlur`: whether it blurs a part of the picture. */
type Attempt = { isBlur: boolean; correct(): Promise<Canvas> };

const gradeOf = ({ found }: Scored, check: CheckName) => found.find(({ name }) => name === check)?.grade ?? 1;

/** A correction must raise its check without costing points, a face or a text line. */
const isBetter = (check: CheckName, before: State, after: State): boolean =>
  gradeOf(after.scored, check) > gradeOf(before.scored, check) &&
  after.scored.score >= before.scored.score &&
  after.sight.faces.length >= before.sight.faces.length &&
  after.sight.lines.length >= before.sight.lines.length;

async function stateOf(canvas: Canvas, { lettering, look, neighbours }: ImproveTools): Promise<State> {
  const picture = canvas.layers.length > 0 ? await lettering.letter(canvas) : canvas.baseImage;
  const sight = await look(picture);
  return { ...canvas, picture, sight, scored: scoreOf({ sight, neighbours }) };
}

/** Moves text layers; applies all other corrections to the base image. */
async function applyCorrection(
  { baseImage, layers }: Canvas,
  correction: Correction,
  { vision, lettering, context }: ImproveTools,
): Promise<Canvas> {
  const { set, left } = separateTextMoves(layers, [correction], lettering.boxesOf);
  return { baseImage: left.length > 0 ? await vision.correct(baseImage, left, context) : baseImage, layers: set };
}

function attemptsAt(check: CheckName, state: State, tools: ImproveTools): Attempt[] {
  const { baseImage, layers, sight } = state;
  const { draw } = tools;
  const isEmpty = check === "thirds" && sight.faces.length === 0;
  return [
    ...(isEmpty && draw
      ? [{ isBlur: false, correct: async () => ({ baseImage: await draw(baseImage, emptyThird(sight)), layers }) }]
      : []),
    ...correctionsFor(check, sight).map((correction) => ({
      isBlur: correction.kind === "calm",
      correct: () => applyCorrection(state, correction, tools),
    })),
  ];
}

/** The result of the first attempt that makes the picture better, or undefined. */
async function raiseCheck(check: CheckName, state: State, tools: ImproveTools): Promise<State | undefined> {
  for (const { isBlur, correct } of attemptsAt(check, state, tools)) {
    const after = await stateOf(await correct(), tools);
    const lift = after.scored.score - state.scored.score;
    if (isBetter(check, state, after) && !(isBlur && lift > MAX_BLUR_LIFT)) return after;
  }
  return undefined;
}

/** The checks that can be raised, each tried on the picture itself. Drawing costs a generation, so it is not tried. */
export async function findApplicable(
  canvas: Canvas,
  checks: readonly CheckName[],
  { draw, ...tools }: ImproveTools,
): Promise<Set<CheckName>> {
  const state = await stateOf(canvas, tools);
  const applicable = new Set<CheckName>();
  for (const check of checks) {
    const canDraw = draw !== undefined && check === "thirds" && state.sight.faces.length === 0;
    if (canDraw || (await raiseCheck(check, state, tools))) applicable.add(check);
  }
  return applicable;
}

/** Applies one correction after another. A correction that another one prevents is tried again after it. */
export async function improveThumbnail(
  canvas: Canvas,
  checks: readonly CheckName[],
  tools: ImproveTools,
): Promise<ImprovedCanvas> {
  const before = await stateOf(canvas, tools);
  let state = before;
  const isRaised = (check: CheckName) => gradeOf(state.scored, check) > gradeOf(before.scored, check);
  const raiseAll = async (open: readonly CheckName[]) => {
    for (const check of open) state = (await raiseCheck(check, state, tools)) ?? state;
  };
  const inOrder = ORDER.filter((name) => checks.includes(name));
  await raiseAll(inOrder);
  if (state !== before) await raiseAll(inOrder.filter((check) => !isRaised(check)));
  return { ...state, applied: inOrder.filter(isRaised) };
}
