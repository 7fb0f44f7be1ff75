import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import type { Catalogue } from "@coldopen/contract/outliers/schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../lib/api.ts";
import { t } from "../../locales/en/outlier-index.ts";
import { Empty } from "../../ui/empty.tsx";
import { Spinner } from "../../ui/spinner.tsx";

const REFETCH_MS = 3_000;
const STALE_MS = 10 * 60_000;
const outliersApi = api(outlierRoutes);

/** What the catalogue holds. Polls while it is being prepared; when it is ready, every other query is refetched. */
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
    refetchInterval: ({ state }) => state.data?.isPreparing === true && REFETCH_MS,
    retry: false,
  });

export const Preparing = () => (
  <div role="status" className="flex flex-1 flex-col">
    <Empty className="flex-1 py-24" icon={<Spinner className="mt-2 size-5" />} title={t("catalogue.preparing")}>
      {t("catalogue.preparingText")}
    </Empty>
  </div>
);

type UnlessPreparingProps = { brief?: boolean; children: ReactNode };

/** Shows the text of an empty list, or that the catalogue behind the list is still being prepared. */
export function UnlessPreparing({ brief = false, children }: UnlessPreparingProps) {
  const { data, isPending } = useQuery(catalogueQuery());
  if (isPending) return null;
  if (!data?.isPreparing) return children;
  return brief ? t("catalogue.preparing") : <Preparing />;
}
