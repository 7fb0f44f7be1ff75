import { analyzePicture } from "../analyze-picture.ts";
import { correctPicture } from "../correct-picture.ts";
import { cutOutPerson } from "../cut-out-person.ts";
import { readWords } from "../reading/read-words.ts";
import type { VisionResult, VisionTask } from "./task.ts";

export async function performTask(task: VisionTask): Promise<VisionResult> {
  if (task.kind === "look") return { sight: await analyzePicture(task.picture) };
  if (task.kind === "read") return { words: await readWords(task.picture, task.lines) };
  const made = await (task.kind === "correct"
    ? correctPicture(task.picture, task.corrections)
    : cutOutPerson(task.picture));
  return { picture: new Uint8Array(made) };
}
