import type { OutlierSortField } from "@coldopen/contract/outliers/query";
import clsx from "clsx";
import { ariaSort, SortButton } from "../../../ui/sort-button.tsx";
import { TableHead, TableHeader } from "../../../ui/table.tsx";
import type { ListView } from "../list-view.ts";
import { edgeLook, outlierColumns } from "./columns.ts";

export function OutlierTableHead({ view: { sort: sorted, change } }: { view: ListView }) {
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
