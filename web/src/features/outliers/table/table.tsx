import type { OutlierSortField } from "@coldopen/contract/outliers/query";
import clsx from "clsx";
import { memo } from "react";
import { t } from "../../../locales/en/outliers.ts";
import { ariaSort, SortButton } from "../../../ui/sort-button.tsx";
import { TableHead, TableHeader } from "../../../ui/table.tsx";
import { WindowTable } from "../../../ui/window-table.tsx";
import type { OutlierList } from "../api.ts";
import type { CardLinks } from "../card/links.ts";
import { ItemFailed } from "../item-failed.tsx";
import { BARS_PX, type ListView } from "../list-view.ts";
import { type ItemRef, useVideo } from "../pages.ts";
import { edgeLook, outlierColumns, roomLook } from "./columns.ts";
import { OutlierRow } from "./row.tsx";
import { OutlierRowSkeleton, OutlierTableSkeleton } from "./skeleton.tsx";

function OutlierTableHead({ view: { sort: sorted, change } }: { view: ListView }) {
  const directionOf = (field: OutlierSortField) => (field === sorted.sortField ? sorted.sortOrder : undefined);
  const sortBy = (field: OutlierSortField) =>
    change({ sortField: field, sortOrder: directionOf(field) === "desc" ? "asc" : "desc" });
  return (
    <TableHead className="top-(--bars)!">
      <tr className={clsx("border-b border-line", edgeLook)}>
        {outlierColumns.map(({ name, numeric, sort, look }) => (
          <TableHeader key={name} numeric={numeric} aria-sort={sort && ariaSort(directionOf(sort))} className={look}>
            {sort ? (
              <SortButton direction={directionOf(sort)} onSort={() => sortBy(sort)}>
                {name}
              </SortButton>
            ) : (
              name
            )}
          </TableHeader>
        ))}
      </tr>
    </TableHead>
  );
}

export const OutlierTable = ({ view }: { view: ListView }) => (
  <div className={roomLook}>
    <WindowTable
      name={t("list.name")}
      columns={outlierColumns}
      items={view.items}
      bars={BARS_PX}
      pages={view.pages}
      head={<OutlierTableHead view={view} />}
      more={<OutlierTableSkeleton rows={3} label={t("list.more")} />}
    >
      {(item, index) => <RowAt list={view.list} item={item} index={index} now={view.now} links={view.links} />}
    </WindowTable>
  </div>
);

type RowAtProps = { list: OutlierList; item: ItemRef; index: number; now: Date; links: CardLinks };

const RowAt = memo(function RowAt({ list, item, index, now, links }: RowAtProps) {
  const { video, isFailed, retry } = useVideo(list, item);
  if (video) return <OutlierRow channel={list.channel} video={video} index={index} now={now} links={links} />;
  return isFailed ? (
    <OutlierRowSkeleton index={index} lines={<ItemFailed onRetry={retry} />} />
  ) : (
    <OutlierRowSkeleton index={index} />
  );
});
