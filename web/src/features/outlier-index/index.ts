export { hintText, IndexChip } from "./index-chip.tsx";
export { type Indexed, toneOf } from "./rules.ts";
