export { createWorkerPool, type WorkerPool } from "./create-worker-pool.ts";
export { lowerPriority } from "./lower-priority.ts";
export { serveTasks } from "./serve-tasks.ts";
