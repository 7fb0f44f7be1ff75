import { useInfiniteQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/outliers.ts";
import { ListFailed, MoreFailed } from "../list-failed/index.ts";
import { Preparing } from "../outlier-index/index.ts";
import type { ChangeState } from "./address.ts";
import type { OutlierList } from "./api.ts";
import type { Asked } from "./asked.ts";
import type { CardLinks } from "./card/links.ts";
import { OutlierGrid } from "./grid.tsx";
import type { ListView } from "./list-view.ts";
import { isPreparing, outliersQuery, type Spot } from "./pages.ts";
import type { OutliersState } from "./search.ts";
import { NoVideos, OutliersLoading } from "./states.tsx";
import { OutlierTable } from "./table/table.tsx";

type OutliersListProps = {
  place: ActiveChannel;
  state: OutliersState;
  asked: Asked;
  now: Date;
  links: CardLinks;
  change: ChangeState;
};

const none: readonly Spot[] = [];

export const OutliersList = memo(function OutliersList({ place, state, asked, now, links, change }: OutliersListProps) {
  const { type, layout, sortField, sortOrder } = state;
  const list = useMemo<OutlierList>(() => ({ place, type, asked }), [place, type, asked]);
  const query = useInfiniteQuery(outliersQuery(list));
  const spots = useMemo(() => query.data?.pages.flatMap((page) => page.spots) ?? none, [query.data]);

  if (query.isError && spots.length === 0)
    return <ListFailed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <OutliersLoading layout={layout} type={type} />;
  if (isPreparing(query.data?.pages)) return <Preparing />;
  if (spots.length === 0)
    return <NoVideos place={place} state={state} languages={asked.language ?? []} change={change} />;

  const view: ListView = { list, spots, now, sort: { sortField, sortOrder }, change, links, pages: query };
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
