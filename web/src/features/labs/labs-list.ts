import { queryOptions } from "@tanstack/react-query";
import { labsApi } from "./api.ts";

export const labsListQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["labs", "list", orgId],
    queryFn: async ({ signal }) => (await labsApi.list({ params: { orgId } }, { signal })).gates,
  });
