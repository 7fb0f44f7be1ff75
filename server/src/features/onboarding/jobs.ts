import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { type AfterOnboarding, runPipeline } from "./pipeline.ts";
import { findConnectedChannel } from "./service.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "onboarding:run": { organizationId: string; channelUcid: string };
  }
}

/** `after`: callbacks of other features, run when the pipeline of a channel has ended. */
export const onboardingJobs = (context: AppContext, after: readonly AfterOnboarding[]): AnyJob[] => [
  defineJob({
    name: "onboarding:run",
    payload: z.object({ organizationId: z.uuid(), channelUcid: z.string() }),
    run: async (payload) => {
      const channel = await findConnectedChannel(context, payload);
      if (channel) await runPipeline(context, scopeForJob(channel), after);
    },
  }),
];
