import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { catalogueSize } from "../catalogue/index.ts";
import { buildSnapshot, isOutdated } from "./build/build-snapshot.ts";

const RETRY_MS = 30_000;

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "search-index:build": Record<string, never>;
    "outliers:print": Record<string, never>;
  }
}

/** The job key merges requests, so that many changes lead to one build. */
export const requestSnapshotBuild = (context: Pick<AppContext, "jobs">, runAt?: Date): Promise<void> =>
  context.jobs.add("search-index:build", {}, { key: "search-index:build", ...(runAt && { runAt }) });

/** A new version of the application cannot read snapshots of another format. */
export async function requestRebuildIfOutdated(context: Pick<AppContext, "db" | "jobs">): Promise<void> {
  if (await isOutdated(context)) await requestSnapshotBuild(context);
}

/** `after`: callbacks of other features, run in order after each build. */
export const searchIndexJobs = (context: AppContext, after: readonly (() => Promise<unknown>)[] = []): AnyJob[] => [
  defineJob({
    name: "search-index:build",
    payload: z.record(z.string(), z.never()),
    every: "41 * * * *",
    run: async () => {
      // A first import may still be running, and a part of it would be shown as the whole catalogue.
      if ((await catalogueSize(context.db)).videos === 0) return;
      const started = performance.now();
      const outcome = await buildSnapshot(context);
      // The build of another node may have started before the last change.
      if (outcome === "busy") await requestSnapshotBuild(context, new Date(Date.now() + RETRY_MS));
      context.log.info({ outcome, ms: Math.round(performance.now() - started) }, "Search index build finished");
      if (outcome === "built") for (const callback of after) await callback();
    },
  }),
  // The name in versions before 2026-12: processes of them may still add it while versions change.
  defineJob({
    name: "outliers:print",
    payload: z.record(z.string(), z.never()),
    run: () => requestSnapshotBuild(context),
  }),
];
