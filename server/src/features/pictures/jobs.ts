import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { cleanUpPictures, migrateToFiles } from "./clean-up.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "pictures:move": Record<string, never>;
    "pictures:sweep": Record<string, never>;
  }
}
const nothing = z.record(z.string(), z.never());

export const picturesJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "pictures:move",
    payload: nothing,
    every: "*/10 * * * *",
    run: () => migrateToFiles(context),
  }),
  defineJob({ name: "pictures:sweep", payload: nothing, every: "52 * * * *", run: () => cleanUpPictures(context) }),
];
