import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

const outliersApi = api(outlierRoutes);

export const explainQuery = (videoId: string) =>
  queryOptions({
    queryKey: ["outliers", "explain", videoId],
    queryFn: ({ signal }) => outliersApi.explain({ params: { videoId } }, { signal }),
    staleTime: 5 * 60_000,
  });
