import type { OutlierSortField } from "@coldopen/contract/outliers/query";
import { COUNT_CAP, OUTLIERS_PAGE_LIMIT, type OutlierVideo } from "@coldopen/contract/outliers/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ChevronDown, SearchX } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { groupedNumber } from "../../lib/format.ts";
import { placeholderKeys } from "../../lib/placeholder-keys.ts";
import { useColumns } from "../../lib/use-columns.ts";
import { t } from "../../locales/en/creators.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceChip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Menu, MenuRadios } from "../../ui/menu.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { ListFailed, MoreFailed } from "../list-failed/index.ts";
import { columnsOf, ExportVideos, OutlierCard, OutlierCardSkeleton } from "../outliers/index.ts";
import { creatorVideosQuery, fetchCreatorVideos, type VideoKind } from "./api.ts";

const DEFAULT_INDEX = 2;
const indexes = [DEFAULT_INDEX, 5, 10];
const sorts = ["performance_index", "uploaded", "views"] as const satisfies readonly OutlierSortField[];
const gridLook = "grid gap-x-5 gap-y-7";
const SKELETONS = 5;

type TheirOutliersProps = {
  channel: ActiveChannel;
  ucid: string;
  kind: VideoKind;
  now: Date;
  onOpen: (video: OutlierVideo) => void;
};

export function TheirOutliers({ channel, ucid, kind, now, onOpen }: TheirOutliersProps) {
  const [minIndex, setMinIndex] = useState<number | undefined>(DEFAULT_INDEX);
  const [sort, setSort] = useState<(typeof sorts)[number]>("performance_index");
  const query = useInfiniteQuery(creatorVideosQuery(ucid, { kind, minIndex, sort }));
  const columns = { gridTemplateColumns: `repeat(${useColumns(columnsOf[kind])}, minmax(0, 1fr))` };
  const videos = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const count = query.data?.pages[0]?.count;
  return (
    <section aria-labelledby="creator-outliers" className="px-(--page-x) py-4.5">
      <div className="mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <h2 id="creator-outliers" className="type-title text-md">
          {t("list.title")}
        </h2>
        {typeof count === "number" && (
          <span className="text-xs text-faint">
            {groupedNumber(count)}
            {count >= COUNT_CAP && "+"}
          </span>
        )}
        <fieldset aria-label={t("list.index")} className="ml-auto flex gap-1.5">
          {indexes.map((index) => (
            <ChoiceChip
              key={index}
              pressed={minIndex === index}
              onClick={() => setMinIndex(minIndex === index ? undefined : index)}
            >
              {t("list.from", { index })}
            </ChoiceChip>
          ))}
        </fieldset>
        <SortMenu sort={sort} onChange={setSort} />
        {videos.length > 0 && (
          <ExportVideos
            name={`creator-${kind}`}
            fetchPage={(next, signal) =>
              fetchCreatorVideos(ucid, { kind, minIndex, sort }, { signal, next, itemsPerPage: OUTLIERS_PAGE_LIMIT })
            }
          />
        )}
      </div>
      {query.isPending && (
        <div role="status" aria-label={t("list.loading")} className={gridLook} style={columns}>
          {placeholderKeys(SKELETONS).map((key) => (
            <span key={key}>
              <OutlierCardSkeleton type={kind} />
            </span>
          ))}
        </div>
      )}
      {query.isError && videos.length === 0 && <ListFailed error={query.error} />}
      {query.isSuccess && videos.length === 0 && (
        <Empty
          className="py-12"
          icon={<SearchX />}
          title={t(`list.none.${kind}`)}
          action={minIndex !== undefined && <Button onClick={() => setMinIndex(undefined)}>{t("list.showAll")}</Button>}
        />
      )}
      <ul aria-label={t("list.title")} className={gridLook} style={columns}>
        {videos.map((video) => (
          <li key={video.id} className="min-w-0">
            <OutlierCard channel={channel} video={video} now={now} links={{ open: onOpen }} />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError ? (
        <MoreFailed error={query.error} onRetry={() => void query.fetchNextPage()}>
          {t("list.moreFailed")}
        </MoreFailed>
      ) : (
        query.hasNextPage && (
          <ShowMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
            {t("list.more")}
          </ShowMore>
        )
      )}
    </section>
  );
}

type SortMenuProps = { sort: (typeof sorts)[number]; onChange: (sort: (typeof sorts)[number]) => void };

function SortMenu({ sort, onChange }: SortMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Menu
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" kind="ghost" trailing={<ChevronDown className="size-3.5 text-faint" />}>
          <span className="font-normal text-faint">{t("list.sort")}</span>{" "}
          <span className="font-semibold text-text">{t(`list.sorts.${sort}`)}</span>
        </Button>
      }
    >
      <MenuRadios
        label={t("list.sort")}
        value={sort}
        onValueChange={(next) => {
          setOpen(false);
          onChange(next);
        }}
        options={sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
      />
    </Menu>
  );
}
