import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { Catalogue } from "@coldopen/contract/outliers/schema";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

const ASK_AGAIN_MS = 3_000;
const STALE_MS = 10 * 60_000;
const outliersApi = api(outlierRoutes);

/** What the catalogue holds. Asks again while it is being prepared; once it is there, all that was asked before is asked anew. */
export const catalogueQuery = () =>
  queryOptions({
    queryKey: ["catalogue"],
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryData<Catalogue>(queryKey);
      const now = await outliersApi.categories({}, { signal });
      if (before?.isPreparing && !now.isPreparing)
        void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== queryKey[0] });
      return now;
    },
    staleTime: ({ state }) => (state.data?.isPreparing ? 0 : STALE_MS),
    refetchInterval: ({ state }) => state.data?.isPreparing === true && ASK_AGAIN_MS,
    retry: false,
  });
