import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import type { Box, Sight, SmallPicture, Vision } from "../../adapters/vision/port.ts";
import { correctionsFor, emptyThird } from "./corrections.ts";
import { type Scored, scoreOf } from "./score.ts";

/** What changes places comes first, what changes the light of all of it last. */
const ORDER: readonly CheckName[] = ["faces", "thirds", "stamp", "text", "clutter", "contrast", "colour", "likeness"];

type State = { picture: Uint8Array; sight: Sight; scored: Scored };
type Improved = State & { applied: CheckName[] };
type Means = {
  vision: Pick<Vision, "correct">;
  look(picture: Uint8Array): Promise<Sight>;
  /** Draws what the picture is about into a part of it. */
  draw(picture: Uint8Array, box: Box): Promise<Uint8Array>;
  neighbours: readonly SmallPicture[];
  signal: AbortSignal;
};

const gradeOf = ({ found }: Scored, check: CheckName) => found.find(({ name }) => name === check)?.grade ?? 1;
/** Words that are gone are no words improved. */
const isRaised = (check: CheckName, before: State, after: State): boolean =>
  gradeOf(after.scored, check) > gradeOf(before.scored, check) &&
  (after.sight.lines.length >= before.sight.lines.length || (check !== "text" && check !== "stamp"));

/** The ways to raise a check, the better one first. */
function waysFor(check: CheckName, { picture, sight }: State, { vision, draw, signal }: Means) {
  const corrections = correctionsFor(check, sight);
  const isEmpty = check === "thirds" && sight.faces.length === 0;
  return [
    ...(isEmpty ? [() => draw(picture, emptyThird(sight))] : []),
    ...(corrections.length > 0 ? [() => vision.correct(picture, corrections, signal)] : []),
  ];
}

/** One correction after another, each measured: what doesn't raise its check is taken back. */
export async function improved(bytes: Uint8Array, checks: readonly CheckName[], means: Means): Promise<Improved> {
  const stateOf = async (picture: Uint8Array): Promise<State> => {
    const sight = await means.look(picture);
    return { picture, sight, scored: scoreOf({ sight, neighbours: means.neighbours }) };
  };
  let state = await stateOf(bytes);
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
