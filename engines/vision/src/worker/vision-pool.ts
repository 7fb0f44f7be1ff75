import { createWorkerPool, type WorkerPool } from "@coldopen/worker-pool";
import type { VisionResult, VisionTask } from "./task.ts";

/** Lower priority than the processes that serve requests. */
const NICENESS = 5;
/** The process of a task that takes longer is ended. */
const TASK_TIMEOUT_MS = 40_000;
const file = new URL(import.meta.url.endsWith(".ts") ? "worker.ts" : "worker.js", import.meta.url);

export type VisionPool = WorkerPool<VisionTask, VisionResult>;

/** A pool with one process. */
export const createVisionPool = ({ niceness = NICENESS, taskTimeoutMs = TASK_TIMEOUT_MS } = {}): VisionPool =>
  createWorkerPool({ file, size: 1, niceness, taskTimeoutMs });
