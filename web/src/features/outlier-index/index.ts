export { hintText, IndexChip, indexShown } from "./index-chip.tsx";
export { IndexInfo } from "./index-info.tsx";
export { toneOf } from "./rules.ts";
