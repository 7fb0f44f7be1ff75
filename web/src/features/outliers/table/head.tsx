import type { OutlierSortField } from "@coldopen/contract/outliers/query";
import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { TableHead, TableHeader } from "../../../ui/table.tsx";
import type { ListView } from "../list-view.ts";
import { edgeLook, outlierColumns } from "./columns.ts";

export const OutlierTableHead = ({ view }: { view: ListView }) => (
  <TableHead className="top-(--bars)!">
    <tr className={clsx("border-b border-line", edgeLook)}>
      {outlierColumns.map(({ name, numeric, sort, look }) => (
        <TableHeader key={name} numeric={numeric} aria-sort={sort && ariaSort(view.sort, sort)} className={look}>
          {sort ? <SortButton name={name} field={sort} view={view} /> : name}
        </TableHeader>
      ))}
    </tr>
  </TableHead>
);

const ariaSort = ({ sortField, sortOrder }: ListView["sort"], field: OutlierSortField) =>
  sortField !== field ? ("none" as const) : sortOrder === "asc" ? ("ascending" as const) : ("descending" as const);

function SortButton({ name, field, view }: { name: string; field: OutlierSortField; view: ListView }) {
  const { sortField, sortOrder } = view.sort;
  const isOn = sortField === field;
  const Arrow = sortOrder === "asc" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => view.change({ sortField: field, sortOrder: isOn && sortOrder === "desc" ? "asc" : "desc" })}
      className={clsx("inline-flex items-center gap-1 rounded-xs hover:text-text", isOn && "text-text")}
    >
      {name}
      {isOn && <Arrow className="size-3" />}
    </button>
  );
}
