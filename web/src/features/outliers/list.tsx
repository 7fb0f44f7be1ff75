import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, useMemo } from "react";
import { Preparing } from "../catalogue/index.ts";
import type { ActiveChannel } from "../channels/index.ts";
import { primeKeywords } from "../keywords/index.ts";
import { ListFailed, MoreFailed } from "../list-failed/index.ts";
import type { ChangeState } from "./address.ts";
import { isPreparing, outliersQuery } from "./api.ts";
import type { Asked } from "./asked.ts";
import type { CardLinks } from "./card/links.ts";
import { OutlierGrid } from "./grid.tsx";
import type { ListView } from "./list-view.ts";
import type { OutliersState } from "./search.ts";
import { NoVideos, OutliersLoading } from "./states.tsx";
import { OutlierTable } from "./table/table.tsx";
import { t } from "./texts.ts";

type OutliersListProps = {
  place: ActiveChannel;
  state: OutliersState;
  asked: Asked;
  now: Date;
  links: CardLinks;
  change: ChangeState;
};

const none: readonly OutlierVideo[] = [];

export const OutliersList = memo(function OutliersList({ place, state, asked, now, links, change }: OutliersListProps) {
  const { type, layout, sortField, sortOrder } = state;
  const query = useInfiniteQuery(outliersQuery(place, type, asked));
  const videos = useMemo(() => query.data?.pages.flatMap(({ results }) => results) ?? none, [query.data]);
  useKeywordsAhead(place.channelUcid, query.data?.pages.at(-1)?.results ?? none);

  if (query.isError && videos.length === 0)
    return <ListFailed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <OutliersLoading layout={layout} type={type} />;
  if (isPreparing(query.data?.pages)) return <Preparing />;
  if (videos.length === 0)
    return <NoVideos place={place} state={state} languages={asked.language ?? []} change={change} />;

  const view: ListView = { place, videos, now, type, sort: { sortField, sortOrder }, change, links, pages: query };
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

/** The keywords of a page come in one call, whichever of its cards are drawn. */
function useKeywordsAhead(ucid: string, page: readonly OutlierVideo[]) {
  const client = useQueryClient();
  useEffect(() => {
    primeKeywords(
      client,
      ucid,
      page.map(({ title1 }) => title1),
    );
  }, [client, ucid, page]);
}
