import { z } from "zod";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import type { World } from "../../world.ts";
import { isOutdated, printEdition } from "./print.ts";

const AGAIN_MS = 30_000;

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "outliers:print": Record<string, never>;
  }
}

/** Under one key, so that many changes lead to one edition. */
export const requestEdition = (world: Pick<World, "jobs">, runAt?: Date): Promise<void> =>
  world.jobs.add("outliers:print", {}, { key: "outliers:print", ...(runAt && { runAt }) });

/** After an update nobody can read what older code printed. */
export async function requestReadableEdition(world: Pick<World, "db" | "jobs">): Promise<void> {
  if (await isOutdated(world)) await requestEdition(world);
}

export const editionJobs = (world: World): AnyJob[] => [
  defineJob({
    name: "outliers:print",
    payload: z.record(z.string(), z.never()),
    every: "41 * * * *",
    run: async () => {
      // Another node prints, perhaps from before the last change.
      if ((await printEdition(world)) === "busy") await requestEdition(world, new Date(Date.now() + AGAIN_MS));
    },
  }),
];
