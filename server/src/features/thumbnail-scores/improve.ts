import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import type { Sight, SmallPicture, Vision } from "../../adapters/vision/port.ts";
import { correctionsFor } from "./corrections.ts";
import { type Scored, scoreOf } from "./score.ts";

/** What changes places comes first, what changes the light of all of it last. */
const ORDER: readonly CheckName[] = ["faces", "thirds", "stamp", "text", "clutter", "contrast", "colour", "likeness"];

type Improved = { picture: Uint8Array; scored: Scored; applied: CheckName[] };
type Means = { look(picture: Uint8Array): Promise<Sight>; neighbours: readonly SmallPicture[]; signal: AbortSignal };

const gradeOf = ({ found }: Scored, check: CheckName) => found.find(({ name }) => name === check)?.grade ?? 1;

/** One correction after another, each measured: what doesn't raise its check is taken back. */
export async function improved(
  vision: Pick<Vision, "correct">,
  bytes: Uint8Array,
  checks: readonly CheckName[],
  { look, neighbours, signal }: Means,
): Promise<Improved> {
  let sight = await look(bytes);
  let state: Improved = { picture: bytes, scored: scoreOf({ sight, neighbours }), applied: [] };
  for (const check of ORDER.filter((name) => checks.includes(name))) {
    const corrections = correctionsFor(check, sight);
    if (corrections.length === 0) continue;
    const picture = await vision.correct(state.picture, corrections, signal);
    const seen = await look(picture);
    const scored = scoreOf({ sight: seen, neighbours });
    if (gradeOf(scored, check) <= gradeOf(state.scored, check)) continue;
    sight = seen;
    state = { picture, scored, applied: [...state.applied, check] };
  }
  return state;
}
