export { catalogueQuery, Preparing, UnlessPreparing } from "./catalogue.tsx";
export { hintText, IndexChip, IndexInfo, indexShown } from "./index-chip.tsx";
export { toneOf } from "./rules.ts";
export { SelectVideoDialog } from "./select-video-dialog.tsx";
