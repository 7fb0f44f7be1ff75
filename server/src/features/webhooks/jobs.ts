import { WEBHOOK_LOG_DAYS } from "@coldopen/contract/webhooks/schema";
import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { webhookDeliveryService } from "./deliver.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "webhooks:deliver": { webhookId: string };
    "webhooks:request-due": Record<string, never>;
    "webhooks:delete-old": Record<string, never>;
  }
}

const Nothing = z.record(z.string(), z.never());

export const webhookJobs = (context: AppContext): AnyJob[] => {
  const service = webhookDeliveryService(context);
  return [
    defineJob({
      name: "webhooks:deliver",
      concurrency: 2,
      payload: z.object({ webhookId: z.uuid() }),
      run: ({ webhookId }) => service.deliverDue(webhookId),
    }),
    defineJob({ name: "webhooks:request-due", payload: Nothing, every: "* * * * *", run: () => service.requestDue() }),
    defineJob({
      name: "webhooks:delete-old",
      payload: Nothing,
      every: "41 2 * * *",
      run: () => service.deleteOld(WEBHOOK_LOG_DAYS),
    }),
  ];
};
