export { catalogueSize, computeIndexes } from "./compute.ts";
export { COMPUTE_KEY } from "./jobs.ts";
export { catalogueStore } from "./read-store.ts";
export type { Snapshot, VideoRecord } from "./record.ts";
export { BASELINE_MONTHS } from "./rules.ts";
export { putVideos } from "./write-store.ts";
