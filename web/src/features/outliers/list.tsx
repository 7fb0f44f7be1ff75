import type { OutlierQueryParams } from "@coldopen/contract/outliers/list-query";
import type { OutliersState } from "@coldopen/contract/outliers/list-state";
import { useInfiniteQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/outliers.ts";
import { ListFailed, MoreFailed } from "../list-failed/index.ts";
import { Preparing } from "../outlier-index/index.ts";
import type { ChangeState } from "./address.ts";
import type { OutlierList } from "./api.ts";
import type { CardLinks } from "./card/links.ts";
import { OutlierGrid } from "./grid.tsx";
import type { ListView } from "./list-view.ts";
import { type ItemRef, isPreparing, outliersQuery } from "./pages.ts";
import { NoVideos, OutliersLoading } from "./states.tsx";
import { OutlierTable } from "./table/table.tsx";

type OutliersListProps = {
  channel: ActiveChannel;
  state: OutliersState;
  queryParams: OutlierQueryParams;
  now: Date;
  links: CardLinks;
  change: ChangeState;
};

const none: readonly ItemRef[] = [];

export const OutliersList = memo(function OutliersList({
  channel,
  state,
  queryParams,
  now,
  links,
  change,
}: OutliersListProps) {
  const { type, layout, sortField, sortOrder } = state;
  const list = useMemo<OutlierList>(() => ({ channel, type, queryParams }), [channel, type, queryParams]);
  const query = useInfiniteQuery(outliersQuery(list));
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? none, [query.data]);

  if (query.isError && items.length === 0) return <ListFailed error={query.error} />;
  if (query.isPending) return <OutliersLoading layout={layout} type={type} />;
  if (isPreparing(query.data?.pages)) return <Preparing />;
  if (items.length === 0)
    return <NoVideos channel={channel} state={state} languages={queryParams.language ?? []} change={change} />;

  const view: ListView = { list, items, now, sort: { sortField, sortOrder }, change, links, pages: query };
  return (
    <>
      {layout === "grid" ? <OutlierGrid view={view} /> : <OutlierTable view={view} />}
      {query.isFetchNextPageError && (
        <MoreFailed error={query.error} onRetry={() => void query.fetchNextPage()}>
          {t("list.moreFailed")}
        </MoreFailed>
      )}
    </>
  );
});
