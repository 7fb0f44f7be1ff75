import { createWorkerPool, type WorkerPool } from "@coldopen/worker-pool";
import type { VisionResult, VisionTask } from "./task.ts";

/** Requests go first. */
const NICENESS = 5;
/** A picture that keeps a process busy for longer is given up. */
const TASK_TIMEOUT_MS = 40_000;
const file = new URL(import.meta.url.endsWith(".ts") ? "worker.ts" : "worker.js", import.meta.url);

export type VisionPool = WorkerPool<VisionTask, VisionResult>;

/** One process that works on pictures, one at a time. */
export const createVisionPool = ({ niceness = NICENESS, taskTimeoutMs = TASK_TIMEOUT_MS } = {}): VisionPool =>
  createWorkerPool({ file, size: 1, niceness, taskTimeoutMs });
