import type { PictureBrief, Size } from "../brief.ts";

export type DrawingTask = { brief: PictureBrief; size: Size };
