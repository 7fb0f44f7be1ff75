import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { COMPUTE_KEY } from "../catalogue/index.ts";
import { publishAddedChannel, publishDemoVideos } from "./catalogue/publish-videos.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "demo-catalogue:publish": Record<string, never>;
    "demo-catalogue:add-channel": { channelUcid: string };
  }
}

const FIRST_PUBLICATION_RETRY_MS = 10_000;

/** At every start: the first one fills the catalogue, later ones add the days since. */
export const requestDemoVideos = ({ jobs }: Pick<AppContext, "jobs">): Promise<void> =>
  jobs.add("demo-catalogue:publish", {}, { key: "demo-catalogue:publish" });

export const demoJobs = (context: AppContext): AnyJob[] =>
  context.config.isDemo
    ? [
        defineJob({
          name: "demo-catalogue:publish",
          payload: z.record(z.string(), z.never()),
          // After the hour of the demo's daily snapshots.
          every: "20 4 * * *",
          run: async () => {
            if ((await publishDemoVideos(context)) > 0)
              await context.jobs.add("catalogue:compute", {}, { key: COMPUTE_KEY });
          },
        }),
        defineJob({
          name: "demo-catalogue:add-channel",
          payload: z.object({ channelUcid: z.string() }),
          run: async ({ channelUcid }) => {
            if (await publishAddedChannel(context, channelUcid))
              await context.jobs.add("catalogue:compute", {}, { key: COMPUTE_KEY });
            else
              await context.jobs.add(
                "demo-catalogue:add-channel",
                { channelUcid },
                { runAt: new Date(Date.now() + FIRST_PUBLICATION_RETRY_MS) },
              );
          },
        }),
      ]
    : [];
