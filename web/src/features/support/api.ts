import { supportRoutes } from "@coldopen/contract/support/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const supportApi = api(supportRoutes);

export const supportContactQuery = queryOptions({
  queryKey: ["support", "contact"],
  queryFn: ({ signal }) => supportApi.contact({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
