import { serveTasks } from "@coldopen/worker-pool";
import sharp from "sharp";
import { performTask } from "./perform-task.ts";
import type { VisionResult, VisionTask } from "./task.ts";

sharp.concurrency(1);
sharp.cache(false);
serveTasks<VisionTask, VisionResult>(performTask);
