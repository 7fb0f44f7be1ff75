import { billingRoutes } from "@coldopen/contract/billing/routes";
import { AppError } from "@coldopen/contract/kernel/errors";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { failureText } from "../session/index.ts";

export const billingApi = api(billingRoutes);

export const setupQuery = queryOptions({
  queryKey: ["billing", "setup"],
  queryFn: ({ signal }) => billingApi.setup({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const overviewQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["billing", "overview", orgId],
    queryFn: ({ signal }) => billingApi.overview({ params: { orgId } }, { signal }),
  });

export const paymentsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["billing", "payments", orgId],
    queryFn: ({ signal }) => billingApi.payments({ params: { orgId } }, { signal }),
  });

export const referralQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["billing", "referral", orgId],
    queryFn: ({ signal }) => billingApi.referral({ params: { orgId } }, { signal }),
  });

/** For what the payment provider failed to do the server's own sentence: it says whether something was charged. */
export const paymentFailureText = (error: unknown): string =>
  error instanceof AppError && error.code === "upstream_failed" ? error.message : failureText(error);
