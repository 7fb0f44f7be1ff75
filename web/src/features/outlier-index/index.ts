export { hintText, IndexChip } from "./index-chip.tsx";
export { IndexInfo } from "./index-info.tsx";
export { type Indexed, toneOf } from "./rules.ts";
