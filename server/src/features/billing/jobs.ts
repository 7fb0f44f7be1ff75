import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { creditReferral } from "./referrals.ts";
import { reconcile } from "./sync.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "billing:reconcile": Record<string, never>;
    "billing:credit-referral": { referralId: string };
    "billing:end-payments": { customerId: string };
  }
}

export const billingJobs = (context: AppContext): AnyJob[] => [
  defineJob({
    name: "billing:reconcile",
    payload: z.record(z.string(), z.never()),
    every: "41 4 * * *",
    run: async () => {
      const startedAt = performance.now();
      const counts = await reconcile(context);
      context.log.info({ ...counts, ms: Math.round(performance.now() - startedAt) }, "Subscriptions reconciled");
    },
  }),
  defineJob({
    name: "billing:credit-referral",
    payload: z.object({ referralId: z.uuid() }),
    run: ({ referralId }) => creditReferral(context, referralId),
  }),
  defineJob({
    name: "billing:end-payments",
    payload: z.object({ customerId: z.string() }),
    run: async ({ customerId }) => context.payments?.cancelSubscriptions(customerId),
  }),
];
