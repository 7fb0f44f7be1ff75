import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { evaluateWatchlists } from "./evaluate.ts";
import { sendWatchlistMails } from "./send-mails.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "watchlists:evaluate": Record<string, never>;
    "watchlists:digest": Record<string, never>;
  }
}
const payload = z.record(z.string(), z.never());

export const watchlistJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "watchlists:evaluate",
    payload,
    every: "23 * * * *",
    run: async () => {
      await evaluateWatchlists(context).run();
      await sendWatchlistMails(context, "instant");
    },
  }),
  defineJob({
    name: "watchlists:digest",
    payload,
    every: "0 7 * * *",
    run: () => sendWatchlistMails(context, "digest"),
  }),
];

/** After the catalogue's figures changed. */
export const requestWatchlistEvaluation = ({ jobs }: Pick<AppContext, "jobs">) =>
  jobs.add("watchlists:evaluate", {}, { key: "watchlists:evaluate" });
