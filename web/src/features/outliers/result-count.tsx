import { COUNT_CAP } from "@coldopen/contract/outliers/schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { groupedNumber } from "../../lib/format.ts";
import { t } from "../../locales/en/outliers.ts";
import { fetchOutliers, type OutlierList } from "./api.ts";

/** Requested apart from the list, which would wait for it. */
const countQuery = (list: OutlierList) =>
  queryOptions({
    queryKey: ["outliers", list.channel.organizationId, list.channel.channelUcid, "count", list.type, list.queryParams],
    queryFn: async ({ signal }) => {
      const queryParams = { ...list.queryParams, includeCount: "true" } as const;
      const page = await fetchOutliers({ ...list, queryParams }, { itemsPerPage: 1, signal });
      return page.isPreparing ? null : page.count;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isOfFollowed: list.queryParams.source === "favorite_channels" },
  });

export function ResultCount(list: OutlierList) {
  const { data: count } = useQuery(countQuery(list));
  return (
    <span role="status" aria-label={t("list.count")} className="type-data text-xs whitespace-nowrap text-faint">
      {typeof count === "number" &&
        (count >= COUNT_CAP
          ? t("list.resultsOrMore", { formatted: groupedNumber(COUNT_CAP) })
          : t("list.results", { count, formatted: groupedNumber(count) }))}
    </span>
  );
}
