import type { AppContext } from "./app-context.ts";
import { requestRebuildIfOutdated } from "./features/search-index/jobs.ts";
import { studioJobs } from "./jobs.ts";
import { startWorker, type Worker } from "./platform/jobs/worker.ts";

export async function startJobs(
  context: AppContext,
  onJob: (name: string, outcome: "done" | "failed") => void,
): Promise<Worker> {
  await requestRebuildIfOutdated(context);
  return startWorker({ ...context, jobs: studioJobs(context), onJob });
}
