import { z } from "zod";
import type { Payments } from "../../adapters/payments/port.ts";
import type { AppContext } from "../../app-context.ts";
import { type AnyJob, defineJob } from "../../platform/jobs/define-job.ts";
import { updateRenewals } from "./customers.ts";
import { creditReferral, requeueCredits } from "./referrals.ts";
import { reconcile, syncCustomer } from "./sync.ts";

declare module "../../platform/jobs/define-job.ts" {
  interface JobPayloads {
    "billing:reconcile": Record<string, never>;
    "billing:sync": { organizationId: string; customerId: string };
    "billing:credit-referral": { referralId: string };
    "billing:end-payments": { customerId: string };
    "billing:cancel-unpaid": { subscriptionId: string };
    "billing:update-renewals": { organizationId: string; customerId: string };
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
      const requeuedCredits = context.payments ? await requeueCredits(context) : 0;
      context.log.info(
        { ...counts, requeuedCredits, ms: Math.round(performance.now() - startedAt) },
        "Subscriptions reconciled",
      );
    },
  }),
  defineJob({
    name: "billing:sync",
    payload: z.object({ organizationId: z.uuid(), customerId: z.string() }),
    run: (customer) => syncCustomer(context, requirePayments(context), customer),
  }),
  defineJob({
    name: "billing:credit-referral",
    payload: z.object({ referralId: z.uuid() }),
    run: ({ referralId }) => creditReferral(context.db, requirePayments(context), referralId),
  }),
  defineJob({
    name: "billing:end-payments",
    payload: z.object({ customerId: z.string() }),
    run: ({ customerId }) => requirePayments(context).cancelSubscriptions(customerId),
  }),
  defineJob({
    name: "billing:cancel-unpaid",
    payload: z.object({ subscriptionId: z.string() }),
    run: ({ subscriptionId }) => requirePayments(context).cancelUnpaid(subscriptionId),
  }),
  defineJob({
    name: "billing:update-renewals",
    payload: z.object({ organizationId: z.uuid(), customerId: z.string() }),
    run: (customer) => updateRenewals(context.db, requirePayments(context), customer),
  }),
];

/** Without payments the job fails and is tried again, so that nothing owed is forgotten. */
function requirePayments({ payments }: Pick<AppContext, "payments">): Payments {
  if (!payments) throw new Error("Payments are not configured");
  return payments;
}
