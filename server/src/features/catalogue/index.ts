export { catalogueSize, computeIndexes } from "./compute.ts";
export { describeVideo, titleText } from "./describe.ts";
export { COMPUTE_KEY } from "./jobs.ts";
export { loadLanguages } from "./language.ts";
export { catalogueStore } from "./read-store.ts";
export type { Snapshot, VideoRecord } from "./record.ts";
export { BASELINE_MONTHS } from "./rules.ts";
export { demoThumbnails } from "./thumbnails.ts";
export { putChannels, putVideos } from "./write-store.ts";
