import type { billingRoutes } from "@coldopen/contract/billing/routes";
import type { AppContext } from "../../app-context.ts";
import type { Handlers } from "../../platform/http/serve.ts";
import { countReferralVisit, createReferral, readReferral } from "./referrals.ts";
import { billingService, type CountPlanUsage } from "./service.ts";
import { receiveEvent } from "./sync.ts";

/** The slow work is done; there is nothing left to write. */
const done =
  <T>(value: T) =>
  async (): Promise<T> =>
    value;

export const billingHandlers = (context: AppContext, countUsage: CountPlanUsage): Handlers<typeof billingRoutes> => {
  const service = billingService(context, countUsage);
  return {
    setup: () =>
      context.payments
        ? { payments: true, communityBudgetCents: context.config.aiMonthlyCapCents }
        : { payments: false },
    choosePlan: ({ caller, body: { plan, ...organization } }) => service.choosePlan(caller, plan, organization),
    checkout: async ({ caller, body }) => done(await service.checkout(caller, body)),
    refresh: async ({ caller }) => {
      await service.refresh(caller);
      return done({});
    },
    overview: ({ scope }) => service.overview(scope),
    payments: async ({ scope }) => done(await service.payments(scope)),
    portal: async ({ caller, scope, body }) => done(await service.portal(caller, scope, body.flow)),
    webhook: async ({ file, info }) => {
      await receiveEvent(context, await file.read(), info.header("stripe-signature"));
      return {};
    },
    createReferral: ({ scope }) => createReferral(context, scope),
    referral: ({ scope }) => readReferral(context, scope),
    countReferralVisit: async ({ body }) => {
      await countReferralVisit(context.db, body.code);
      return {};
    },
  };
};
