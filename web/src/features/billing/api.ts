import { billingRoutes } from "@coldopen/contract/billing/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const billingApi = api(billingRoutes);

export const setupQuery = queryOptions({
  queryKey: ["billing", "setup"],
  queryFn: ({ signal }) => billingApi.setup({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
