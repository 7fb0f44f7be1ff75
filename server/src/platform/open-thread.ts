import path from "node:path";
import { Worker } from "node:worker_threads";

/** A thread that runs `worker` beside a module of ours, with a heap of its own and nothing of our environment. */
export function openThread(beside: string, { heapMb }: { heapMb: number }): Worker {
  const extension = path.extname(beside);
  const entry = new URL(`./worker${extension}`, beside);
  // While the source runs as it is, a thread needs what lets it read that.
  const fromSource = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(entry.href)})))`;
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 };
  const options = { env: {}, stdout: true, stderr: true, resourceLimits };
  return extension === ".ts"
    ? new Worker(fromSource, { ...options, eval: true, execArgv: ["--conditions=source"] })
    : new Worker(entry, { ...options, execArgv: [] });
}
