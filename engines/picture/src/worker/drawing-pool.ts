import { availableParallelism } from "node:os";
import { createWorkerPool } from "@coldopen/worker-pool";
import type { Picture, PictureBrief, Size } from "../brief.ts";
import type { DrawingTask } from "./task.ts";

/** Lower priority than the processes that serve requests. */
const NICENESS = 7;
const file = new URL(import.meta.url.endsWith(".ts") ? "worker.ts" : "worker.js", import.meta.url);

export type DrawingPool = {
  /** Maximum number of pictures drawn at the same time. */
  size: number;
  draw(brief: PictureBrief, size: Size, signal: AbortSignal): Promise<Picture>;
  close(): Promise<void>;
};

/** A pool of drawing processes, by default one less than the number of cores. */
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
