import { correct } from "../correct.ts";
import { cutOut } from "../cut-out.ts";
import { look } from "../look.ts";
import { read } from "../reading/read.ts";
import type { Outcome, Task } from "./messages.ts";

export async function perform(task: Task): Promise<Outcome> {
  if (task.kind === "look") return { sight: await look(task.picture) };
  if (task.kind === "read") return { words: await read(task.picture, task.lines) };
  const made = await (task.kind === "correct" ? correct(task.picture, task.corrections) : cutOut(task.picture));
  return { picture: new Uint8Array(made) };
}
