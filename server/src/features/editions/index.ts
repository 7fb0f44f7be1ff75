export { drawerOf } from "./drawers.ts";
export { requestReadableEdition } from "./jobs.ts";
export {
  areHot,
  channelRungs,
  HOT_INDEX,
  inRung,
  keyOfLadder,
  type Ladder,
  type LadderKey,
  type Ladders,
  ladderFor,
  missing,
  type Rung,
  restOf,
  rungsOf,
} from "./ladder.ts";
export { type LabelKind, type Layout, UNKNOWN } from "./layout.ts";
export { pairNumbersOf, pairsOf } from "./pairs.ts";
export { printEdition } from "./print.ts";
export { type Kind, textOf, walkedTime } from "./schema.ts";
export { EARLIEST, LATEST, momentOf, secondsOf } from "./seconds.ts";
export { type Edition, type Shelf, shelfOf } from "./shelf.ts";
export { partsOf, type Side, type Split, sideOf, splitOf } from "./split.ts";
export { termsOf } from "./terms.ts";
export { thumbOf } from "./thumb.ts";
export { APART } from "./transcript-store.ts";
export type { Vocabulary } from "./vocabulary.ts";
export { allOf, anyOf, hasUnspaced, isPlainPattern, sequenceOf, wordsOf } from "./words.ts";
