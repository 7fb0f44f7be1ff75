import { serveTasks } from "@coldopen/worker-pool";
import sharp from "sharp";
import type { Picture } from "../brief.ts";
import { drawPicture } from "../draw-picture.ts";
import type { DrawingTask } from "./task.ts";

sharp.concurrency(1);
sharp.cache(false);
serveTasks<DrawingTask, Picture>(({ brief, size }, signal) => drawPicture(brief, size, signal));
