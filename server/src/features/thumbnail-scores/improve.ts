import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import type { TextLayer } from "@coldopen/contract/thumbnails/schema";
import { type Scored, scoreOf } from "@coldopen/engine-vision/checks";
import type { Box, Correction, Sight, SmallPicture, Vision } from "../../adapters/vision/port.ts";
import type { WorkContext } from "../../adapters/work-context.ts";
import { correctionsFor, emptyThird } from "./corrections.ts";
import { type Boxed, typeApart } from "./layers.ts";

/** What changes places comes first, what changes the light of all of it last. */
const ORDER: readonly CheckName[] = ["faces", "thirds", "stamp", "text", "clutter", "contrast", "colour", "likeness"];

/** A picture without its words, and the words that are laid over it. */
export type Canvas = { plate: Uint8Array; layers: readonly TextLayer[] };
type State = Canvas & { picture: Uint8Array; sight: Sight; scored: Scored };
type Improved = State & { applied: CheckName[] };
type Means = {
  vision: Pick<Vision, "correct">;
  look(picture: Uint8Array): Promise<Sight>;
  /** Sets words over a plate, and says where they come to stand. */
  lettering: { letter(canvas: Canvas): Promise<Uint8Array>; boxesOf: Boxed };
  /** Draws what the picture is about into a part of it; not where that would be a stranger in it. */
  draw?: ((plate: Uint8Array, box: Box) => Promise<Uint8Array>) | undefined;
  neighbours: readonly SmallPicture[];
  context: WorkContext;
};

const gradeOf = ({ found }: Scored, check: CheckName) => found.find(({ name }) => name === check)?.grade ?? 1;
/** Words that are gone are no words improved. */
const isRaised = (check: CheckName, before: State, after: State): boolean =>
  gradeOf(after.scored, check) > gradeOf(before.scored, check) &&
  (after.sight.lines.length >= before.sight.lines.length || (check !== "text" && check !== "stamp"));

/** Words that are layers are set anew; all else is done to the plate. */
async function corrected({ plate, layers }: Canvas, corrections: readonly Correction[], means: Means): Promise<Canvas> {
  const { vision, lettering, context } = means;
  const { set, left } = typeApart(layers, corrections, lettering.boxesOf);
  return { plate: left.length > 0 ? await vision.correct(plate, left, context) : plate, layers: set };
}

/** The ways to raise a check, the better one first. */
function waysFor(check: CheckName, state: State, means: Means): (() => Promise<Canvas>)[] {
  const { plate, layers, sight } = state;
  const { draw } = means;
  const corrections = correctionsFor(check, sight);
  const isEmpty = check === "thirds" && sight.faces.length === 0;
  return [
    ...(isEmpty && draw ? [async () => ({ plate: await draw(plate, emptyThird(sight)), layers })] : []),
    ...(corrections.length > 0 ? [() => corrected(state, corrections, means)] : []),
  ];
}

/** One correction after another, each measured: what doesn't raise its check is taken back. */
export async function improved(canvas: Canvas, checks: readonly CheckName[], means: Means): Promise<Improved> {
  const stateOf = async (made: Canvas): Promise<State> => {
    const picture = made.layers.length > 0 ? await means.lettering.letter(made) : made.plate;
    const sight = await means.look(picture);
    return { ...made, picture, sight, scored: scoreOf({ sight, neighbours: means.neighbours }) };
  };
  let state = await stateOf(canvas);
  const applied: CheckName[] = [];
  for (const check of ORDER.filter((name) => checks.includes(name)))
    for (const way of waysFor(check, state, means)) {
      const after = await stateOf(await way());
      if (!isRaised(check, state, after)) continue;
      state = after;
      applied.push(check);
      break;
    }
  return { ...state, applied };
}
