export type {
  Box,
  Colour,
  Correction,
  ReadWord,
  SeenFace,
  SeenLine,
  Sight,
  SmallPicture,
  TypeMove,
} from "./picture.ts";
export { shrinkPicture } from "./pixels.ts";
export type { VisionTask } from "./worker/task.ts";
export { createVisionPool, type VisionPool } from "./worker/vision-pool.ts";
