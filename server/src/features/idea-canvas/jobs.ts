import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { canvasService } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "idea-canvas:clean-up": Record<string, never>;
  }
}

export const ideaCanvasJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "idea-canvas:clean-up",
    payload: z.record(z.string(), z.never()),
    every: "47 3 * * *",
    run: async () => {
      const count = await canvasService(context).cleanUp();
      context.log.info({ count }, "Removed canvas cards deleted");
    },
  }),
];
