import { availableParallelism } from "node:os";
import { createWorkerPool } from "@coldopen/worker-pool";
import type { Picture, PictureBrief, Size } from "../brief.ts";
import type { DrawingTask } from "./task.ts";

/** Requests go first, and a busy machine still draws. */
const NICENESS = 7;
const file = new URL(import.meta.url.endsWith(".ts") ? "worker.ts" : "worker.js", import.meta.url);

export type DrawingPool = {
  /** How many pictures are drawn at once. */
  size: number;
  draw(brief: PictureBrief, size: Size, signal: AbortSignal): Promise<Picture>;
  close(): Promise<void>;
};

/** Processes that draw, one picture each at a time: all cores but one. */
export function createDrawingPool({
  size = Math.max(1, availableParallelism() - 1),
  niceness = NICENESS,
} = {}): DrawingPool {
  const pool = createWorkerPool<DrawingTask, Picture>({ file, size, niceness });
  return {
    size,
    draw: (brief, pictureSize, signal) => pool.run({ brief, size: pictureSize }, signal),
    close: pool.close,
  };
}
