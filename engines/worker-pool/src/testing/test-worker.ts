import { once } from "node:events";
import process from "node:process";
import { serveTasks } from "../serve-tasks.ts";

export type TestTask = { kind: "pid" } | { kind: "fail" } | { kind: "wait" } | { kind: "exit" };

serveTasks<TestTask, number>(async ({ kind }, signal) => {
  if (kind === "fail") throw new Error("Task failed");
  if (kind === "exit") process.exit(1);
  if (kind === "wait") await once(signal, "abort");
  return process.pid;
});
